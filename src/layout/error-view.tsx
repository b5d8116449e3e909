import type { ReactNode } from 'react';

import { Container } from '@/components/container/container';
import { ButtonLink } from '@/components/ui/button-link';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

type Props = { heading: string; text: string; children?: ReactNode };

/** What went wrong, what to do about it if anything, and the ways on: home, and the stock. */
export function ErrorView({ heading, text, children }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  return (
    <Container>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
      <p>
        <ButtonLink href={toPath('home', locale)}>
          {t('common:error.back_to', { page: t('common:page.home.short') })}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink href={toPath('stockOverview', locale)} variant="outlined">
          {t('common:section.allStock')}
        </ButtonLink>
      </p>
    </Container>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';

import { Container } from '@/components/container/container';
import { ButtonLink } from '@/components/ui/button-link';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './error-view.module.css';

type Props = {
  heading: string;
  text: string;
  /** The remedy, a button; it comes before the other links. */
  remedy?: ReactNode;
  /** Whether it replaces a page that the visitor may be reading: then it scrolls to the top and takes the focus. */
  isLate?: boolean;
  /** A search for what may be meant. */
  search?: ReactNode;
  /** What the visitor most likely wants instead; it comes before the links. */
  instead?: ReactNode;
};

/** An error message, what helps if there is anything, and links to the stock and the home page. */
export function ErrorView({ heading, text, remedy, isLate = false, search, instead }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLate) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [isLate]);
  return (
    // The page that renders items live is this one with its texts replaced (`gatsby/artifacts/write-live-pages.ts`).
    <Container>
      <div className={styles.error}>
        <h1 ref={title} tabIndex={isLate ? -1 : undefined} suppressHydrationWarning>
          {heading}
        </h1>
        <p suppressHydrationWarning>{text}</p>
        {search}
      </div>
      {instead}
      <p className={styles.ways}>
        {remedy}
        <ButtonLink href={toPath('stockOverview', locale)} variant={remedy === undefined ? 'primary' : 'outlined'}>
          {t('common:section.allStock')}
        </ButtonLink>
        <ButtonLink href={toPath('home', locale)} variant="outlined">
          {t('common:error.back_to', { page: t('common:page.home.short') })}
        </ButtonLink>
      </p>
    </Container>
  );
}

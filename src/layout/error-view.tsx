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
  /** What to do about it, a button; it then comes before the ways on. */
  remedy?: ReactNode;
  /**
   * Whether it takes the place of a page that somebody may be reading: then it begins at the top, and has the focus.
   */
  isLate?: boolean;
};

/** What went wrong, what to do about it if anything, and the ways on: the stock, and home. */
export function ErrorView({ heading, text, remedy, isLate = false }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLate) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [isLate]);
  return (
    // The page that shows a machine live is this one with other words in it
    // (`gatsby/artifacts/write-live-pages.ts`).
    <Container>
      <div className={styles.error}>
        <h1 ref={title} tabIndex={isLate ? -1 : undefined} suppressHydrationWarning>
          {heading}
        </h1>
        <p suppressHydrationWarning>{text}</p>
        <p className={styles.ways}>
          {remedy}
          <ButtonLink href={toPath('stockOverview', locale)} variant={remedy === undefined ? 'primary' : 'outlined'}>
            {t('common:section.allStock')}
          </ButtonLink>
          <ButtonLink href={toPath('home', locale)} variant="outlined">
            {t('common:error.back_to', { page: t('common:page.home.short') })}
          </ButtonLink>
        </p>
      </div>
    </Container>
  );
}

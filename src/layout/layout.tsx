import type { ReactNode } from 'react';

import { publicSettings } from '@/config/public-settings';
import { Consent } from '@/features/consent/components/consent';
import { useAfterOpening } from '@/hooks/use-after-opening';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { Floating } from './floating/floating';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import * as styles from './layout.module.css';

/** The frame of every page but the bare ones. */
export function Layout({ context, children }: { context: PageContext; children: ReactNode }) {
  const { t } = useTexts();
  const isOpened = useAfterOpening();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('common:site.skip')}
      </a>
      {publicSettings.isPreview && (
        <p className={styles.preview} role="note">
          {t('common:site.preview')}
        </p>
      )}
      <Header context={context} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {isOpened && <Footer />}
      <Floating context={context} />
      <Consent />
    </>
  );
}

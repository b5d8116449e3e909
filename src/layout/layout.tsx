import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import { ErrorBoundary } from '@/components/error-boundary';
import { publicSettings } from '@/config/public-settings';
import { Consent } from '@/features/consent/components/consent';
import { useAfterPaint } from '@/hooks/use-after-paint';
import { KeepTexts } from '@/i18n/keep-texts';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { FailedPage } from './failed-page';
import { Floating } from './floating/floating';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { useOnScreen } from './kept-nodes';
import * as styles from './layout.module.css';
import { ShowPage } from './page-context-bridge';

type Props = {
  context: PageContext;
  pathname: string;
  children: ReactNode;
};

/**
 * The frame of every page except bare ones. It persists across navigations: a new page renders first, and the frame
 * updates after it.
 */
export function Layout({ context, pathname, children }: Props) {
  const [reported, setReported] = useState({ pathname, context });
  const show = useCallback((of: PageContext) => setReported({ pathname, context: of }), [pathname]);
  const current = reported.pathname === pathname ? reported.context : context;
  useOnScreen(pathname);
  const page = useMemo(() => ({ pathname, context: current }), [pathname, current]);
  // A deferred value alone would render before the paint, though in slices.
  const shown = useDeferredValue(useAfterPaint(page));
  return (
    <ShowPage.Provider value={show}>
      <KeepTexts>
        <Top context={shown.context} />
      </KeepTexts>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary tryAgainFor={pathname} fallback={<FailedPage key={pathname} path={pathname} />}>
          {children}
        </ErrorBoundary>
      </main>
      <KeepTexts>
        <Bottom />
        {/* A new instance for each page: what was opened on the previous page is reset. */}
        <Floating key={shown.pathname} context={shown.context} />
      </KeepTexts>
    </ShowPage.Provider>
  );
}

const Top = memo(function Top({ context }: { context: PageContext }) {
  const { t } = useTexts();
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
    </>
  );
});

const Bottom = memo(function Bottom() {
  return (
    <>
      <Footer />
      <Consent />
    </>
  );
});

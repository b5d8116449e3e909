import { useHydrated } from '@/hooks/use-hydrated';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { ContactShortcuts } from './contact-shortcuts';
import * as styles from './floating.module.css';
import { OfflineNote } from './offline-note';
import { PopUp } from './pop-up';
import { ToTop } from './to-top';

/**
 * Elements that float over a corner of the page. They differ between visitors and repeat what the page offers, so they
 * render last.
 */
export function Floating({ context }: { context: PageContext }) {
  const { t } = useTexts();
  if (!useHydrated()) return null;
  return (
    <div className={styles.floating} data-route={context.route} data-print="no">
      <OfflineNote />
      <PopUp />
      <nav aria-label={t('common:site.shortcuts')} className={styles.corner}>
        <ToTop />
        <ContactShortcuts />
      </nav>
    </div>
  );
}

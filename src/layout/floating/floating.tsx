import { useHydrated } from '@/hooks/use-hydrated';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { ContactShortcuts } from './contact-shortcuts';
import * as styles from './floating.module.css';
import { OfflineNote } from './offline-note';
import { PopUp } from './pop-up';
import { ToTop } from './to-top';

/**
 * What floats over the corner of a page. It differs between visitors and says nothing that the page does not say, so it
 * comes last.
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

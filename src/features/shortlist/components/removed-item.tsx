import { useEffect, useRef } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';

import type { Removed } from '../hooks/use-list-changes';

import { focusInSight } from './focus-in-sight';
import * as styles from './own-list.module.css';

/** In the place of a machine that was removed: it says so, and takes the focus, which would be lost. */
export function RemovedItem({ removed, onUndo }: { removed: Removed; onUndo: () => void }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusInSight(place.current?.querySelector('button'), place.current), []);
  return (
    <div ref={place} className={styles.removed} data-print="no">
      <p id="removed-item">{t('shortlist:remove.done', { title: removed.title })}</p>
      <button type="button" aria-describedby="removed-item" onClick={onUndo}>
        <Icon name="arrow" />
        {t('shortlist:remove.undo')}
      </button>
    </div>
  );
}

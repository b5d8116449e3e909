import { useEffect, useMemo } from 'react';

import { useHydrated } from '@/hooks/use-hydrated';
import { useNearView } from '@/hooks/use-near-view';
import { useTexts } from '@/i18n/use-texts';

import { useAnswers } from '../../hooks/use-answers';
import { useItemPath } from '../../hooks/use-item-path';
import {
  addRecentlySeen,
  buildRecentRequest,
  formatRecentlySeen,
  parseRecentlySeen,
  sortRecent,
} from '../../model/item-page/recently-seen';

import { ItemRow } from './item-row';
import * as styles from './item-row.module.css';

const storageKey = 'recently-seen';
const shown = 4;

/** The items this visitor has seen, with live data. Only their ids are stored, in this browser. */
export function RecentItems({ id }: { id: string }) {
  const { t } = useTexts();
  const { ref, isNear } = useNearView<HTMLDivElement>('recent');
  const isHydrated = useHydrated();
  const others = useMemo(
    () =>
      isHydrated
        ? read()
            .filter((other) => other !== id)
            .slice(0, shown)
        : [],
    [isHydrated, id],
  );
  useEffect(() => {
    try {
      window.localStorage.setItem(storageKey, formatRecentlySeen(addRecentlySeen(read(), id)));
    } catch {
      // Storage is blocked or full: nothing is remembered.
    }
  }, [id]);
  const toPath = useItemPath([]);
  const isAsked = isNear && others.length > 0;
  const { answers, isSettled } = useAnswers(isAsked ? [buildRecentRequest(others)] : []);
  const items = isAsked && isSettled ? sortRecent(answers[0]?.items ?? [], others) : null;
  return (
    <div ref={ref} className={styles.place}>
      {others.length > 0 && items?.length !== 0 && (
        <ItemRow
          title={t('item:recent.title')}
          isNear={isNear}
          items={items === null ? null : items.map((item) => ({ item, path: toPath(item) }))}
        />
      )}
    </div>
  );
}

function read(): readonly string[] {
  try {
    return parseRecentlySeen(window.localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

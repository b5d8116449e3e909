import { useMemo } from 'react';

import type { StockItem } from '@/features/stock/model/item';
import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';

import { toFitGroup } from '../model/compare-fit';
import { toCompareTable, type CompareGroup } from '../model/compare-table';

import { useComparedItems } from './use-compared-items';

/** `isWhole`: no more rows are coming. */
type Compared = { groups: readonly CompareGroup[]; isWhole: boolean };

/**
 * The rows of a table that compares machines, in groups.
 * @param fit translates the texts of `fit:`
 * @param hasDifferencesOnly leaves out rows that are no difference
 */
export function useCompareGroups(known: readonly StockItem[], fit: Translate, hasDifferencesOnly: boolean): Compared {
  const { t, iso } = useTexts();
  const { items, isSettled } = useComparedItems(known);
  const groups = useMemo(() => {
    const wording = { t, iso };
    return [...toCompareTable(items, wording), toFitGroup(items, t('shortlist:compare.fit'), { t: fit, wording })];
  }, [items, t, iso, fit]);
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !hasDifferencesOnly || row.isDifference) }))
    .filter(({ rows }) => rows.length > 0);
  return { groups: shown, isWhole: isSettled };
}

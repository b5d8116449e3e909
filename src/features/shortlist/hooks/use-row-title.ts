import { useCallback } from 'react';

import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { useTexts } from '@/i18n/use-texts';

import type { Row } from '../model/row';

/** The name of a machine; its number where nothing else is known. */
export function useRowTitle(): (row: Pick<Row, 'id' | 'item'>) => string {
  const { t } = useTexts();
  const toWords = useItemWords();
  return useCallback(
    ({ id, item }) => (item === null ? t('stock:item.untitled', { number: id }) : toWords(item).title),
    [t, toWords],
  );
}

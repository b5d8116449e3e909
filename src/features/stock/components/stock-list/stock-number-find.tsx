import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { stockClient } from '../../hooks/stock-client';
import type { StockItem } from '../../model/item';
import { buildSearchRequest } from '../../model/search/search-request';

import * as styles from './no-results.module.css';
import { StockGrid } from './stock-grid';

type Props = {
  term: string;
  /** Other ways to write the number that items in stock have, e.g. with its letter. */
  numbers: readonly string[];
  toItemPath: (item: StockItem) => string;
  /** The text when no item has the number. */
  none: ReactNode;
  /** Called with the number of items on screen; with 0 when they go. */
  onFound: (count: number) => void;
};

/**
 * The items whose stock number is the search term. The API's text search covers names only, and visitors paste numbers.
 */
export function StockNumberFind({ term, numbers, toItemPath, none, onFound }: Props) {
  const { t } = useTexts();
  const [found, setFound] = useState<{ term: string; items: readonly StockItem[] } | null>(null);
  const key = JSON.stringify([...new Set([term, term.toUpperCase(), ...numbers])]);
  useEffect(() => {
    const controller = new AbortController();
    const values = JSON.parse(key) as string[];
    const request = buildSearchRequest({ filters: [{ property: 'advertiserStockNumber', values }] });
    void stockClient.fetch(request, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setFound({ term, items: answer.status === 'ok' ? answer.value.items : [] });
    });
    return () => {
      controller.abort();
    };
  }, [term, key]);
  const count = found?.term === term ? found.items.length : 0;
  useLayoutEffect(() => {
    onFound(count);
    return () => onFound(0);
  }, [count, onFound]);
  if (found?.term !== term) return null;
  if (found.items.length === 0) return none;
  return (
    <>
      <p role="status" className={styles.title}>
        {t('search:result.stockNumber')}
      </p>
      <StockGrid heading="h2" items={found.items.map((item) => ({ item, path: toItemPath(item) }))} eager={1} />
    </>
  );
}

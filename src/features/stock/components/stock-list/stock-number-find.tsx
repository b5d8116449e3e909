import { Link } from 'gatsby';
import { useEffect, useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { stockClient } from '../../hooks/stock-client';
import { useItemWords } from '../../hooks/use-item-words';
import type { StockItem } from '../../model/item';
import { buildSearchRequest } from '../../model/search/search-request';

type Props = {
  term: string;
  /** Other ways to write the number that machines really have, e.g. with its letter. */
  numbers: readonly string[];
  toItemPath: (item: StockItem) => string;
};

/** The machines whose stock number the words are: the search of the API knows names only, and people paste numbers. */
export function StockNumberFind({ term, numbers, toItemPath }: Props) {
  const { t } = useTexts();
  const toWords = useItemWords();
  const [found, setFound] = useState<{ term: string; items: readonly StockItem[] } | null>(null);
  const key = JSON.stringify([...new Set([term, term.toUpperCase(), ...numbers])]);
  useEffect(() => {
    const controller = new AbortController();
    const values = JSON.parse(key) as string[];
    const request = buildSearchRequest({ filters: [{ property: 'advertiserStockNumber', values }] });
    void stockClient.ask(request, controller.signal).then((answer) => {
      if (!controller.signal.aborted && answer.status === 'ok') setFound({ term, items: answer.value.items });
    });
    return () => {
      controller.abort();
    };
  }, [term, key]);
  if (found?.term !== term) return null;
  return found.items.map((item) => (
    <p key={item.advertisementID}>
      {t('search:result.stockNumber')} <Link to={toItemPath(item)}>{toWords(item).title}</Link>
    </p>
  ));
}

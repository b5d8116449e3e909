import { Link } from 'gatsby';
import { useEffect, useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { stockClient } from '../../hooks/stock-client';
import { useItemWords } from '../../hooks/use-item-words';
import type { StockItem } from '../../model/item';
import { setValues } from '../../model/search/applied-filters';
import { emptyQuery } from '../../model/search/query';
import { buildPageRequest } from '../../model/search/search-request';

type Props = { term: string; toItemPath: (item: StockItem) => string };

/** The machine whose stock number the words are: the search of the API knows names only, and people paste numbers. */
export function StockNumberFind({ term, toItemPath }: Props) {
  const { t } = useTexts();
  const toWords = useItemWords();
  const [found, setFound] = useState<{ term: string; item: StockItem } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const query = setValues(emptyQuery, 'advertiserStockNumber', [term]);
    const request = buildPageRequest({ query, scope: {}, today: new Date(), page: 1, withFacets: false });
    void stockClient.ask(request, controller.signal).then((answer) => {
      const item = answer.status === 'ok' ? answer.value.items[0] : undefined;
      if (!controller.signal.aborted && item !== undefined) setFound({ term, item });
    });
    return () => {
      controller.abort();
    };
  }, [term]);
  if (found?.term !== term) return null;
  return (
    <p>
      {t('search:result.stockNumber')} <Link to={toItemPath(found.item)}>{toWords(found.item).title}</Link>
    </p>
  );
}

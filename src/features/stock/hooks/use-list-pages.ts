import { useEffect } from 'react';

import { getLastPage } from '../model/search/query';

import { useFocusAdded } from './use-focus-added';
import type { ListAnswer } from './use-list-answer';
import type { StockQueryState } from './use-stock-query';

type Options = Pick<StockQueryState, 'query' | 'firstPage' | 'showPages'> &
  Pick<ListAnswer, 'answer' | 'source' | 'missing' | 'state' | 'retry'>;

/** Which pages a list shows. @returns adds pages to those shown, for the links before and after the items */
export function useListPages(list: Options): (first: number, last: number) => void {
  const { query, firstPage, showPages, answer, source, missing } = list;
  const { items, total } = answer;
  const focusAdded = useFocusAdded(items.length, '#stock-results article a');
  const last = getLastPage(total);
  useEffect(() => {
    // An old link to a page that the list no longer reaches shows the last one that there is.
    if (source === 'live' && total > 0 && query.page > last) showPages(Math.min(firstPage, last), last);
  }, [source, total, query.page, last, firstPage, showPages]);
  return (first, until) => {
    if (until > query.page || missing === 'after') focusAdded();
    if (first !== firstPage || until !== query.page) showPages(first, until);
    // The request for them has failed before.
    else if (list.state === 'failed') list.retry();
  };
}

import { startTransition, useCallback, useEffect, useMemo } from 'react';

import { changeLocation, getLocationEntry, useLocationEntry } from '@/hooks/location-entry';

import { formatQuery, parseQuery, type StockQuery } from '../model/search/query';
import { restrictToScope, type Scope } from '../model/search/search-request';

export type QueryUpdate = (query: StockQuery) => StockQuery;
/**
 * Changes what is asked for.
 * @param how `typing` names a field: its first change is a step of the history, the following ones take its place,
 *   until another change comes between
 */
export type ChangeQuery = (update: QueryUpdate, how?: { typing: string }) => void;

export type StockQueryState = {
  query: StockQuery;
  /** The first page that is shown; more may have been loaded after it. */
  firstPage: number;
  /** The query string as it is. */
  search: string;
  /** The name of the history's entry. */
  entryKey: string | undefined;
  change: ChangeQuery;
  /** Shows pages from the first to the last, in place of those shown now. */
  showPages: (firstPage: number, lastPage: number) => void;
};

/** What a list's address asks for. The address is the only state there is. */
export function useStockQuery({ pathname, scope }: { pathname: string; scope: Scope }): StockQueryState {
  const { search, state } = useLocationEntry(pathname);
  const query = useMemo(() => restrictToScope(parseQuery(search), scope), [search, scope]);

  const change = useCallback<ChangeQuery>(
    (update, how) => {
      // Read anew: several changes may come before the next render.
      const entry = getLocationEntry();
      const next = update(restrictToScope(parseQuery(entry.search), scope));
      const nextSearch = formatQuery(next, entry.search);
      if (nextSearch === formatQuery(parseQuery(entry.search), entry.search)) return;
      const replace = how !== undefined && entry.state.typing === how.typing;
      const nextState = how === undefined ? {} : { typing: how.typing };
      changeLocation({ search: nextSearch, state: nextState, replace, isLate: true });
    },
    [scope],
  );
  const showPages = useCallback((first: number, last: number) => {
    const { search: current, state: currentState } = getLocationEntry();
    const next = formatQuery({ ...parseQuery(current), page: last }, current);
    changeLocation({ search: next, state: { ...currentState, firstPage: first }, replace: true });
  }, []);

  // The first entry of a tab has no name yet, and cannot be remembered without.
  useEffect(() => {
    const entry = getLocationEntry();
    if (entry.state.key === undefined) startTransition(() => changeLocation({ ...entry, replace: true }));
  }, []);

  const firstPage = Math.min(Math.max(state.firstPage ?? query.page, 1), query.page);
  return { query, firstPage, search, entryKey: state.key, change, showPages };
}

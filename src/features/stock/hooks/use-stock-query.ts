import { startTransition, useCallback, useEffect, useMemo } from 'react';

import { changeLocation, getLocationEntry, useLocationEntry } from '@/hooks/location-entry';

import { emptyQuery, formatQuery, parseQuery, type StockQuery } from '../model/search/query';
import { restrictToScope, type Scope } from '../model/search/search-request';

export type QueryUpdate = (query: StockQuery) => StockQuery;
/**
 * How a query changes in the history. `typing` names a field: its first change adds an entry, the following ones
 * replace this entry until another change comes between; `finished` names the field whose typing ends. `searched` is
 * the text that led to the query. `replace` adds no entry.
 */
export type ChangeWay = { typing?: string; finished?: string; searched?: string; replace?: boolean };
export type ChangeQuery = (update: QueryUpdate, how?: ChangeWay) => void;

export type StockQueryState = {
  query: StockQuery;
  /** The first page on screen; the query's page is the last one. */
  firstPage: number;
  /** The query string of the address. */
  search: string;
  /** The key of the history entry. */
  entryKey: string | undefined;
  /** The text whose search led here. */
  searched: string | undefined;
  /** Whether the visitor may still be typing a search. */
  isTyping: boolean;
  change: ChangeQuery;
  /** Replaces the pages on screen. */
  showPages: (firstPage: number, lastPage: number) => void;
};

let last = { search: '', query: emptyQuery };

/** Parses a query string; the last one is kept, because a change starts from the address that was just rendered. */
export function readQuery(search: string): StockQuery {
  if (search !== last.search) last = { search, query: parseQuery(search) };
  return last.query;
}

/** The query of a list's address. The address is the only state. */
export function useStockQuery({ pathname, scope }: { pathname: string; scope: Scope }): StockQueryState {
  const { search, state } = useLocationEntry(pathname);
  const query = useMemo(() => restrictToScope(readQuery(search), scope), [search, scope]);

  const change = useCallback<ChangeQuery>(
    (update, { typing, finished, searched, replace = false } = {}) => {
      // Not the rendered query: several changes may come before the next render.
      const entry = getLocationEntry();
      const current = readQuery(entry.search);
      const nextSearch = formatQuery(update(restrictToScope(current, scope)), entry.search);
      const isSame = nextSearch === formatQuery(current, entry.search);
      const isDone = finished !== undefined;
      const { state: before } = entry;
      const isNews = searched !== before.searched && (isDone || searched !== undefined);
      if (isSame && !isNews && !(isDone && before.typing !== undefined)) return;
      const field = typing ?? finished;
      const isTyped = field !== undefined && before.typing === field;
      const nextState = { ...(typing !== undefined && { typing }), ...(searched !== undefined && { searched }) };
      changeLocation({ search: nextSearch, state: nextState, replace: replace || isSame || isTyped, isLate: true });
    },
    [scope],
  );
  const showPages = useCallback((first: number, lastPage: number) => {
    const { search: current, state: currentState } = getLocationEntry();
    const next = formatQuery({ ...readQuery(current), page: lastPage }, current);
    changeLocation({ search: next, state: { ...currentState, firstPage: first }, replace: true });
  }, []);

  // The first entry of a tab has no key, which the scroll memory needs.
  useEffect(() => {
    const entry = getLocationEntry();
    if (entry.state.key === undefined) startTransition(() => changeLocation({ ...entry, replace: true }));
  }, []);

  const firstPage = Math.min(Math.max(state.firstPage ?? query.page, 1), query.page);
  return {
    query,
    firstPage,
    search,
    entryKey: state.key,
    searched: state.searched,
    isTyping: state.typing === 'term',
    change,
    showPages,
  };
}

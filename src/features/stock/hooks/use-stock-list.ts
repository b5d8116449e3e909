import { useState, type MouseEvent, type ReactNode } from 'react';

import { useReplayedEvents } from '@/hooks/replayed-events';
import { useScrollMemory } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';
import { useFrozenValue } from '@/hooks/use-frozen-value';
import { useHydrated } from '@/hooks/use-hydrated';

import type { NamedCategory } from '../model/categories/category-names';
import { toAppliedFilters } from '../model/search/applied-filters';
import { countSold } from '../model/search/count-sold';
import { pageSize, type StockQuery } from '../model/search/query';
import type { StockAnswer } from '../model/search/search-plan';
import type { Scope } from '../model/search/search-request';

import { rememberHeights } from './list-heights';
import { useItemPath, type ListCategory } from './use-item-path';
import { useListAnswer, type ListAnswer } from './use-list-answer';
import { useListCategories } from './use-list-categories';
import { useListPages } from './use-list-pages';
import { useNewCount } from './use-new-count';
import { useStockQuery } from './use-stock-query';
import { writeListContext } from './write-list-context';

export type StockListOptions = {
  /** The first page of the list when the site was built. */
  built: StockAnswer;
  /** What all items of the list have in common. */
  scope: Scope;
  categories: readonly ListCategory[];
  names: readonly NamedCategory[];
  pathname: string;
  /** What another feature offers to do with the query. */
  renderTool?: (query: StockQuery, names: readonly NamedCategory[]) => ReactNode;
};

/** The state of a live list in the shape of its components' props. */
export function useStockList({ built, scope, categories, names, pathname, renderTool }: StockListOptions) {
  const isHydrated = useHydrated();
  const address = useStockQuery({ pathname, scope });
  const { query, firstPage, search, change } = address;
  const list = useListAnswer({ built, query, firstPage, scope, categories, isHydrated });
  const { answer, isWaiting, isSlow } = list;
  const { items, total } = answer;
  // The head of the list changes in the same frame as the items: its own change would cost another frame.
  const applied = toAppliedFilters(useFrozenValue(query, isWaiting && !isSlow));
  const allNames = useListCategories(names, { facets: answer.facets, search });
  const toItemPath = useItemPath(categories);
  useScrollMemory({ key: address.entryKey, isReady: list.isCurrent });
  useReplayedEvents(isHydrated);
  // Items found by their stock number are on screen, too.
  const [found, setFound] = useState(0);
  const facets = useAfterPaint(answer.facets);
  const showPages = useListPages({ ...address, ...list });
  const newCount = useNewCount({ ...list, ...address, scope, isHydrated });
  return {
    ...list,
    ...{
      query,
      change,
      isHydrated,
      applied,
      toItemPath,
      setFound,
      newCount,
      searched: address.searched,
      isTyping: address.isTyping,
    },
    counts: { count: total + found, soldCount: countSold(answer, query) },
    /** Without filters there is no search; a category or sector is one. */
    tool: (applied.length > 0 || 'category.name' in scope) && renderTool?.(query, allNames),
    panel: { query, facets, categories: allNames, scope },
    pages: {
      ...{ query, firstPage, total, pathname, search, showPages },
      missing: list.missing,
      shown: items.length,
      lastShown: list.lastShown,
    },
    kept: toKept(list, applied.length > 0),
    /**
     * Stores the list when an item is pressed: the item's page links to the previous and next one, and Back finds the
     * heights.
     */
    rememberList: ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('article') === null) return;
      rememberHeights();
      const listed = items.map((item) => ({ id: item.advertisementID, path: toItemPath(item) }));
      writeListContext({ list: { path: pathname + search, total, first: (firstPage - 1) * pageSize }, items: listed });
    },
  };
}

/**
 * The list on screen while the stock API has not answered:
 * - `built`: the query's items as of the last build
 * - `all`: all items, without the filters
 * - `before`: the items of the previous query
 */
export type Kept = 'built' | 'all' | 'before';

function toKept({ source, isBuilt }: Pick<ListAnswer, 'source' | 'isBuilt'>, isFiltered: boolean): Kept | null {
  if (source === 'live') return null;
  if (source === 'index') return 'built';
  return isBuilt && isFiltered ? 'all' : 'before';
}

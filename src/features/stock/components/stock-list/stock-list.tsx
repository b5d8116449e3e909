import { useCallback, useEffect, useMemo, useState, type MouseEvent } from 'react';

import { useReplayedEvents } from '@/hooks/replayed-events';
import { useScrollMemory } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';
import { useDelayed } from '@/hooks/use-delayed';
import { useFrozenValue } from '@/hooks/use-frozen-value';
import { useHydrated } from '@/hooks/use-hydrated';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { filterIntent } from '../../hooks/filter-index-store';
import { writeListContext } from '../../hooks/list-context-store';
import { useCategoryNames } from '../../hooks/use-category-names';
import { useSidebarFilters } from '../../hooks/use-sidebar-filters';
import { useFocusAdded } from '../../hooks/use-focus-added';
import { useItemPath, type ListCategory } from '../../hooks/use-item-path';
import { useOwnNames } from '../../hooks/use-own-names';
import { useStockQuery } from '../../hooks/use-stock-query';
import { useStockSearch } from '../../hooks/use-stock-search';
import { useToday } from '../../hooks/use-today';
import { hasUnnamed, type NamedCategory } from '../../model/categories/category-names';
import { toAppliedFilters } from '../../model/search/applied-filters';
import { getLast, getMissing } from '../../model/search/missing-pages';
import { emptyQuery, getLastPage, pageSize } from '../../model/search/query';
import { toSearchPlan, type StockAnswer } from '../../model/search/search-plan';
import type { Scope } from '../../model/search/search-request';
import type { StockSort } from '../../model/search/sort';
import { namesCategories } from '../../model/search/translated-filters';
import { FilterPanel } from '../stock-filters/filter-panel';
import { FilterSheetButton } from '../stock-filters/filter-sheet-button';
import { ListSearch } from '../stock-search/list-search';

import { AppliedFilters } from './applied-filters';
import { ListHead } from './list-head';
import { ListNotice } from './list-notice';
import { MorePages } from './more-pages';
import { NoResults } from './no-results';
import { Results } from './results';
import * as styles from './stock-list.module.css';

type Props = {
  /** The first page as it was when the site was built. */
  built: StockAnswer;
  /** What all machines of the list have in common. */
  scope: Scope;
  categories: readonly ListCategory[];
  names: readonly NamedCategory[];
  pathname: string;
};

/**
 * The live list: what was built is there at once, what the stock API says now takes its place, and the address says
 * what is asked for.
 */
export function StockList({ built, scope, categories, names, pathname }: Props) {
  const { t, iso } = useTexts();
  const isHydrated = useHydrated();
  const { query, firstPage, search, entryKey, change, showPages } = useStockQuery({ pathname, scope });
  const today = useToday(query);
  const { place, changeBeside } = useSidebarFilters(change);
  const plan = useMemo(() => toSearchPlan({ query, scope, firstPage, today }), [query, scope, firstPage, today]);
  const { answer, source, answered, state, isRetrying, retry } = useStockSearch({
    ...{ built, plan, categories },
    isLive: isHydrated,
  });
  const isCurrent = source !== null;
  const builtPlan = useMemo(() => toSearchPlan({ query: emptyQuery, scope, firstPage: 1, today }), [scope, today]);
  const missing = getMissing(plan, answered ?? builtPlan);
  const isWaiting = state === 'loading' && !isCurrent;
  const isSlow = useDelayed(isWaiting);
  const isUnconfirmed = useDelayed(state === 'loading' && source === 'index');
  // What stands above the list changes together with it: moved by itself it would cost a frame of its own.
  const settled = useFrozenValue(query, isWaiting && !isSlow);
  const hasNewCategory = useMemo(() => hasUnnamed(names, answer.facets), [names, answer.facets]);
  const { names: allNames, listed } = useCategoryNames(names, hasNewCategory || namesCategories(search));
  useOwnNames(search, listed);
  const toItemPath = useItemPath(categories);
  useScrollMemory({ key: entryKey, isReady: isCurrent });
  useReplayedEvents(isHydrated);

  const sortBy = useCallback((sort: StockSort) => change((current) => ({ ...current, sort, page: 1 })), [change]);

  const { items, total } = answer;
  // Machines that were found by their number are on screen, too.
  const [found, setFound] = useState(0);
  const count = total + found;
  const facets = useAfterPaint(answer.facets);
  const panel = { query, facets, categories: allNames, scope };
  const focusAdded = useFocusAdded(items.length, '#stock-results article a');
  const last = getLastPage(total);
  useEffect(() => {
    // An old link to a page that the list no longer reaches shows the last one that there is.
    if (source === 'live' && total > 0 && query.page > last) showPages(Math.min(firstPage, last), last);
  }, [source, total, query.page, last, firstPage, showPages]);
  const showMore = (first: number, until: number) => {
    if (until > query.page || missing === 'after') focusAdded();
    if (first !== firstPage || until !== query.page) showPages(first, until);
    // They were asked for before.
    else if (state === 'failed') retry();
  };
  const rememberTrail = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('article') === null) return;
    const listed = items.map((item) => ({ id: item.advertisementID, path: toItemPath(item) }));
    writeListContext({ list: { path: pathname + search, total, first: (firstPage - 1) * pageSize }, items: listed });
  };
  const pages = {
    ...{ query, firstPage, total, missing, pathname, search },
    shown: items.length,
    lastShown: getLast(answered ?? builtPlan),
    showPages: showMore,
  };
  const applied = toAppliedFilters(settled);
  const notice = { state, isRetrying, retry };
  const kept =
    source === 'live'
      ? null
      : source === 'index'
        ? 'built'
        : answered === null && applied.length > 0
          ? 'all'
          : 'before';
  return (
    <div className={styles.layout}>
      <div className={styles.search} {...filterIntent} data-print="no">
        <ListSearch term={query.term} pathname={pathname} onChange={change} />
      </div>
      <section
        ref={place}
        className={styles.filters}
        aria-label={t('search:panel.title')}
        {...filterIntent}
        data-early
        data-print="no"
      >
        <FilterPanel {...panel} onChange={changeBeside} />
      </section>
      <div className={styles.main}>
        <ListHead
          count={t('stock:list.count', { count, formatted: formatNumber(count, iso) })}
          applied={<AppliedFilters applied={applied} categories={allNames} onChange={change} />}
          filterButton={<FilterSheetButton {...panel} answer={answer} isCurrent={isCurrent} pathname={pathname} />}
          sort={query.sort}
          onSort={sortBy}
        />
        {missing !== 'after' && <ListNotice {...notice} kept={kept} />}
        <div
          id="stock-results"
          tabIndex={-1}
          className={styles.results}
          aria-busy={isWaiting}
          data-slow={isSlow}
          data-unconfirmed={isUnconfirmed}
          onClickCapture={rememberTrail}
          aria-label={t('search:result.title')}
          role="region"
        >
          {isCurrent && total === 0 && (
            <NoResults
              query={query}
              scope={scope}
              today={today}
              categories={allNames}
              onChange={change}
              toItemPath={toItemPath}
              onFound={setFound}
            />
          )}
          {!isCurrent && !isHydrated && total === 0 && <p>{t('stock:list.empty')}</p>}
          <MorePages way="previous" {...pages} />
          <Results items={items} toItemPath={toItemPath} />
          <MorePages
            way="next"
            {...pages}
            // Whoever asked for more is at the end of the list.
            notice={missing === 'after' && <ListNotice {...notice} kept={null} />}
          />
        </div>
      </div>
    </div>
  );
}

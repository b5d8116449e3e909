import { useTexts } from '@/i18n/use-texts';

import { filterIntent } from '../../hooks/filter-index-store';
import { useHasSidebar } from '../../hooks/use-has-sidebar';
import { useSidebarFilters } from '../../hooks/use-sidebar-filters';
import { useStockList, type StockListOptions } from '../../hooks/use-stock-list';
import { FilterPanel } from '../stock-filters/filter-panel';
import { FilterSheetButton } from '../stock-filters/filter-sheet-button';
import { ListSearch } from '../stock-search/list-search';
import { SearchNotePlace } from '../stock-search/search-note-place';

import { AppliedFilters } from './applied-filters';
import { ColumnHeads } from './column-heads';
import { ListHead } from './list-head';
import { ListNotice } from './list-notice';
import { MorePages } from './more-pages';
import { NewItems } from './new-items';
import { NoResultsPlace } from './no-results-place';
import { Results } from './results';
import * as styles from './stock-list.module.css';

/**
 * The live list. It begins with the built answer, which the stock API's answer replaces. The address holds the query.
 */
export function StockList(options: StockListOptions) {
  const { pathname } = options;
  const { t } = useTexts();
  const { query, change, panel, answer, isCurrent, missing, ...list } = useStockList(options);
  const { place, changeBeside } = useSidebarFilters(change);
  const hasSidebar = useHasSidebar();
  const notice = { state: list.state, isRetrying: list.isRetrying, retry: list.retry };
  return (
    <div className={styles.layout}>
      <div className={styles.search} {...filterIntent} data-print="no">
        <ListSearch query={query} scope={panel.scope} pathname={pathname} onChange={change} />
        <SearchNotePlace
          searched={list.searched}
          isEmpty={isCurrent && answer.total === 0}
          isTyping={list.isTyping}
          query={query}
          scope={panel.scope}
          today={list.today}
          categories={panel.categories}
          onChange={change}
        />
      </div>
      <section
        ref={place}
        className={styles.filters}
        aria-label={t('search:panel.title')}
        {...filterIntent}
        data-early
        data-print="no"
      >
        {hasSidebar && <FilterPanel {...panel} onChange={changeBeside} />}
      </section>
      <div className={styles.main}>
        <ListHead
          {...list.counts}
          applied={<AppliedFilters applied={list.applied} categories={panel.categories} onChange={change} />}
          tool={list.tool}
          filterButton={<FilterSheetButton {...panel} answer={answer} isCurrent={isCurrent} pathname={pathname} />}
          fresh={<NewItems count={list.newCount} query={query} onChange={change} />}
          sort={query.sort}
          onChange={change}
        />
        {missing !== 'after' && <ListNotice {...notice} kept={list.kept} isHanging={list.isHanging} />}
        <div
          id="stock-results"
          tabIndex={-1}
          className={styles.results}
          aria-busy={list.isWaiting}
          data-slow={list.isSlow}
          data-unconfirmed={list.isUnconfirmed}
          onClickCapture={list.rememberList}
          aria-label={t('search:result.title')}
          role="region"
        >
          {isCurrent && answer.total === 0 && (
            <NoResultsPlace
              query={query}
              scope={panel.scope}
              today={list.today}
              categories={panel.categories}
              onChange={change}
              toItemPath={list.toItemPath}
              onFound={list.setFound}
              tool={list.tool}
            />
          )}
          {!isCurrent && !list.isHydrated && answer.total === 0 && <p>{t('stock:list.empty')}</p>}
          <MorePages direction="previous" {...list.pages} />
          {answer.total > 0 && <ColumnHeads items={answer.items} sort={query.sort} onChange={change} />}
          <Results items={answer.items} toItemPath={list.toItemPath} />
          <MorePages
            direction="next"
            {...list.pages}
            // At the end of the list, in sight of the visitor who requested more.
            notice={missing === 'after' && <ListNotice {...notice} kept={null} isHanging={false} />}
          />
        </div>
      </div>
    </div>
  );
}

import { Link } from 'gatsby';
import { useEffect, useMemo } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useAnswers } from '../../hooks/use-answers';
import { useFilterWords } from '../../hooks/use-filter-words';
import type { ChangeQuery, QueryUpdate } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import type { StockItem } from '../../model/item';
import { clearApplied, removeApplied, toAppliedFilters } from '../../model/search/applied-filters';
import type { StockQuery } from '../../model/search/query';
import { buildCountRequest, type Scope } from '../../model/search/search-request';
import type { Suggestion } from '../../model/suggestions/suggestions';
import * as offerStyles from '../query-offers.module.css';
import { useSearchTools } from '../stock-search/use-search-tools';

import * as styles from './no-results.module.css';
import { SearchInstead } from './search-instead';
import { StockNumberFind } from './stock-number-find';

type Props = {
  query: StockQuery;
  scope: Scope;
  today: Date;
  categories: readonly NamedCategory[];
  onChange: ChangeQuery;
  toItemPath: (item: StockItem) => string;
  /** Called with the number of items that another spelling or stock number finds; with 0 when they go. */
  onFound: (count: number) => void;
};

/** An empty list: the applied filters, each with the number of items without it. */
export function NoResults({ query, scope, today, categories, onChange, toItemPath, onFound }: Props) {
  const { t, iso } = useTexts();
  const locale = useLocale();
  const words = query.term || (query.values.advertiserStockNumber?.[0] ?? '');
  const { tools, load } = useSearchTools();
  const suggestions = useMemo(() => tools?.part.findInstead(tools.index, words) ?? [], [tools, words]);
  useEffect(() => {
    if (words !== '') void load();
  }, [words, load]);
  const { toAppliedLabel } = useFilterWords(categories);
  const applied = toAppliedFilters(query);
  const { answers: counts } = useAnswers(
    applied.map((filter) => buildCountRequest({ query: removeApplied(query, filter), scope, today })),
  );
  // The pressed button is about to go.
  const removeAndGo = (update: QueryUpdate) => {
    onChange(update);
    document.getElementById('stock-results')?.focus({ preventScroll: true });
  };
  const none = <p className={styles.title}>{t('search:result.none')}</p>;
  if (applied.length === 0) return <p className={styles.empty}>{t('stock:list.empty')}</p>;
  return (
    <div className={styles.empty}>
      {words === '' ? (
        none
      ) : (
        <StockNumberFind {...{ toItemPath, none, onFound }} term={words} numbers={toNumbers(suggestions)} />
      )}
      {query.term !== '' && (
        <SearchInstead
          suggestions={suggestions}
          query={query}
          scope={scope}
          today={today}
          onChoose={(chosen) => removeAndGo(() => chosen)}
        />
      )}
      <ul className={offerStyles.offers}>
        {applied.map((filter, index) => {
          const count = counts[index]?.total ?? null;
          return (
            <li key={filter.id}>
              <button type="button" onClick={() => removeAndGo((current) => removeApplied(current, filter))}>
                <LiveText>{t('search:result.without', { label: toAppliedLabel(filter) })}</LiveText>
                {count !== null && (
                  <span key={count}>{t('stock:list.count', { count, formatted: formatNumber(count, iso) })}</span>
                )}
              </button>
            </li>
          );
        })}
        {applied.length > 1 && (
          <li>
            <button type="button" onClick={() => removeAndGo(clearApplied)}>
              {t('search:applied.clear')}
            </button>
          </li>
        )}
        <li>
          <Link to={`${toPath('contact', locale)}#find`}>{t('search:result.findOne')}</Link>
        </li>
      </ul>
    </div>
  );
}

function toNumbers(suggestions: readonly Suggestion[]): string[] {
  return suggestions.flatMap((one) => (one.kind === 'item' ? [one.stockNumber] : []));
}

import { Link } from 'gatsby';
import { useEffect, useMemo, type ReactNode } from 'react';

import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import type { ChangeQuery, QueryUpdate } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import type { StockItem } from '../../model/item';
import { clearApplied, removeApplied, toAppliedFilters } from '../../model/search/applied-filters';
import type { StockQuery } from '../../model/search/query';
import type { Scope } from '../../model/search/search-request';
import type { Suggestion } from '../../model/suggestions/suggestions';
import * as offerStyles from '../query-offers.module.css';
import { useSearchTools } from '../stock-search/use-search-tools';

import { FewerFilters } from './fewer-filters';
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
  /** What another feature offers to do with the query. */
  tool: ReactNode;
};

/** An empty list: the applied filters, each with the number of items without it. */
export function NoResults({ query, scope, today, categories, onChange, toItemPath, onFound, tool }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const words = query.term || (query.values.advertiserStockNumber?.[0] ?? '');
  const { tools, load } = useSearchTools();
  const suggestions = useMemo(() => tools?.part.findInstead(tools.index, words) ?? [], [tools, words]);
  useEffect(() => {
    if (words !== '') void load();
  }, [words, load]);
  const applied = toAppliedFilters(query);
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
        <FewerFilters
          {...{ query, scope, today, categories }}
          onChoose={(removed) => removeAndGo((current) => removed.reduce(removeApplied, current))}
        />
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
        <li>{tool}</li>
      </ul>
    </div>
  );
}

function toNumbers(suggestions: readonly Suggestion[]): string[] {
  return suggestions.flatMap((one) => (one.kind === 'item' ? [one.stockNumber] : []));
}

import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useAnswers } from '../../hooks/use-answers';
import { useFilterWords } from '../../hooks/use-filter-words';
import type { ChangeQuery } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import type { StockItem } from '../../model/item';
import { clearApplied, removeApplied, toAppliedFilters } from '../../model/search/applied-filters';
import type { StockQuery } from '../../model/search/query';
import { buildCountRequest, type Scope } from '../../model/search/search-request';

import * as styles from './no-results.module.css';
import { StockNumberFind } from './stock-number-find';

type Props = {
  query: StockQuery;
  scope: Scope;
  today: Date;
  categories: readonly NamedCategory[];
  onChange: ChangeQuery;
  toItemPath: (item: StockItem) => string;
};

/** Nothing fits: which filters were asked for, and how many machines there would be without each. */
export function NoResults({ query, scope, today, categories, onChange, toItemPath }: Props) {
  const { t, iso } = useTexts();
  const { toAppliedLabel } = useFilterWords(categories);
  const applied = toAppliedFilters(query);
  const counts = useAnswers(
    applied.map((filter) => buildCountRequest({ query: removeApplied(query, filter), scope, today })),
  );
  if (applied.length === 0) return <p className={styles.empty}>{t('stock:list.empty')}</p>;
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t('search:result.none')}</p>
      {query.term !== '' && <StockNumberFind term={query.term} toItemPath={toItemPath} />}
      <ul className={styles.ways}>
        {applied.map((filter, index) => {
          const count = counts[index]?.total ?? null;
          return (
            <li key={filter.id}>
              <button type="button" onClick={() => onChange((current) => removeApplied(current, filter))}>
                {t('search:result.without', { label: toAppliedLabel(filter) })}
                {count !== null && <span>{t('stock:list.count', { count, formatted: formatNumber(count, iso) })}</span>}
              </button>
            </li>
          );
        })}
        {applied.length > 1 && (
          <li>
            <button type="button" onClick={() => onChange(clearApplied)}>
              {t('search:applied.clear')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

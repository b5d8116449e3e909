import { Link } from 'gatsby';

import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useAnswers } from '../../hooks/use-answers';
import { clearApplied, setValues } from '../../model/search/applied-filters';
import type { StockQuery } from '../../model/search/query';
import { buildCountRequest, type Scope } from '../../model/search/search-request';
import type { Suggestion } from '../../model/suggestions/suggestions';
import * as offerStyles from '../query-offers.module.css';

type Named = Exclude<Suggestion, { kind: 'item' }>;

type Props = {
  suggestions: readonly Suggestion[];
  query: StockQuery;
  scope: Scope;
  today: Date;
  onChoose: (query: StockQuery) => void;
};

/** More suggestions do not help. */
const most = 4;

/** Suggestions for words that found nothing: categories, makes and models in stock, with their number of items. */
export function SearchInstead({ suggestions, query, scope, today, onChoose }: Props) {
  const { t, iso } = useTexts();
  const named = suggestions.filter((one) => one.kind !== 'item').slice(0, most);
  const { answers: counts } = useAnswers(
    named.map((one) =>
      // A category has its own page, outside of this list.
      buildCountRequest({ query: toQuery(query, one), scope: one.kind === 'category' ? {} : scope, today }),
    ),
  );
  const offered = named.flatMap((one, index) => {
    const count = counts[index]?.total ?? 0;
    return count === 0 ? [] : [{ one, count }];
  });
  if (offered.length === 0) return null;
  return (
    <>
      <p id="search-instead">{t('search:result.instead')}</p>
      <ul className={offerStyles.offers} aria-labelledby="search-instead">
        {offered.map(({ one, count }) => {
          const words = (
            <>
              <span>
                {one.kind === 'category' ? one.label : one.kind === 'make' ? one.make : `${one.make} ${one.model}`}
              </span>
              <span key={count}>{t('stock:list.count', { count, formatted: formatNumber(count, iso) })}</span>
            </>
          );
          return (
            <li key={JSON.stringify(one)}>
              {one.kind === 'category' ? (
                <Link to={one.path}>{words}</Link>
              ) : (
                <button type="button" onClick={() => onChoose(toQuery(query, one))}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The query of a suggestion, without the filters that were set. */
function toQuery(query: StockQuery, suggestion: Named): StockQuery {
  const all = clearApplied(query);
  switch (suggestion.kind) {
    case 'category':
      return setValues(all, 'category.name', [suggestion.name]);
    case 'make':
      return setValues(all, 'makeName', [suggestion.make]);
    case 'model':
      return { ...all, term: `${suggestion.make} ${suggestion.model}` };
  }
}

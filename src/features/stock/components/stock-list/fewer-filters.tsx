import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useAnswers } from '../../hooks/use-answers';
import { useFilterWords } from '../../hooks/use-filter-words';
import type { NamedCategory } from '../../model/categories/category-names';
import { removeApplied, toAppliedFilters, type AppliedFilter } from '../../model/search/applied-filters';
import type { StockQuery } from '../../model/search/query';
import { buildCountRequest, type Scope } from '../../model/search/search-request';

type Props = {
  query: StockQuery;
  scope: Scope;
  today: Date;
  categories: readonly NamedCategory[];
  onChoose: (removed: readonly AppliedFilter[]) => void;
};

/** Filters that are taken off together. */
type Way = readonly AppliedFilter[];

/** Each pair is a search; more of them do not help. */
const most = { pairs: 10, shown: 3 } as const;

const withoutAll = (query: StockQuery, way: Way) => way.reduce(removeApplied, query);

/**
 * List items: each applied filter without which there are items, with their number; pairs of them where no single one
 * helps. One whose number cannot be had may help.
 */
export function FewerFilters({ query, scope, today, categories, onChoose }: Props) {
  const { t, iso } = useTexts();
  const { toAppliedLabel } = useFilterWords(categories);
  const applied = toAppliedFilters(query);
  const toRequest = (way: Way) => buildCountRequest({ query: withoutAll(query, way), scope, today });
  const singles = applied.map((filter): Way => [filter]);
  const { answers: counts, isSettled } = useAnswers(singles.map(toRequest));
  const isHelpless = isSettled && counts.every((answer) => answer?.total === 0);
  // Two filters without both are the whole list, which has a button of its own.
  const pairs = isHelpless && applied.length > 2 ? toPairs(applied).slice(0, most.pairs) : [];
  const { answers: pairCounts } = useAnswers(pairs.map(toRequest));
  const helpful = pairs
    .flatMap((way, place) => ({ way, count: pairCounts[place]?.total ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, most.shown);
  const shown =
    helpful.length > 0
      ? helpful
      : singles
          .map((way, place) => ({ way, count: counts[place]?.total ?? null }))
          .filter(({ count }) => (count === null ? isSettled : count > 0));
  return shown.map(({ way, count }) => (
    <li key={way.map(({ id }) => id).join(' ')}>
      <button type="button" onClick={() => onChoose(way)}>
        <LiveText>{t('search:result.without', { label: way.map(toAppliedLabel).join(', ') })}</LiveText>
        {count !== null && (
          <span key={count}>{t('stock:list.count', { count, formatted: formatNumber(count, iso) })}</span>
        )}
      </button>
    </li>
  ));
}

function toPairs(applied: readonly AppliedFilter[]): Way[] {
  return applied.flatMap((one, place) => applied.slice(place + 1).map((other) => [one, other]));
}

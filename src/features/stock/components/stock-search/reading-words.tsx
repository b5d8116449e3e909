import { useMemo } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { dot } from '@/lib/dot';
import { formatNumber } from '@/lib/format';

import { useIndexedSearch } from '../../hooks/filter-index-store';
import { useQueryLabels } from '../../hooks/use-query-labels';
import { useToday } from '../../hooks/use-today';
import { isCounted } from '../../model/search/facets';
import type { StockQuery } from '../../model/search/query';
import { buildCountRequest } from '../../model/search/search-request';
import { joinTerms } from '../../model/search/sentence/apply-reading';
import { toNamedCategories, type SearchWords } from '../../model/search/sentence/search-words';

import type { Target } from './search';
import * as styles from './suggestion-list.module.css';

/** More categories do not help a choice. */
const shownCategories = 3;

type Props = { target: Target; unused: readonly string[]; words: SearchWords };

/**
 * How a sentence is understood: its filters, and how many machines they leave; of which categories, when it names none.
 * Words that were not understood join it if they leave machines, as in the search itself. The counts are of the last
 * build, without a request; where there is no index, there are none.
 */
export function ReadingWords({ target: { query: understood, scope }, unused, words }: Props) {
  const { t, iso } = useTexts();
  const locale = useLocale();
  const categories = useMemo(() => toNamedCategories(words, locale), [words, locale]);
  const toLabel = useQueryLabels(categories);
  const today = useToday(understood);
  const search = useIndexedSearch();
  const ask = (query: StockQuery) => search?.(buildCountRequest({ query, scope, today }, ['category.name'])) ?? null;
  const whole = { ...understood, term: joinTerms(understood.term, ...unused) };
  const found = unused.length > 0 ? ask(whole) : null;
  const isWhole = found !== null && found.total > 0;
  const query = isWhole ? whole : understood;
  const answer = isWhole ? found : ask(understood);

  const facet = answer?.facets['category.name'];
  const isOpen = query.values['category.name'] === undefined && scope['category.name']?.length !== 1;
  const byCategory = isOpen && isCounted(facet) ? facet.counts.slice(0, shownCategories) : [];
  const toName = (name: string) => categories.find((one) => one.name === name)?.label ?? name;
  const total = answer?.total ?? 0;
  const isIgnored = found !== null && found.total === 0;
  const counts = [
    t('stock:list.count', { count: total, formatted: formatNumber(total, iso) }),
    ...byCategory.map(({ value, count }) => `${toName(value)} ${formatNumber(count, iso)}`),
    ...(isIgnored ? [t('search:sentence.unused', { words: unused.join(', ') })] : []),
  ];
  return (
    <>
      <span className={styles.reading}>
        <LiveText>{toLabel(query)}</LiveText>
      </span>{' '}
      {answer !== null && (
        <span className={styles.kind}>
          <LiveText>{counts.join(dot)}</LiveText>
        </span>
      )}
    </>
  );
}

import { useMemo } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useIndexedSearch } from '../../hooks/filter-index-store';
import { useQueryLabels } from '../../hooks/use-query-labels';
import { useToday } from '../../hooks/use-today';
import { isCounted } from '../../model/search/facets';
import { buildCountRequest } from '../../model/search/search-request';
import { toNamedCategories, type SearchWords } from '../../model/search/sentence/search-words';

import type { Target } from './search';
import * as styles from './suggestion-list.module.css';

/** More categories do not help a choice. */
const shownCategories = 3;

type Props = { target: Target; words: SearchWords };

/**
 * How a sentence is understood: its filters, and how many machines they leave; of which categories, when it names none.
 * The counts are of the last build, without a request; where there is no index, there are none.
 */
export function ReadingWords({ target: { query, scope }, words }: Props) {
  const { t, iso } = useTexts();
  const locale = useLocale();
  const categories = useMemo(() => toNamedCategories(words, locale), [words, locale]);
  const toLabel = useQueryLabels(categories);
  const today = useToday(query);
  const answer = useIndexedSearch()?.(buildCountRequest({ query, scope, today }, ['category.name'])) ?? null;

  const facet = answer?.facets['category.name'];
  const isOpen = query.values['category.name'] === undefined && scope['category.name']?.length !== 1;
  const found = isOpen && isCounted(facet) ? facet.counts.slice(0, shownCategories) : [];
  const toName = (name: string) => categories.find((one) => one.name === name)?.label ?? name;
  const total = answer?.total ?? 0;
  const counts = [
    t('stock:list.count', { count: total, formatted: formatNumber(total, iso) }),
    ...found.map(({ value, count }) => `${toName(value)} ${formatNumber(count, iso)}`),
  ];
  return (
    <>
      <span className={styles.reading}>
        <LiveText>{toLabel(query)}</LiveText>
      </span>{' '}
      {answer !== null && (
        <span className={styles.kind}>
          <LiveText>{counts.join(' · ')}</LiveText>
        </span>
      )}
    </>
  );
}

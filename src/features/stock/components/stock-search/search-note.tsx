import { navigate } from 'gatsby';
import { useEffect, useMemo } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useAnswers } from '../../hooks/use-answers';
import { useQueryLabels } from '../../hooks/use-query-labels';
import type { ChangeQuery } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import { formatQuery, type StockQuery } from '../../model/search/query';
import { buildCountRequest, isWithinScope, type Scope } from '../../model/search/search-request';
import { hasFilters, joinTerms } from '../../model/search/sentence/apply-reading';
import type { Reading } from '../../model/search/sentence/reading';
import { findUnused, isAsTyped, toOffers } from '../../model/search/sentence/to-offers';

import * as styles from './search-note.module.css';

type Props = {
  /** What was typed. */
  text: string;
  read: (text: string) => Reading;
  isTyping: boolean;
  query: StockQuery;
  scope: Scope;
  today: Date;
  categories: readonly NamedCategory[];
  onChange: ChangeQuery;
};

/**
 * What a search did not use of a sentence, and what else the sentence may mean, with counts. Words that were not
 * understood are searched for as they are, if that leaves machines. A sentence in an address, of a link or of a form
 * that was sent before hydration, becomes filters, as one that is typed.
 */
export function SearchNote({ text, read, isTyping, query, scope, today, categories, onChange }: Props) {
  const { t, iso } = useTexts();
  const overview = toPath('stockOverview', useLocale());
  const toLabel = useQueryLabels(categories);
  const reading = useMemo(() => read(text), [read, text]);

  const unused = findUnused(reading, text, query);
  const whole: StockQuery = { ...query, term: joinTerms(query.term, ...unused), page: 1 };
  const wholeRequests = unused.length === 0 ? [] : [buildCountRequest({ query: whole, scope, today })];
  const { answers, isSettled } = useAnswers(wholeRequests);
  const isFound = (answers[0]?.total ?? 0) > 0;
  useEffect(() => {
    if (isFound) onChange(() => whole, { replace: true, searched: text });
  });

  // Another category than the list's is one of the whole stock's list.
  const offers = toOffers(reading, text, query).map((one) => ({
    one,
    scope: isWithinScope(one, scope) ? scope : {},
  }));
  const { answers: counts } = useAnswers(
    offers.map(({ one, scope: own }) => buildCountRequest({ query: one, scope: own, today })),
  );
  const offered = offers.flatMap((offer, place) => {
    const count = counts[place]?.total ?? 0;
    return count === 0 ? [] : [{ ...offer, count }];
  });
  // The first offer of a text that is searched for as it is: how it is understood.
  const [understood] = isTyping || !isAsTyped(text, query) || !hasFilters(reading) ? [] : offers;
  useEffect(() => {
    if (understood?.scope === scope) onChange(() => understood.one, { replace: true, searched: text });
  });

  const choose = ({ one, scope: own }: (typeof offered)[number]) => {
    if (own === scope) onChange(() => one, { searched: text });
    else navigate(overview + formatQuery(one));
    document.getElementById('stock-results')?.focus({ preventScroll: true });
  };

  const isUnused = unused.length > 0 && isSettled && !isFound;
  return (
    <div role="status" className={styles.note}>
      {isUnused && (
        <p>
          <LiveText>{t('search:sentence.unused', { words: unused.join(', ') })}</LiveText>
        </p>
      )}
      {offered.length > 0 && (
        <p className={styles.ways}>
          <span>{t('search:sentence.meant')}</span>{' '}
          {offered.map((offer) => (
            <button key={formatQuery(offer.one)} type="button" onClick={() => choose(offer)}>
              <LiveText>{toLabel(offer.one, query)}</LiveText>
              <LiveText>{formatNumber(offer.count, iso)}</LiveText>
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

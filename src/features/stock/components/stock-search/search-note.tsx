import { navigate } from 'gatsby';
import { useEffect, useMemo } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { getLocationEntry } from '@/hooks/location-entry';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useAnswers } from '../../hooks/use-answers';
import { useQueryLabels } from '../../hooks/use-query-labels';
import { readQuery, type ChangeQuery } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import { formatQuery, limits, type StockQuery } from '../../model/search/query';
import { buildCountRequest, isWithinScope, restrictToScope, type Scope } from '../../model/search/search-request';
import { joinTerms } from '../../model/search/sentence/apply-reading';
import type { Reading } from '../../model/search/sentence/reading';
import { findUnused, findWhole, toOffers } from '../../model/search/sentence/to-offers';
import * as offerStyles from '../query-offers.module.css';

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

  const own = formatQuery(query);
  /** Changes the list by itself: not under a dialog, a draft in the field, or when the visitor has gone on. */
  const replace = (next: StockQuery) => {
    const { search, state } = getLocationEntry();
    const isLeft = formatQuery(restrictToScope(readQuery(search), scope)) !== own;
    if (!isLeft && state.dialog === undefined && !isDrafting(query))
      onChange(() => next, { replace: true, searched: text });
  };

  const understood = isTyping ? null : findWhole(reading, text, query);
  const unused = findUnused(reading, text, query);
  const whole: StockQuery = { ...query, term: joinTerms(query.term, ...unused), page: 1 };
  const isAsked = unused.length > 0 && whole.term.length <= limits.term;
  const { answers, isSettled } = useAnswers(isAsked ? [buildCountRequest({ query: whole, scope, today })] : []);
  const isFound = (answers[0]?.total ?? 0) > 0;
  useEffect(() => {
    if (understood !== null && isWithinScope(understood, scope)) replace(restrictToScope(understood, scope));
    else if (isFound) replace(whole);
  });

  // Another category than the list's is one of the whole stock's list.
  const offers = [...(understood === null ? [] : [understood]), ...toOffers(reading, text, query)]
    .map((one) => (isWithinScope(one, scope) ? { one: restrictToScope(one, scope), scope } : { one, scope: {} }))
    .filter(({ one }) => formatQuery(one) !== own);
  const { answers: counts, isSettled: isCounted } = useAnswers(
    offers.map((offer) => buildCountRequest({ query: offer.one, scope: offer.scope, today })),
  );
  // All at once: a screen reader reads the note again with each change.
  const offered = offers.flatMap((offer, place) => {
    const count = isCounted ? (counts[place]?.total ?? 0) : 0;
    return count === 0 ? [] : [{ ...offer, count }];
  });
  const choose = (offer: (typeof offered)[number]) => {
    if (offer.scope === scope) onChange(() => offer.one, { searched: text });
    else navigate(overview + formatQuery(offer.one), { state: { searched: text } });
    document.getElementById('stock-results')?.focus({ preventScroll: true });
  };

  const isUnused = unused.length > 0 && isSettled && !isFound;
  return (
    <div className={styles.note}>
      {isUnused && (
        <p>
          <LiveText>{t('search:sentence.unused', { words: unused.join(', ') })}</LiveText>
        </p>
      )}
      {offered.length > 0 && (
        <p className={offerStyles.offers}>
          <span>{t('search:sentence.meant')}</span>{' '}
          {offered.map((offer) => (
            <button key={formatQuery(offer.one)} type="button" onClick={() => choose(offer)}>
              <LiveText>{toLabel(offer.one, query) || toLabel(offer.one)}</LiveText>
              <LiveText>
                {t('stock:list.count', { count: offer.count, formatted: formatNumber(offer.count, iso) })}
              </LiveText>
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Whether a visitor is typing something else into the field. */
function isDrafting({ term }: StockQuery): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.role === 'combobox' && field.value.trim() !== term;
}

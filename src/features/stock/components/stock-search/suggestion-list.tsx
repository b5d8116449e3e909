import { useEffect, useState } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { dot } from '@/lib/dot';
import { formatNumber } from '@/lib/format';

import { emptyQuery } from '../../model/search/query';
import type { SearchWords } from '../../model/search/sentence/search-words';
import type { Understood } from '../../model/search/sentence/understand';
import { toStockNumberKey, toWords } from '../../model/suggestions/suggestion-words';
import type { Suggestion } from '../../model/suggestions/suggestions';

import type { Option } from './find-options';
import { MarkedText } from './marked-text';
import { toOptionId } from './option-id';
import { ReadingWords } from './reading-words';
import type { Target } from './search';
import * as styles from './suggestion-list.module.css';

type Props = {
  id: string;
  options: readonly Option[];
  /** The index of the option that Enter chooses; -1 for none. */
  active: number;
  term: string;
  words: SearchWords;
  /** The list that a sentence leads to. */
  toTarget: ((understood: Understood) => Target) | undefined;
  onChoose: (option: Option) => void;
};

const toAllStock = ({ apply }: Understood): Target => ({ query: apply(emptyQuery), scope: {} });

/** The list of a combobox: the focus stays in the field, which names the active option. */
export function SuggestionList({ id, options, active, term, words, toTarget = toAllStock, onChoose }: Props) {
  const { t } = useTexts();
  useEffect(() => {
    if (active !== -1) document.getElementById(toOptionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('search:field.suggestions')}
        tabIndex={-1}
        className={styles.list}
        // A press on an option or the scrollbar keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, place) => (
          <button
            key={toKey(option)}
            id={toOptionId(id, place)}
            type="button"
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className={styles.option}
            onClick={() => onChoose(option)}
          >
            {option.kind === 'sentence' ? (
              <ReadingWords target={toTarget(option.understood)} unused={option.understood.unused} words={words} />
            ) : (
              <Words suggestion={option} term={term} />
            )}
          </button>
        ))}
      </div>
      <Announcement count={options.length} />
    </>
  );
}

function toKey(suggestion: Option): string {
  switch (suggestion.kind) {
    case 'sentence':
      return 'sentence';
    case 'item':
    case 'category':
      return suggestion.path;
    case 'make':
      return suggestion.make;
    case 'model':
      return `${suggestion.make}/${suggestion.model}`;
  }
}

/** A suggestion and its kind. */
function Words({ suggestion, term }: { suggestion: Suggestion; term: string }) {
  const { t, iso } = useTexts();
  const words = toWords(term);
  if (suggestion.kind === 'item') {
    const { title, stockNumber } = suggestion;
    return (
      <>
        <MarkedText text={title || t('stock:item.untitled', { number: stockNumber })} words={words} />{' '}
        <span className={styles.kind}>
          {t('stock:fact.stockNumber')} <MarkedText text={stockNumber} words={[toStockNumberKey(term)]} />
        </span>
      </>
    );
  }
  const { count } = suggestion;
  return (
    <>
      <MarkedText text={toName(suggestion)} words={words} />{' '}
      <span className={styles.kind}>
        <LiveText>
          {t(`stock:fact.${suggestion.kind}`) +
            dot +
            t('stock:list.count', { count, formatted: formatNumber(count, iso) })}
        </LiveText>
      </span>
    </>
  );
}

function toName(suggestion: Exclude<Suggestion, { kind: 'item' }>): string {
  switch (suggestion.kind) {
    case 'category':
      return suggestion.label;
    case 'make':
      return suggestion.make;
    case 'model':
      return `${suggestion.make} ${suggestion.model}`;
  }
}

const announceAfterMs = 500;

/**
 * Announces the number of suggestions after a pause. The live region stays in the DOM: screen readers announce changes
 * only.
 */
function Announcement({ count }: { count: number }) {
  const { t } = useTexts();
  const [said, setSaid] = useState('');
  const words = t('search:field.found', { count });
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), announceAfterMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="visually-hidden">
      {said !== '' && <LiveText>{said}</LiveText>}
    </p>
  );
}

import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { BreakableText } from '@/components/ui/breakable-text';
import { LiveText } from '@/components/ui/live-text';
import type { Texts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { arrangeOptions, searchedFrom, type GroupedOption } from '../../model/search/arrange-options';

import * as styles from './filter-panel.module.css';
import { OptionSearch } from './option-search';

type Props = {
  texts: Texts;
  /** The filter, for the name of the field that searches its values. */
  label: string;
  options: readonly GroupedOption[];
  /** Whether an option keeps its place when its count drops to zero: a shrinking list would leave a gap. */
  isSteady?: boolean;
  /** Whether the facet has counts: a value that is not an option then has none. */
  isCounted?: boolean;
  onToggle: (value: string) => void;
};

/** Checkboxes with the number of items beside each; a button shows all, and of many a field finds some. */
export function OptionFilter({ texts: { t, iso }, label, options, isSteady = false, isCounted, onToggle }: Props) {
  const [first] = useState(() => (isSteady ? options : []));
  const [isOpen, setIsOpen] = useState(false);
  const [term, setTerm] = useState('');
  const known = isCounted === false ? first.map((option) => ({ ...option, count: null })) : first;
  const arrange = (opened: boolean) => arrangeOptions(options, { first: known, isOpen: opened, term, iso });
  const { groups, hidden } = arrange(isOpen);
  const shown = groups.flatMap((part) => part.options);
  const place = useRef<HTMLDivElement>(null);
  const isLong = options.length > searchedFrom;
  const showMore = () => {
    const before = new Set(shown.map(({ value }) => value));
    const all = arrange(true).groups.flatMap((part) => part.options);
    flushSync(() => setIsOpen(true));
    // The focus moves to the first option that the button revealed; the button is now behind it.
    const firstNew = all.findIndex(({ value }) => !before.has(value));
    place.current?.querySelectorAll<HTMLElement>('[type=checkbox]')[firstNew]?.focus({ preventScroll: true });
  };
  const showLess = () => {
    setTerm('');
    setIsOpen(false);
  };
  if (shown.length === 0 && term === '') return <p className={styles.none}>{t('search:panel.none')}</p>;
  return (
    <div ref={place}>
      {isOpen && isLong && (
        <div className={styles.search}>
          <OptionSearch label={label} t={t} term={term} onTerm={setTerm} options={shown} />
        </div>
      )}
      {groups.map(({ group, options: own }) => (
        <OptionList key={group ?? ''} heading={groups.length > 1 ? group : undefined}>
          {own.map((option) => (
            <OptionRow key={`${option.value} ${option.label}`} {...option} iso={iso} onToggle={onToggle} />
          ))}
        </OptionList>
      ))}
      {(isOpen || hidden > 0) && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={isOpen ? showLess : showMore}>
          <LiveText>{isOpen ? t('search:panel.less') : t('search:panel.more', { count: hidden })}</LiveText>
        </button>
      )}
    </div>
  );
}

function OptionList({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <>
      {heading !== undefined && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul className={styles.options} {...(heading !== undefined && { 'aria-labelledby': id })}>
        {children}
      </ul>
    </>
  );
}

/** One value. Memoized: a stock has dozens of makes. */
const OptionRow = memo(function OptionRow({
  value,
  label,
  count,
  isSelected,
  iso,
  onToggle,
}: GroupedOption & { iso: string; onToggle: (value: string) => void }) {
  return (
    <li>
      <label className={styles.option} data-empty={count === 0}>
        <input type="checkbox" checked={isSelected} onChange={() => onToggle(value)} />
        <span>
          <BreakableText text={label} />
        </span>{' '}
        {count !== null && (
          <span key={count} className={styles.count}>
            {formatNumber(count, iso)}
          </span>
        )}
      </label>
    </li>
  );
});

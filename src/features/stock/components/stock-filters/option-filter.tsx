import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { BreakableText } from '@/components/ui/breakable-text';
import { LiveText } from '@/components/ui/live-text';
import type { Texts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { getShownOptions, shownAtOnce } from '../../model/search/facets';

import * as styles from './filter-panel.module.css';

/** `count` is null when the facet has no counts. */
export type Option = { value: string; label: string; count: number | null; isSelected: boolean };

type Props = {
  texts: Texts;
  options: readonly Option[];
  /** Whether an option keeps its place when its count drops to zero: a shrinking list would leave a gap. */
  isSteady?: boolean;
  /** Whether the facet has counts: a value that is not an option then has none. */
  isCounted?: boolean;
  onToggle: (value: string) => void;
};

/** Checkboxes with the number of items beside each; a button shows more than six. */
export function OptionFilter({ texts: { t, iso }, options: found, isSteady = false, isCounted, onToggle }: Props) {
  const [first] = useState(() => (isSteady ? found.slice(0, shownAtOnce) : []));
  const gone = first.filter(({ value }) => !found.some((option) => option.value === value));
  const options = [
    ...found,
    ...gone
      .slice(0, Math.max(shownAtOnce - found.length, 0))
      .map((option) => ({ ...option, count: isCounted === true ? 0 : null, isSelected: false })),
  ];
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = getShownOptions(options, isExpanded);
  const hidden = options.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    const firstNew = options.findIndex((option) => !shown.includes(option));
    flushSync(() => setIsExpanded(true));
    // The focus moves to the first option that the button revealed; the button is now behind it.
    list.current?.querySelectorAll('input')[firstNew]?.focus({ preventScroll: true });
  };
  if (options.length === 0) return <p className={styles.none}>{t('search:panel.none')}</p>;
  return (
    <>
      <ul ref={list} className={styles.options}>
        {shown.map((option) => (
          <OptionRow key={`${option.value} ${option.label}`} {...option} iso={iso} onToggle={onToggle} />
        ))}
      </ul>
      {(hidden > 0 || isExpanded) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={isExpanded ? () => setIsExpanded(false) : showMore}
        >
          <LiveText>{isExpanded ? t('search:panel.less') : t('search:panel.more', { count: hidden })}</LiveText>
        </button>
      )}
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
}: Option & { iso: string; onToggle: (value: string) => void }) {
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

import { useId } from 'react';

import { LiveText } from '@/components/ui/live-text';
import type { Texts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import type { Facet } from '../../model/search/facets';
import type { FilterRow } from '../../model/search/filters';
import { toRange, type Range } from '../../model/search/query';
import { parseTypedNumber } from '../../model/search/typed-number';

import * as styles from './filter-panel.module.css';
import { TypedField } from './typed-field';

type Step = 'typing' | 'done';
type Bound = 'minimum' | 'maximum';
type Props = {
  texts: Texts;
  row: Extract<FilterRow, { control: 'range' }>;
  range: Range | undefined;
  facet: Facet | undefined;
  onRange: (range: Range | null, step: Step, bound: Bound) => void;
};

/**
 * Two number fields with their unit; a measure may be typed in other units. The placeholders are the limits of the
 * stock.
 */
export function RangeFilter({
  texts: { t, iso },
  row,
  range = { minimum: null, maximum: null },
  facet,
  onRange,
}: Props) {
  const label = t(row.label);
  const hintId = useId();
  const unit = row.unit === null ? undefined : t(`search:panel.${row.unit}`);
  const hint =
    row.unit === null || row.unit === 'euro' || row.unit === 'hours' ? null : t(`search:otherUnits.${row.unit}`);
  // Years have no digit grouping.
  const format = (value: number | null) =>
    value === null ? '' : row.unit === null ? String(value) : formatNumber(value, iso);
  const reach = facet !== undefined && 'minimum' in facet ? facet : null;
  // Centimetres tell machines apart; cents do not.
  const step = row.unit === 'm' ? 100 : 1;
  const parse = (text: string) => {
    const typed = parseTypedNumber(text, row.unit ?? '');
    const value = typed === null ? null : row.scale === 1 ? Math.round(typed) : typed;
    return value === null || value < row.lowest || value > row.highest ? null : value;
  };
  const apply = (bound: Bound, text: string, stage: Step) => {
    const value = parse(text);
    // Text that is no number (yet) changes nothing; an empty field removes its bound.
    if (text.trim() !== '' && value === null) return;
    const next = { ...range, [bound]: value };
    const isCrossed = next.minimum !== null && next.maximum !== null && next.minimum > next.maximum;
    // The visitor may be about to change the other bound.
    if (isCrossed && stage === 'typing') return;
    onRange(toRange(next.minimum, next.maximum, range.withUnknown), stage, bound);
  };
  const { minimum, maximum, withUnknown: isTaken = false } = range;
  const unknown = minimum === null && maximum === null ? 0 : (facet?.unknown ?? 0);
  const field = (bound: Bound, word: string, reached: number | null) => (
    <TypedField
      label={t(`search:panel.${bound}`, { label })}
      prefix={word}
      {...(unit !== undefined && { suffix: unit })}
      placeholder={format(reached)}
      value={format(range[bound])}
      // Grouping would turn into a wrong number when the visitor adds or removes digits.
      plainValue={String(range[bound] ?? '')}
      numeric
      {...(hint !== null && { hasLetters: true, describedBy: hintId })}
      toHint={(text) =>
        text.trim() === '' || parse(text) !== null ? null : t('search:panel.invalid', { example: format(row.example) })
      }
      onText={(text, stage) => apply(bound, text, stage)}
    />
  );
  return (
    <div className={styles.range}>
      {field('minimum', t('search:panel.from'), reach && Math.floor((reach.minimum * step) / row.scale) / step)}
      {field('maximum', t('search:panel.to'), reach && Math.ceil((reach.maximum * step) / row.scale) / step)}
      {hint !== null && (
        <p id={hintId} className={styles.units}>
          {hint}
        </p>
      )}
      {(isTaken || unknown > 0) && (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={isTaken}
            onChange={() => onRange(toRange(minimum, maximum, !isTaken), 'done', 'minimum')}
          />
          <LiveText>
            {t('search:panel.without', { formatted: formatNumber(unknown, iso), label: toInnerWord(label, iso) })}
          </LiveText>
        </label>
      )}
    </div>
  );
}

/** A label within a sentence: of the site's languages only German has capitals there. */
function toInnerWord(label: string, iso: string): string {
  return iso.startsWith('de') ? label : label.toLowerCase();
}

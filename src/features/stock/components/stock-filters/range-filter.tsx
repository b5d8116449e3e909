import type { Texts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import type { Facet } from '../../model/search/facets';
import type { FilterRow } from '../../model/search/filters';
import { toRange, type Range } from '../../model/search/query';
import { parseTypedNumber } from '../../model/search/typed-number';

import * as styles from './filter-panel.module.css';
import { TypedField } from './typed-field';

type Step = 'typing' | 'done';
type Props = {
  texts: Texts;
  row: Extract<FilterRow, { control: 'range' }>;
  range: Range | undefined;
  facet: Facet | undefined;
  onRange: (range: Range | null, step: Step, bound: keyof Range) => void;
};

/** From and to, two fields with the unit beside them; empty ones show how far the stock reaches. */
export function RangeFilter({
  texts: { t, iso },
  row,
  range = { minimum: null, maximum: null },
  facet,
  onRange,
}: Props) {
  const label = t(row.label);
  const unit = row.unit === null ? undefined : t(`search:panel.${row.unit}`);
  // A year is not grouped.
  const format = (value: number | null) =>
    value === null ? '' : row.unit === null ? String(value) : formatNumber(value, iso);
  const reach = facet !== undefined && 'minimum' in facet ? facet : null;
  const parse = (text: string) => {
    const typed = parseTypedNumber(text);
    const value = typed === null ? null : row.scale === 1 ? Math.round(typed) : typed;
    return value === null || value < row.lowest || value > row.highest ? null : value;
  };
  const apply = (bound: keyof Range, text: string, step: Step) => {
    const value = parse(text);
    // What is no number, or not yet one, changes nothing; an empty field opens its end.
    if (text.trim() !== '' && value === null) return;
    const next = { ...range, [bound]: value };
    const isCrossed = next.minimum !== null && next.maximum !== null && next.minimum > next.maximum;
    // The other end may be about to follow.
    if (isCrossed && step === 'typing') return;
    onRange(toRange(next.minimum, next.maximum), step, bound);
  };
  const field = (bound: keyof Range, word: string, reached: number | null) => (
    <TypedField
      label={t(`search:panel.${bound}`, { label })}
      prefix={word}
      {...(unit !== undefined && { suffix: unit })}
      placeholder={format(reached)}
      value={format(range[bound])}
      // Digits added to or taken from a grouped number would make it another one.
      plainValue={String(range[bound] ?? '')}
      numeric
      toHint={(text) =>
        text.trim() === '' || parse(text) !== null ? null : t('search:panel.invalid', { example: format(row.example) })
      }
      onText={(text, step) => apply(bound, text, step)}
    />
  );
  return (
    <div className={styles.range}>
      {field('minimum', t('search:panel.from'), reach && Math.floor(reach.minimum / row.scale))}
      {field('maximum', t('search:panel.to'), reach && Math.ceil(reach.maximum / row.scale))}
    </div>
  );
}

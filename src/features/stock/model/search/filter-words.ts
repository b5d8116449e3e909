import type { TextKey } from '../../../../i18n/text-keys';
import { formatMoney, formatNumber } from '../../../../lib/format';
import type { NamedCategory } from '../categories/category-names';
import { formatMeasure, type Wording } from '../measures';

import type { AppliedFilter } from './applied-filters';
import type { FilterRow } from './filters';
import type { Range } from './query';

type RangeRow = Extract<FilterRow, { control: 'range' }>;
type Choice = 'sales' | 'rental' | 'used' | 'new' | 'deductible' | 'margin';
type ValueRow = Exclude<FilterRow, RangeRow>;

/** The labels of filters and their values in the page's language. */
export type FilterWords = {
  toValueLabel: (row: ValueRow, value: string) => string;
  /** @param value in the visitors' unit: euros, years, hours, that of a measure; kilowatts come with horsepower */
  formatBound: (row: RangeRow, value: number) => string;
  /** The filter and its value, e.g. "Merk: Fendt", "Prijs: vanaf € 10.000". */
  toAppliedLabel: (applied: AppliedFilter) => string;
  /** The value alone, where a sentence has said of what: "Fendt", "vanaf € 10.000". */
  toShortLabel: (applied: AppliedFilter) => string;
};

/**
 * A missing label falls back to the API's own name.
 * @param categories labels of categories and sub categories
 * @param accessories labels of accessories in the page's language, by Dutch name
 */
export function toFilterWords(
  categories: readonly NamedCategory[],
  accessories: ReadonlyMap<string, string>,
  { t, iso }: Wording,
): FilterWords {
  const toValueLabel: FilterWords['toValueLabel'] = (row, value) => {
    if (row.control === 'choice') return t(`search:panel.${value as Choice}`);
    if (row.control === 'recent' || row.control === 'flag') return t(row.label);
    if (row.control === 'text') return value;
    // A value outside of the enumeration has no label: the value is shown.
    if (row.enumeration !== undefined) return orOwn(t(`enumerations:${row.enumeration}.${value}` as TextKey), value);
    if (row.names === undefined) return value;
    if (row.names === 'accessories') return accessories.get(value) ?? value;
    const names = row.names === 'categories' ? categories : categories.flatMap(({ subCategories }) => subCategories);
    return names.find(({ name }) => name === value)?.label ?? value;
  };
  const formatBound: FilterWords['formatBound'] = (row, value) => {
    if (row.unit === 'euro') return formatMoney(Math.round(value * 100), 'EUR', iso);
    if (row.unit === 'kW') return formatMeasure({ value, unit: row.unit }, { t, iso });
    return row.unit === null ? String(value) : `${formatNumber(value, iso)}\u00a0${t(`search:panel.${row.unit}`)}`;
  };
  const toRangeLabel = (row: RangeRow, { minimum, maximum, withUnknown = false }: Range): string => {
    if (withUnknown) return t('search:applied.orUnknown', { value: toRangeLabel(row, { minimum, maximum }) });
    if (minimum === null) return t('search:applied.to', { value: formatBound(row, maximum ?? 0) });
    if (maximum === null) return t('search:applied.from', { value: formatBound(row, minimum) });
    if (minimum === maximum) return formatBound(row, minimum);
    return t('search:applied.between', { from: formatBound(row, minimum), to: formatBound(row, maximum) });
  };
  const toShortLabel: FilterWords['toShortLabel'] = (applied) => {
    if (applied.kind === 'term') return t('search:applied.term', { term: applied.term });
    if (applied.kind === 'value') return toValueLabel(applied.row, applied.value);
    return toRangeLabel(applied.row, applied.range);
  };
  const toAppliedLabel: FilterWords['toAppliedLabel'] = (applied) => {
    const value = toShortLabel(applied);
    const isWhole = applied.kind === 'term' || ['recent', 'flag', 'choice'].includes(applied.row.control);
    return isWhole ? value : t('search:applied.value', { label: t(applied.row.label), value });
  };
  return { toValueLabel, formatBound, toAppliedLabel, toShortLabel };
}

/** For a missing text, `t` returns the key. */
function orOwn(text: string, value: string): string {
  return text.endsWith(`.${value}`) ? value : text;
}

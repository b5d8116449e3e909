import { readSentence } from '../../../src/features/stock/model/search/sentence/read-sentence';
import type { Reading } from '../../../src/features/stock/model/search/sentence/reading';
import { wordTables } from '../../../src/features/stock/model/search/sentence/words';
import { formatSort } from '../../../src/features/stock/model/search/sort';
import de from '../../../src/testing/sentences/de.json';
import en from '../../../src/testing/sentences/en.json';
import nl from '../../../src/testing/sentences/nl.json';
import { categories } from '../../catalogue/facts/categories';
import { machines } from '../../catalogue/facts/machines';
import { texts } from '../../catalogue/texts/texts';

type Bounds = { minimum: number | null; maximum: number | null };
/** How a sentence has to be understood. */
type Expected = {
  values: Readonly<Partial<Record<string, readonly string[]>>>;
  ranges: Readonly<Partial<Record<string, Bounds>>>;
  term: string;
  sort: string | null;
};
/** A sentence as buyers type it; `or`: other readings that are as right. */
type Row = Expected & { text: string; or?: readonly Expected[] };

const all = Object.values(machines).flat();
const toLabels = ({ longPluralTranslated }: { longPluralTranslated: object }) =>
  (['nl', 'en', 'de'] as const).flatMap((locale) => {
    const label: unknown = Reflect.get(longPluralTranslated, locale);
    return typeof label === 'string' ? [label] : [];
  });

/** The demo's whole trade. */
const known = {
  categories: categories.map((category) => ({
    name: category.name,
    labels: toLabels(category),
    subCategories: category.subCategories.map((sub) => ({ name: sub.name, labels: toLabels(sub) })),
  })),
  makes: [...new Set(all.map(({ make }) => make))],
  models: all.map(({ make, model }) => ({ make, model })),
  types: [...new Set(all.flatMap(({ type }) => type ?? []))],
  accessories: Object.values(texts)
    .flatMap(({ accessories }) => accessories)
    .map(([nl, en, de]) => ({ name: nl, labels: [nl, en, de] })),
  synonyms: [],
  today: new Date(2026, 10, 27),
};

/** Bounds differ by how they are rounded. */
function isNear(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= Math.max(1.01, Math.abs(other) * 0.011);
}

const isSameRange = (one: Bounds, other: Bounds | undefined) =>
  other !== undefined && isNear(one.minimum, other.minimum) && isNear(one.maximum, other.maximum);
const toSorted = (values: readonly string[] = []) => [...values].sort().join(' ');
const toPlain = (term: string) => term.toLowerCase().replace(/[\s-]+/g, '');
const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])];
const toSortName = ({ sort }: Reading) => sort && formatSort(sort);
const rangesOf = (reading: Reading): Expected['ranges'] => reading.ranges;
const valuesOf = (reading: Reading): Expected['values'] => reading.values;

function isRight(reading: Reading, expected: Expected): boolean {
  const values = valuesOf(reading);
  const ranges = rangesOf(reading);
  return (
    keysOf(values, expected.values).every((key) => toSorted(values[key]) === toSorted(expected.values[key])) &&
    keysOf(ranges, expected.ranges).every((key) => {
      const range = ranges[key];
      return range !== undefined && isSameRange(range, expected.ranges[key]);
    }) &&
    toSortName(reading) === expected.sort &&
    toPlain(reading.term) === toPlain(expected.term)
  );
}

/** Filters that no expectation has: wrong ones, which nobody who types the sentence would see coming. */
function findWrong(reading: Reading, expected: readonly Expected[]): string[] {
  const values = Object.entries(valuesOf(reading)).flatMap(([key, list = []]) =>
    list.filter((value) => !expected.some((one) => one.values[key]?.includes(value))).map((value) => `${key}=${value}`),
  );
  const ranges = Object.entries(rangesOf(reading)).flatMap(([key, range]) =>
    range !== undefined && expected.some((one) => isSameRange(range, one.ranges[key])) ? [] : [key],
  );
  const sort = toSortName(reading);
  return [...values, ...ranges, ...(sort === null || expected.some((one) => one.sort === sort) ? [] : [sort])];
}

const languages: Readonly<Record<string, readonly unknown[]>> = { nl, en, de };

describe.each(Object.entries(languages))('sentences of buyers in %s', (_, list) => {
  const rows = list as readonly Row[];
  const readings = rows.map((row) => ({
    row,
    expected: [row, ...(row.or ?? [])],
    reading: readSentence(row.text, known, wordTables),
  }));

  test('are read rightly, all but one in twenty', () => {
    const failed = readings.filter(({ reading, expected }) => !expected.some((one) => isRight(reading, one)));
    // The list shows which ones when they are too many.
    expect(failed.length > rows.length * 0.05 ? failed.map(({ row }) => row.text) : []).toEqual([]);
  });

  test('never set a filter that is wrong', () => {
    const wrong = readings.flatMap(({ row, reading, expected }) =>
      findWrong(reading, expected).map((filter) => `${row.text}: ${filter}`),
    );
    expect(wrong).toEqual([]);
  });
});

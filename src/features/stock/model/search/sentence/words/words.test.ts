import { valueNames } from '../reading';
import { known } from '../sentence-fixture';
import { split, toRows } from '../table-rows';

import { de } from './de';
import { en } from './en';
import { nl } from './nl';

import { wordTables } from '.';

const languages = { nl, en, de };

test.each(Object.entries(languages))(
  '%s has at least 150 words of machines, and every category',
  (_, { categories }) => {
    expect(toRows(categories).length).toBeGreaterThan(150);
    const named = new Set(Object.keys(categories).flatMap((row) => (row.split('&')[0] ?? '').split(/[ /]/)));
    for (const { name } of known.categories) expect(named).toContain(name);
  },
);

test('every category and sub category is one of the API', () => {
  const names = known.categories.flatMap(({ name, subCategories }) => [name, ...subCategories.map((sub) => sub.name)]);
  for (const { categories = {} } of wordTables)
    for (const row of Object.keys(categories))
      for (const name of (row.split('&')[0] ?? '').split(/[ /]/)) expect(names).toContain(name);
});

test('every value is of a filter', () => {
  for (const { values = {} } of wordTables)
    for (const row of Object.keys(values)) expect(valueNames).toContain(row.slice(0, row.indexOf('=')));
});

test.each(Object.entries(languages))('no word of %s stands for two machines', (_, { categories }) => {
  const words = toRows(categories).map(([, word]) => word);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});

test('no ignored word means something else', () => {
  const meant = new Set(
    wordTables.flatMap(({ categories, values }) => [...toRows(categories), ...toRows(values)].map(([, word]) => word)),
  );
  for (const { ignored = '' } of wordTables) expect(split(ignored).filter((word) => meant.has(word))).toEqual([]);
});

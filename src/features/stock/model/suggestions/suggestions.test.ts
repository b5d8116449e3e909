import { performance } from 'node:perf_hooks';

import { buildRawItem } from '../../../../testing/factories/stock-item';
import { getCategoryName } from '../categories/category';
import { toCategorySlugs } from '../categories/category-slugs';
import { parseStockItem } from '../item';
import { toCategoryPaths } from '../item-path';

import { toSuggestionIndex, type SuggestionIndex } from './suggestion-index';
import { findInstead, findSuggestions, type Suggestion } from './suggestions';

function toIndex(raws: readonly unknown[]): SuggestionIndex {
  const items = raws.flatMap((raw) => {
    const parsed = parseStockItem(raw);
    return parsed.status === 'ok' ? [parsed.item] : [];
  });
  const used = [...new Map(items.map(({ category }) => [category.name, category])).values()];
  const slugs = toCategorySlugs(used);
  const categories = used.map((category) => ({
    name: category.name,
    label: getCategoryName(category, 'nl'),
    path: toCategoryPaths(category.name, slugs).nl,
  }));
  return toSuggestionIndex({ items, categories });
}

const category = (name: string, nl: string) => ({ category: { name, longPluralTranslated: { nl } } });
const tractors = category('tractors', 'Tractoren');
const loaders = category('wheelLoaders', 'Shovels en knikladers');

type Short = [stockNumber: string, makeName: string | null, model: string | null, rest?: Record<string, unknown>];

/** Items numbered in the order they are given, so that the last is the newest. */
function toStock(items: readonly Short[]): SuggestionIndex {
  return toIndex(
    items.map(([advertiserStockNumber, makeName, model, rest], position) =>
      buildRawItem({
        advertisementID: 1000 + position,
        advertiserStockNumber,
        makeName,
        model,
        type: null,
        ...tractors,
        ...rest,
      }),
    ),
  );
}

const index = toStock([
  ['L101', 'Fendt', '724 Vario'],
  ['L102', 'Fendt', '724 Vario', { status: 'sold' }],
  ['L103', 'Fendt', '211 Vario', { type: 'P' }],
  ['L104', 'Massey Ferguson', '7718 S'],
  ['L105', 'Kärcher', 'MC 250'],
  ['L106', 'Fiat', '82'],
  ['I-201', 'Volvo', 'L30G', loaders],
  ['I-202', 'Volvo', 'L30G', loaders],
  ['L204', 'Mährbauer', 'Größe 3'],
  ['L205', 'Overig', 'Overig', { modelOther: 'Eigenbouw' }],
  ['L206', 'Fendt', 'Overig', { modelOther: 'Ombouw' }],
  ['999', null, null],
]);

/**
 * A suggestion in short.
 * @example 'make Fendt 4'
 */
function toLine(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'item':
      return `machine ${suggestion.stockNumber} ${suggestion.title}`;
    case 'category':
      return `category ${suggestion.label} ${suggestion.count}`;
    case 'make':
      return `make ${suggestion.make} ${suggestion.count}`;
    case 'model':
      return `model ${suggestion.make} ${suggestion.model} ${suggestion.count}`;
  }
}

const find = (term: string, stock = index) => findSuggestions(stock, term).map(toLine);

it('suggests only makes from one letter on, largest stock first', () => {
  expect(find('f')).toEqual(['make Fendt 4', 'make Fiat 1', 'make Massey Ferguson 1']);
});

it('offers make, models and the newest machines for a make, sold ones and unlisted models among them', () => {
  expect(find('fendt')).toEqual([
    'make Fendt 4',
    'model Fendt 724 Vario 2',
    'model Fendt 211 Vario 1',
    'machine L206 Fendt Ombouw',
    'machine L103 Fendt 211 Vario P',
    'machine L102 Fendt 724 Vario',
  ]);
});

it.each(['724 fendt', 'vario fen 72', 'FENDT 724', '724-fendt'])('finds the words of %p in any order', (term) => {
  expect(find(term)[0]).toBe('model Fendt 724 Vario 2');
});

it('wants every word to begin a word', () => {
  expect(find('fendt 24')).toEqual([]);
  expect(find('endt')).toEqual([]);
});

it.each([
  ['karcher', 'make Kärcher 1'],
  ['KÄRCHER', 'make Kärcher 1'],
  ['grosse', 'model Mährbauer Größe 3 1'],
  ['größe', 'model Mährbauer Größe 3 1'],
  ['Kaercher', 'make Kärcher 1'],
  ['kae', 'make Kärcher 1'],
  ['Maehrbauer Groesse', 'model Mährbauer Größe 3 1'],
  ['gröss maehr', 'model Mährbauer Größe 3 1'],
])('finds %p without regard to case and accents, umlauts as two letters or not', (term, first) => {
  expect(find(term)[0]).toBe(first);
});

it('offers categories by their name in the language', () => {
  expect(find('knik')).toEqual(['category Shovels en knikladers 2']);
  expect(findSuggestions(index, 'knik')).toEqual([
    {
      kind: 'category',
      name: 'wheelLoaders',
      label: 'Shovels en knikladers',
      path: '/occasions/shovels-en-knikladers',
      count: 2,
    },
  ]);
});

it.each(['I-201', 'i201', 'I 201', ' i - 2 0 1 '])('offers the machine of stock number %p first', (term) => {
  expect(find(term)[0]).toBe('machine I-201 Volvo L30G');
});

it('offers the machine of a stock number first, also when others begin with it', () => {
  const stock = toStock([
    ['20', 'Claas', '20'],
    ['201', 'Claas', '21'],
    ['2011', 'Claas', '22'],
    ['2012', 'Claas', '23'],
    ['2013', 'Claas', '24'],
  ]);
  expect(find('201', stock)).toEqual(['machine 201 Claas 21', 'machine 2013 Claas 24', 'machine 2012 Claas 23']);
  expect(find('20', stock)).toEqual(['machine 20 Claas 20', 'model Claas 20 1']);
});

it('offers machines whose stock number a term of three characters begins', () => {
  expect(find('L10')).toEqual([
    'machine L106 Fiat 82',
    'machine L105 Kärcher MC 250',
    'machine L104 Massey Ferguson 7718 S',
  ]);
  expect(find('L1')).toEqual([]);
});

it('finds a machine without any name by its number', () => {
  expect(find('999')).toEqual(['machine 999 ']);
});

it('suggests values outside of the lists of the API as items only', () => {
  expect(find('eigenbouw')).toEqual(['machine L205 Eigenbouw']);
  expect(find('overig')).toEqual([]);
});

it('offers at most three machines, two categories, three makes and eight in all', () => {
  const stock = toStock(
    Array.from({ length: 40 }, (_, number) => [
      `N${String(number)}`,
      `Big ${String(number % 10)}`,
      `Big ${String(number)}`,
      category(`big${String(number % 5)}`, `Big ${String(number % 5)}`),
    ]),
  );
  const kinds = findSuggestions(stock, 'big').map(({ kind }) => kind);
  expect(kinds).toEqual(['make', 'make', 'make', 'category', 'category', 'item', 'item', 'item']);
  const narrowed = findSuggestions(stock, 'big 3').map(({ kind }) => kind);
  expect(narrowed).toEqual(['make', 'model', 'model', 'model', 'category', 'item', 'item', 'item']);
});

it.each(['', ' ', '-', '%', '\u0308'])('suggests nothing for %p', (term) => {
  expect(find(term)).toEqual([]);
});

describe('with 10,000 machines', () => {
  // Each of a model of its own: the largest index to search.
  const items = Array.from({ length: 10_000 }, (_, number) => ({
    advertisementID: String(200_000 + 10 * number),
    advertiserStockNumber: `L${String(20_000 + number)}`,
    category: { name: `category${String(number % 40)}`, longPluralTranslated: {} },
    makeName: `Make ${String(number % 80)}`,
    model: `${String(number)} Vario`,
    type: 'ProfiPlus',
  }));
  const categories = items.slice(0, 40).map(({ category: { name } }) => ({ name, label: name, path: `/${name}` }));
  const large = toSuggestionIndex({ items, categories });

  it.each(['m', 'make 4', 'vario 724 x', 'L2041', 'zzzz', 'a b c d'])('finds %p while one types', (term) => {
    // The fastest of many: other load does not count.
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      findSuggestions(large, term);
      return performance.now() - start;
    });
    // Fifty times the usual time; quadratic code takes seconds.
    expect(Math.min(...times)).toBeLessThan(250);
  });
});

test.each([
  ['101', ['L101']],
  ['201', ['I-201']],
  ['20', []],
])('a stock number without the letters it begins with is known: %j finds %j', (term, numbers) => {
  const found = findSuggestions(index, term).map((one) => (one.kind === 'item' ? one.stockNumber : one.kind));
  expect(found.slice(0, 1)).toEqual(numbers);
});

describe('instead of a term that the stock does not have', () => {
  const toNames = (term: string) =>
    findInstead(index, term).map((one) =>
      one.kind === 'item' ? one.stockNumber : one.kind === 'category' ? one.label : one.make,
    );

  test.each([
    ['shovels', ['Shovels en knikladers']],
    ['fendt shovels', ['Fendt', 'Shovels en knikladers', 'Fendt', 'Fendt']],
    ['volvo xyz', ['Volvo', 'Volvo']],
    ['201', ['I-201']],
    ['xyz', []],
    ['', []],
  ])('%j finds suggestions for the whole term, else for each of its words', (term, names) => {
    expect(toNames(term)).toEqual(names);
  });

  test('items are suggested by exactly that number only', () => {
    expect(toNames('10')).not.toContain('L101');
  });
});

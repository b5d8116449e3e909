import { emptyQuery, formatQuery, parseQuery } from '../query';

import { applyChoice, applyReading, hasFilters, isNameOnly, toChoices } from './apply-reading';
import { readSentence } from './read-sentence';
import { known } from './sentence-fixture';
import { wordTables } from './words';

const read = (text: string) => readSentence(text, known, wordTables);
const apply = (text: string, search = '') => formatQuery(applyReading(read(text), parseQuery(search)));

test.each([
  [
    'claas tractor onder 50.000 euro',
    '',
    '?filter-category.name[]=tractors&filter-makeName[]=Claas&filter-price.amount-max=50000',
  ],
  ['fendt 724', '', '?freeTextSearch=724&filter-makeName[]=Fendt'],
  // Refines what was chosen.
  ['vanaf 2015', '?filter-makeName[]=Fendt&page=3', '?filter-makeName[]=Fendt&filter-constructionYear-min=2015'],
  ['tractor', '?filter-makeName[]=Fendt', '?filter-category.name[]=tractors&filter-makeName[]=Fendt'],
  ['fendt', '?freeTextSearch=arion', '?filter-makeName[]=Fendt'],
  ['vanaf 2018', '?filter-constructionYear-min=2015', '?filter-constructionYear-min=2018'],
  // Of what an item has to have each, another one comes beside those before.
  ['fronthef', '?filter-accessories.nl[]=Voorlader', '?filter-accessories.nl[]=Voorlader,Fronthef'],
  // Another category begins anew, and keeps the order.
  [
    'heftruck',
    '?filter-category.name[]=tractors&filter-makeName[]=Fendt&sortBy=price_amount-asc',
    '?filter-category.name[]=forklifts&sortBy=price_amount-asc',
  ],
  [
    'tractor',
    '?filter-category.name[]=tractors&filter-makeName[]=Fendt',
    '?filter-category.name[]=tractors&filter-makeName[]=Fendt',
  ],
  // Part of what was chosen is no other category.
  [
    'minigraver',
    '?filter-category.name[]=crawlerExcavators,miniExcavators&filter-constructionYear-min=2015',
    '?filter-category.name[]=miniExcavators&filter-constructionYear-min=2015',
  ],
  // The order of words changes nothing.
  ['hydrostatische maaier', '?filter-category.name[]=tractors', apply('maaier hydrostatisch')],
  ['goedkoopste heftruck', '', '?filter-category.name[]=forklifts&sortBy=price_amount-asc'],
])('%j after %j: %s', (text, before, after) => {
  expect(apply(text, before)).toBe(after);
});

test.each([
  ['fendt', true, true],
  ['fendt 724 vario', true, true],
  ['724 vario', false, true],
  ['claas tractor', true, false],
  ['fendt rood', true, false],
  ['zzqqxx', false, false],
  ['', false, true],
])('%j has filters: %p, names only: %p', (text, filtering, naming) => {
  expect(hasFilters(read(text))).toBe(filtering);
  expect(isNameOnly(read(text))).toBe(naming);
});

test('each meaning of a doubt is a choice, a sub category comes with its category', () => {
  const category = { property: 'category.name', values: ['balers'] } as const;
  const sub = { property: 'subCategory.name', values: ['roundBalers'] } as const;
  const make = { property: 'makeName', values: ['Claas'] } as const;
  expect(toChoices({ meant: [category, make] })).toEqual([[category], [make]]);
  expect(toChoices({ meant: [category, sub, make] })).toEqual([[category, sub], [make]]);
  expect(formatQuery(applyChoice([category, sub], emptyQuery))).toBe(
    '?filter-category.name[]=balers&filter-subCategory.name[]=roundBalers',
  );
});

test('a choice is added to what is chosen', () => {
  const before = parseQuery('?freeTextSearch=724&filter-makeName[]=Fendt');
  expect(formatQuery(applyChoice([{ property: 'makeName', values: ['Claas'] }], before))).toBe(
    '?freeTextSearch=724&filter-makeName[]=Fendt,Claas',
  );
  expect(formatQuery(applyChoice([{ term: 'vario' }], before))).toBe(
    '?freeTextSearch=724%20vario&filter-makeName[]=Fendt',
  );
  const range = { minimum: 2015, maximum: null };
  expect(applyChoice([{ property: 'constructionYear', range }], before).ranges).toEqual({ constructionYear: range });
  const sort = { property: 'price.amount', order: 'asc' } as const;
  expect(applyChoice([{ sort }], before).sort).toBe(sort);
});

test('a doubtful category joins those that the sentence names, and begins anew beside others', () => {
  const choice = [{ property: 'category.name', values: ['balers'] }] as const;
  const before = parseQuery('?filter-category.name[]=tractors&filter-makeName[]=Fendt');
  expect(formatQuery(applyChoice(choice, before, ['tractors']))).toBe(
    '?filter-category.name[]=tractors,balers&filter-makeName[]=Fendt',
  );
  expect(formatQuery(applyChoice(choice, before))).toBe('?filter-category.name[]=balers');
});

test('a range stays within what its filter takes', () => {
  const ranges = { 'liftingCapacity.value': { minimum: 90_000, maximum: 104_500 } };
  expect(formatQuery(applyReading({ ...read('heftruck'), ranges }, emptyQuery))).toBe(
    '?filter-category.name[]=forklifts&filter-liftingCapacity.value-min=90000&filter-liftingCapacity.value-max=99999',
  );
});

import { buildItem, buildSearchResult } from '../../../../testing/factories/search-result';

import { toOriginalAnswer, toOtherRequests, toOtherTerms } from './other-terms';
import { buildSearchRequest } from './search-request';

const stockWords = [
  'Kärcher',
  'Pöttinger',
  'AEROSEM',
  'Bøgballe',
  'Poettinger',
  'Deutz',
  'Doosan',
  'Blue',
  'Käßbohrer',
];

test.each([
  ['Kaercher', ['Kärcher']],
  ['KAERCHER', ['Kärcher']],
  ['kaerch', ['Kärch']],
  ['Kaessbohrer', ['Käßbohrer']],
  ['Boegballe', ['Bøgballe']],
  ['bogballe', ['Bøgballe']],
  ['Pöttinger', ['Poettinger']],
  ['poettinger aerosem', ['Pöttinger aerosem']],
  ['Kaercher 34 C', ['Kärcher 34 C']],
  ['Kärcher', []],
  ['Doosan', []],
  ['blue deutz', []],
  ['  ', []],
])('‘%s’ is in the stock as %j', (term, expected) => {
  expect(toOtherTerms(term, stockWords)).toEqual(expected);
});

test.each([
  ['Maehmeister', ['Mähmeister']],
  ['Steuergeraet', ['Steuergerät']],
  ['Mähmeister', ['maehmeister']],
  ['Bauer', []],
  ['Fendt 724', []],
])('‘%s’, of which the stock as built has no word, may be %j', (term, expected) => {
  expect(toOtherTerms(term, [])).toEqual(expected);
});

test('however many words there are, few searches are tried', () => {
  expect(toOtherTerms('ae oe ue ae oe ue ae', []).length).toBeLessThanOrEqual(6);
});

const request = buildSearchRequest({ term: 'Kaercher', filters: [{ property: 'used', values: [true] }] });
const count = buildSearchRequest({ term: 'Kaercher', size: 0, source: ['advertisementID'] });

test('another search differs in its words only, and requests items to verify where none are wanted', () => {
  expect(toOtherRequests(request, stockWords)).toEqual([
    { ...request, freeTextSearch: { ...request.freeTextSearch, term: 'Kärcher' } },
  ]);
  const [counted] = toOtherRequests(count, stockWords);
  expect(counted?.pagination).toEqual({ size: 12, from: 0 });
  expect(counted?.source).toEqual(['advertisementID', 'category', 'makeName', 'model', 'type']);
  expect(toOtherRequests(buildSearchRequest({}), stockWords)).toEqual([]);
});

test('an answer counts when an item has the typed words', () => {
  const found = buildSearchResult([], { items: [buildItem({ makeName: 'Kärcher' })], received: 1, total: 30 });
  expect(toOriginalAnswer(found, request)).toBe(found);
  expect(toOriginalAnswer(found, count)).toEqual({ ...found, items: [], received: 0 });
  expect(toOriginalAnswer(buildSearchResult([1]), request)).toBeNull();
  expect(toOriginalAnswer(buildSearchResult([]), request)).toBeNull();
  const behind = { ...request, pagination: { size: 24, from: 48 } };
  expect(toOriginalAnswer(buildSearchResult([], { total: 30 }), behind)?.total).toBe(30);
});

test('words that only begin alike are not meant', () => {
  const blue = buildSearchRequest({ term: 'blue' });
  expect(
    toOriginalAnswer(buildSearchResult([], { items: [buildItem({ makeName: 'Blumat' })], total: 1 }), blue),
  ).toBeNull();
});

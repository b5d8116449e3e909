import { formatQuery, parseQuery } from '../query';

import { readSentence } from './read-sentence';
import { known } from './sentence-fixture';
import { findUnused, findWhole, toOffers } from './to-offers';
import { wordTables } from './words';

const read = (text: string) => readSentence(text, known, wordTables);
const offer = (text: string, search: string) =>
  toOffers(read(text), text, parseQuery(search)).map((one) => formatQuery(one));

test('words are unused that the term does without, not those that are parts of its words', () => {
  const text = 'fendt 724 rood io';
  expect(findUnused(read(text), text, parseQuery('?freeTextSearch=724%20vario'))).toEqual(['rood', 'io']);
  expect(findUnused(read(text), text, parseQuery('?freeTextSearch=724%20rood'))).toEqual(['io']);
  expect(findUnused(read(text), text, parseQuery(`?freeTextSearch=${encodeURIComponent(text)}`))).toEqual([]);
});

test('a sentence that is searched for as it was typed has filters as a whole', () => {
  const text = 'trekker vanaf 2015';
  const whole = findWhole(read(text), text, parseQuery(`?freeTextSearch=${encodeURIComponent(text)}`));
  expect(whole && formatQuery(whole)).toBe('?filter-category.name[]=tractors&filter-constructionYear-min=2015');
  expect(findWhole(read(text), text, parseQuery(''))).toBeNull();
  expect(findWhole(read('zzqq'), 'zzqq', parseQuery('?freeTextSearch=zzqq'))).toBeNull();
});

test('a doubtful word is offered, in place of other categories and of itself as a term', () => {
  expect(offer('hogwrker', '?freeTextSearch=hogwrker')).toEqual(['?filter-category.name[]=aerialPlatforms']);
  expect(offer('hogwrker', '?filter-category.name[]=tractors')).toEqual(['?filter-category.name[]=aerialPlatforms']);
});

test('no more than four are offered', () => {
  expect(offer('10m 11m 12m 13m 14m 15m 16m', '').length).toBeLessThanOrEqual(4);
});

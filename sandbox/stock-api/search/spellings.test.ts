import { answerAsSpelled } from '../../../src/features/stock/model/filter-index/answer-as-spelled';
import { readFilterIndex } from '../../../src/features/stock/model/filter-index/filter-index';
import { toNameWords } from '../../../src/features/stock/model/filter-index/find-words';
import { toFilterIndexFile } from '../../../src/features/stock/model/filter-index/to-filter-index-file';
import { parseStockItem } from '../../../src/features/stock/model/item';
import { toOriginalAnswer, toOtherRequests } from '../../../src/features/stock/model/search/other-terms';
import { buildSearchRequest, type SearchRequest } from '../../../src/features/stock/model/search/search-request';
import { parseSearchResult, type SearchResult } from '../../../src/features/stock/model/search/search-result';
import { createCatalogue } from '../../catalogue/create-catalogue';

import { searchItems } from './search-items';
import type { SearchRequest as ApiRequest } from './search-request';
import { createStockIndex } from './stock-index';

const records = [
  ...createCatalogue({ seed: 1, size: 240, today: new Date('2026-11-26T00:00:00Z') }).items,
  ...['Goeweil', 'Aeromax', 'Doosan', 'Goes', 'Blue', 'Manuel', 'Queen', 'Bøgballe'].map((model, place) => ({
    advertisementID: 900_000 + place,
    category: { name: 'tractors', longPluralTranslated: {} },
    makeName: 'Eigenbouw',
    model,
  })),
];
const api = createStockIndex(records);
const items = records.flatMap((record) => {
  const parsed = parseStockItem(record);
  return parsed.status === 'ok' ? [parsed.item] : [];
});
const index = readFilterIndex(JSON.parse(JSON.stringify(toFilterIndexFile(items, { withPhotos: true }))));
if (index === 'none' || index === 'broken') throw new Error(index);

function askApi(request: SearchRequest): SearchResult {
  const answer = parseSearchResult(JSON.parse(JSON.stringify(searchItems(api, request as unknown as ApiRequest))));
  if (answer === null) throw new Error('no answer');
  return answer;
}

/** What the site makes of the API's answers, with the words of the stock or without. */
function askLive(request: SearchRequest, words: readonly string[]): SearchResult {
  const answer = askApi(request);
  if (answer.total > 0) return answer;
  const others = toOtherRequests(request, words).map((other) => toOriginalAnswer(askApi(other), request));
  return others.find((other) => other !== null) ?? answer;
}

const toIds = ({ items: found }: SearchResult) => found.map(({ advertisementID }) => advertisementID);
const build = (term: string) => buildSearchRequest({ term, size: 24, aggregations: ['makeName'] });

test.each([
  ['Kaercher', 'Kärcher'],
  ['kaerch', 'Kärch'],
  ['POETTINGER', 'Pöttinger'],
  ['Schaeffer', 'Schäffer'],
  ['Göweil', 'Goeweil'],
])('‘%s’ finds what ‘%s’ finds, live and in the index, with its numbers', (typed, meant) => {
  const expected = askApi(build(meant));
  expect(expected.total).toBeGreaterThan(0);
  for (const words of [toNameWords(index), []]) {
    const live = askLive(build(typed), words);
    expect([live.total, toIds(live), live.facets]).toEqual([expected.total, toIds(expected), expected.facets]);
    expect(askLive({ ...build(typed), pagination: { size: 0, from: 0 } }, words)).toMatchObject({
      total: expected.total,
      items: [],
    });
  }
  const own = answerAsSpelled(index, build(typed));
  // A word that is begun could be meant as a part of one: that is the API's to say.
  if (typed !== 'kaerch') expect(own && [own.total, toIds(own)]).toEqual([expected.total, toIds(expected)]);
});

test.each(['Aeromax', 'Doosan', 'Goes', 'Blue', 'Manuel', 'Queen', 'aerom'])('‘%s’ is found as it is', (term) => {
  expect(askLive(build(term), toNameWords(index))).toEqual(askApi(build(term)));
  expect(askApi(build(term)).total).toBe(1);
});

test('letters of the north are found by the letters of other keyboards, where the stock as built has them', () => {
  for (const term of ['Boegballe', 'Bogballe', 'bøgballe'])
    expect(askLive(build(term), toNameWords(index)).total).toBe(1);
});

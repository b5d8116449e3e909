import * as v from 'valibot';

import { buildItem } from '../../../../testing/factories/search-result';
import { searchRequestSchema } from '../../../../testing/search-request-schema';
import { listFields } from '../item-fields';

import {
  addRecentlySeen,
  buildRecentRequest,
  formatRecentlySeen,
  parseRecentlySeen,
  sortRecent,
} from './recently-seen';

test('stored ids are parsed to the same ids', () => {
  const ids = ['204170', '7', '204165'];
  expect(parseRecentlySeen(formatRecentlySeen(ids))).toEqual(ids);
  expect(parseRecentlySeen(formatRecentlySeen([]))).toEqual([]);
});

test.each([null, '', '{', 'null', '"7"', '{"0":"7"}', '[7]', '["7",null]', '["<b>"]', '[""]', '["1234567890123456"]'])(
  'nothing was seen when %j is stored',
  (text) => {
    expect(parseRecentlySeen(text)).toEqual([]);
  },
);

test('a list that is longer than any of ours is not read, and an id that is there twice counts once', () => {
  expect(parseRecentlySeen(JSON.stringify(Array.from({ length: 9 }, (_, id) => String(id))))).toEqual([]);
  expect(parseRecentlySeen('["7","8","7"]')).toEqual(['7', '8']);
});

test('the current item comes first, once, and pushes out the oldest of eight', () => {
  expect(addRecentlySeen([], '1')).toEqual(['1']);
  expect(addRecentlySeen(['1', '2', '3'], '3')).toEqual(['3', '1', '2']);
  const full = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect(addRecentlySeen(full, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
  expect(addRecentlySeen(full, '8')).toEqual(['8', '1', '2', '3', '4', '5', '6', '7']);
});

test('all items are requested in one search within the contract', () => {
  const request = buildRecentRequest(['204170', '7']);
  expect(request).toMatchObject({
    pagination: { size: 2, from: 0 },
    source: listFields,
    filters: [{ property: 'advertisementID', values: ['204170', '7'] }],
  });
  expect(v.safeParse(searchRequestSchema, request).issues).toBeUndefined();
});

test('items come back in the order of the ids, without those that are gone', () => {
  const items = [7, 204170, 5].map((advertisementID) => buildItem({ advertisementID }));
  expect(sortRecent(items, ['204170', '6', '7']).map(({ advertisementID }) => advertisementID)).toEqual([
    '204170',
    '7',
  ]);
});

import { byNewest, findNewest } from './newest';

const item = (advertisementID: string, createdDate?: string) => ({
  advertisementID,
  ...(createdDate === undefined ? {} : { createdDate }),
});
const items = [
  item('9'),
  item('2', '2026-10-02T08:15:00Z'),
  item('10', '2026-10-02T08:15:00Z'),
  item('1', '2026-11-01T00:00:00Z'),
];

test('the newest come first, of the same moment the higher id, and without a day last', () => {
  expect(items.toSorted(byNewest).map(({ advertisementID }) => advertisementID)).toEqual(['1', '10', '2', '9']);
});

test.each([
  [0, []],
  [2, ['1', '10']],
  [4, ['9', '2', '10', '1']],
  [null, ['9', '2', '10', '1']],
])('of the newest there are %s at most', (count, ids) => {
  expect([...findNewest(items, count)]).toEqual(ids);
});

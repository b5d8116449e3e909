import { toItemRobots, updateHistory, type StockNode } from './stock-history';

function toNode(override: Partial<StockNode>, digest = 'a'): StockNode {
  const category = { name: 'tractors', longPluralTranslated: {} };
  return {
    advertisementID: '1',
    category,
    id: 'x',
    paths: { nl: '', en: '', de: '' },
    internal: { contentDigest: digest },
    ...override,
  };
}

const created = '2026-09-01T10:00:00Z';
const first = updateHistory({}, [toNode({ createdDate: created })], '2026-10-01');

test('an item that was never seen is as old as it says, or as today', () => {
  expect(first).toEqual({ 1: { digest: 'a', changed: '2026-09-01' } });
  expect(updateHistory({}, [toNode({})], '2026-10-01')).toMatchObject({ 1: { changed: '2026-10-01' } });
  const future = toNode({ createdDate: '2027-01-01T00:00:00Z' });
  expect(updateHistory({}, [future], '2026-10-01')).toMatchObject({ 1: { changed: '2026-10-01' } });
});

test('the day of a change is kept until the next one', () => {
  const changed = updateHistory(first, [toNode({ createdDate: created }, 'b')], '2026-10-05');
  expect(changed).toMatchObject({ 1: { digest: 'b', changed: '2026-10-05' } });
  expect(updateHistory(changed, [toNode({ createdDate: created }, 'b')], '2026-10-09')).toEqual(changed);
});

test('an item is sold since the day it was first seen sold, until it is for sale again', () => {
  const sold = updateHistory(first, [toNode({ status: 'sold' }, 'b')], '2026-10-05');
  expect(updateHistory(sold, [toNode({ status: 'sold' }, 'c')], '2026-10-20')).toMatchObject({
    1: { sold: '2026-10-05', changed: '2026-10-20' },
  });
  expect(updateHistory(sold, [toNode({}, 'd')], '2026-10-20')[1]).not.toHaveProperty('sold');
});

test('what is gone is forgotten', () => {
  expect(updateHistory(first, [], '2026-10-05')).toEqual({});
});

test.each([
  [undefined, '2026-12-01', undefined],
  ['2026-11-01', '2026-11-01', 'unavailable_after: 2026-12-01'],
  ['2026-11-01', '2026-12-01', 'unavailable_after: 2026-12-01'],
  ['2026-11-01', '2026-12-02', 'noindex'],
])('sold since %s, on %s search engines are told %s', (sold, today, robots) => {
  expect(toItemRobots(sold, today)).toBe(robots);
});

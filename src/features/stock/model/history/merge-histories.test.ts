import fc from 'fast-check';

import { addDays } from './days';
import { noStockHistory, parseStockHistory, type StockHistoryFile } from './history-file';
import { mergeHistories } from './merge-histories';
import type { OfferState } from './offer-state';
import { toSteps } from './steps';

const states = fc.constantFrom<OfferState>(
  [100, 'EUR btw'],
  [90, 'EUR btw'],
  [90, 'USD btw'],
  'gone',
  'unpriced',
  'sold',
);
const item = fc.record({
  digest: fc.constantFrom('a', 'b'),
  changed: fc.constantFrom('2026-11-01', '2026-11-02'),
  sold: fc.constantFrom(undefined, '2026-11-01'),
  written: fc.integer({ min: 0, max: 2 }),
  first: fc.constantFrom(undefined, '2026-10-01T00:00:00.000Z', '2026-10-02T00:00:00.000Z'),
  states: fc.array(states, { minLength: 6, maxLength: 6 }),
});
const history = fc
  .record({
    offsets: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }),
    items: fc.dictionary(fc.constantFrom('1', '2', '10'), item, { noNullPrototype: true }),
  })
  .map(({ offsets, items }): StockHistoryFile => {
    const builds = offsets.map((offset) => addDays('2026-11-01', offset)).sort();
    const toItem = ({ sold, first, states: seen, ...rest }: (typeof items)[string]) => ({
      ...rest,
      ...(sold !== undefined && { sold }),
      ...(first !== undefined && { first }),
      steps: toSteps(builds.map((day, index) => [day, seen[index] ?? 'gone'] as const)),
    });
    const entries = Object.entries(items).map(([id, one]) => [id, toItem(one)] as const);
    return { version: 2, builds, items: Object.fromEntries(entries) };
  });

test('histories are merged in any order, any grouping and any number of times', () => {
  fc.assert(
    fc.property(history, history, history, (one, two, three) => {
      const all = mergeHistories(mergeHistories(one, two), three);
      expect(mergeHistories(one, mergeHistories(two, three))).toEqual(all);
      expect(mergeHistories(mergeHistories(three, one), two)).toEqual(all);
      expect(mergeHistories(all, two)).toEqual(all);
      expect(JSON.stringify(mergeHistories(two, one))).toBe(JSON.stringify(mergeHistories(one, two)));
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('a history and nothing is that history, also after it was written', () => {
  fc.assert(
    fc.property(history, (one) => {
      expect(mergeHistories(one, noStockHistory)).toEqual(one);
      expect(mergeHistories(one, one)).toEqual(one);
      expect(parseStockHistory(JSON.stringify(one))).toEqual(one);
    }),
    { numRuns: 100, seed: 1 },
  );
});

test('the history of a release from before prices were kept: its items are known since before', () => {
  const old = JSON.stringify({ 7: { digest: 'a', changed: '2026-10-01', sold: '2026-10-02' } });
  expect(parseStockHistory(old)).toEqual({
    version: 2,
    builds: [],
    items: { 7: { digest: 'a', changed: '2026-10-01', sold: '2026-10-02', written: 0, steps: [] } },
  });
  expect(parseStockHistory('{')).toBeNull();
  expect(parseStockHistory('{"version":3}')).toBeNull();
});

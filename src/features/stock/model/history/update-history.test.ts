import fc from 'fast-check';

import { omit } from '../../../../lib/omit';

import { noStockHistory, type StockHistoryFile } from './history-file';
import { mergeHistories } from './merge-histories';
import { toChangesFile } from './to-changes-file';
import { updateHistory, type SeenItem } from './update-history';

const toItem = (id: string, euros: number, override: Partial<SeenItem> = {}): SeenItem => ({
  advertisementID: id,
  category: { name: 'tractors', longPluralTranslated: {} },
  price: { amount: euros * 100, currency: 'EUR' },
  pricing: { type: 'fixed', vat: 'btw' },
  createdDate: '2026-08-01T10:00:00Z',
  internal: { contentDigest: 'a' },
  ...override,
});
const noon = (day: number) => new Date(Date.UTC(2026, 8, day, 12));
const toDay = (day: number) => noon(day).toISOString().slice(0, 10);
/** A build a day, from the first of September on. */
function build(stocks: readonly (readonly SeenItem[])[], before = noStockHistory): StockHistoryFile {
  return stocks.reduce((history, stock, index) => updateHistory(history, stock, noon(index + 1)), before);
}
const repeat = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value);
const dear = [toItem('1', 25_000), toItem('2', 9000)];
const cheap = [toItem('1', 22_000), toItem('2', 9000)];

test('a lowered price is kept and told', () => {
  const history = build([...repeat(40, dear), cheap]);
  expect(history.items[1]?.steps).toEqual([
    ['2026-09-01', [2_500_000, 'EUR btw']],
    ['2026-10-11', [2_200_000, 'EUR btw']],
  ]);
  expect(toChangesFile(history, toDay(41)).lowered).toEqual({ 1: [2_200_000, 'EUR btw', 2_500_000, 30, '2026-11-09'] });
});

test('20 rebuilds of the same stock change nothing: not by its order, nor by fields that are shown to nobody', () => {
  const history = build([...repeat(40, dear), cheap]);
  const told = JSON.stringify(toChangesFile(history, toDay(41)));
  let next = history;
  for (let rebuild = 1; rebuild <= 20; rebuild += 1) {
    next = updateHistory(next, rebuild % 2 === 0 ? cheap : cheap.toReversed(), new Date(+noon(41) + rebuild * 60_000));
    expect(JSON.stringify(next)).toBe(JSON.stringify(history));
  }
  for (let rebuild = 1; rebuild <= 20; rebuild += 1) {
    const other = cheap.map((item) => ({ ...item, internal: { contentDigest: `digest ${String(rebuild)}` } }));
    next = updateHistory(next, other, new Date(+noon(41) + rebuild * 60_000));
    expect(JSON.stringify(toChangesFile(next, toDay(41)))).toBe(told);
  }
  // A rebuild a day: what is told stays until it ends.
  for (let day = 42; day <= 61; day += 1) {
    next = updateHistory(next, cheap, noon(day));
    expect(toChangesFile(next, toDay(day)).lowered).toEqual(toChangesFile(history, toDay(41)).lowered);
  }
});

test('since when an item is known: the build that saw it first, or earlier if it says so', () => {
  const undated = omit(toItem('3', 100), 'createdDate');
  const late = { ...undated, createdDate: '2026-09-09T07:00:00Z' };
  // Nobody knows how old the items of the first build are.
  expect(build([[undated]]).items[3]).not.toHaveProperty('first');
  const history = build([dear, [...dear, undated]]);
  expect(history.items[3]?.first).toBe(noon(2).toISOString());
  expect(build([dear, [...dear, late]]).items[3]?.first).toBe(noon(2).toISOString());
  expect(build([[late]]).items[3]?.first).toBe(noon(1).toISOString());
  expect(toChangesFile(history, toDay(2)).first).toMatchObject({ 3: +noon(2) / 60_000 });
});

test('an item that an API forgets for a while is not new, one that was gone for 60 days is', () => {
  const gone = dear.slice(0, 1);
  const back = (days: number) => build([...repeat(3, dear), ...repeat(days, gone), dear]).items[2]?.first;
  const named = '2026-08-01T10:00:00.000Z';
  expect([back(1), back(59)]).toEqual([named, named]);
  const undated = omit(toItem('5', 100), 'createdDate');
  const stocks = (days: number) => [dear, ...repeat(3, [...dear, undated]), ...repeat(days, dear), [...dear, undated]];
  expect(build(stocks(59)).items[5]?.first).toBe(noon(2).toISOString());
  expect(build(stocks(60)).items[5]?.first).toBe(noon(65).toISOString());
  const missing = build([...repeat(3, dear), gone]);
  expect(missing.items[2]?.steps.at(-1)).toEqual(['2026-09-04', 'gone']);
  expect(toChangesFile(missing, toDay(4)).first).not.toHaveProperty('2');
});

test('what is older than 100 days is forgotten', () => {
  const history = build(repeat(150, dear));
  expect(history.builds).toHaveLength(101);
  expect(history.items[1]?.steps).toHaveLength(1);
});

/** A chain of releases: each build knows what some earlier releases knew, as after rollbacks and lost caches. */
const plan = fc.array(
  fc.record({
    hours: fc.integer({ min: 0, max: 30 }),
    price: fc.integer({ min: 20, max: 23 }),
    hasOther: fc.boolean(),
    /** Which of the earlier releases the build is on top of; the others are merged in the order given. */
    on: fc.nat(),
    order: fc.boolean(),
  }),
  { minLength: 1, maxLength: 15 },
);

test('rollbacks, lost caches and equal clocks lose nothing: the truth is that of an unbroken chain', () => {
  fc.assert(
    fc.property(plan, (steps) => {
      const releases: StockHistoryFile[] = [];
      let unbroken = noStockHistory;
      let time = +noon(1);
      for (const { hours, price, hasOther, on, order } of steps) {
        time += hours * 3_600_000;
        const stock = [toItem('1', price * 1000), ...(hasOther ? [toItem('2', 9000)] : [])];
        const base = releases.length === 0 ? noStockHistory : (releases[on % releases.length] ?? noStockHistory);
        const merged = (order ? releases : releases.toReversed()).reduce(mergeHistories, base);
        releases.push(updateHistory(merged, stock, new Date(time)));
        unbroken = updateHistory(unbroken, stock, new Date(time));
      }
      const last = releases.at(-1);
      expect(last).toEqual(unbroken);
      const today = new Date(time).toISOString().slice(0, 10);
      expect(toChangesFile(last ?? noStockHistory, today)).toEqual(toChangesFile(unbroken, today));
    }),
    { numRuns: 300, seed: 1 },
  );
});

import fc from 'fast-check';

import { addDays } from './days';
import { toLoweredPrice, type LoweredPrice } from './lowered-price';
import type { OfferState } from './offer-state';
import { toSteps } from './steps';

const start = '2026-06-01';
const named = { '-': null, gone: 'gone', request: 'unpriced', sold: 'sold' } as const;

/** @example toState('25') // € 25,000 without VAT @example toState('25-USD-btw') */
function toState(word: string): OfferState | null {
  if (word in named) return named[word as keyof typeof named];
  const [thousands, currency = 'EUR', vat = 'btw'] = word.split('-');
  return [Number(thousands) * 100_000, `${currency} ${vat}`];
}

/**
 * What is said on the last day of such a course; `-`: days without a build.
 * @param first by default the item is older than its course
 * @example say('25*30 22') // € 25,000 for 30 days, then € 22,000
 */
function say(course: string, first?: string): LoweredPrice | null {
  const seen: (readonly [string, OfferState])[] = [];
  let day = start;
  for (const [, word = '', days = '1'] of course.matchAll(/([^\s*]+)(?:\*(\d+))?/g)) {
    const state = toState(word);
    for (let count = Number(days); count > 0; count -= 1, day = addDays(day, 1)) {
      if (state !== null) seen.push([day, state]);
    }
  }
  const builds = seen.map(([one]) => one);
  const item = { digest: 'a', changed: start, written: 0, ...(first !== undefined && { first }), steps: toSteps(seen) };
  return toLoweredPrice(item, builds, builds.at(-1) ?? start);
}

test('a price lowered today is said with the lowest price of 30 days, for 30 days', () => {
  const until = '2026-07-30';
  expect(say('25*30 22')).toEqual({ cents: 2_200_000, basis: 'EUR btw', prior: 2_500_000, days: 30, until });
  expect(say('25*30 22*30')).toMatchObject({ prior: 2_500_000, until });
  expect(say('25*30 22*31')).toBeNull();
});

test.each([
  ['a dip before', '25*20 23*5 26*5 22', 23],
  ['a price that came back', '22*20 26*10 22', null],
  ['one that came back after 30 days', '22*20 26*30 22', null],
  ['one that came back after 31 days', '22*20 26*31 22', 26],
  ['higher than it was', '22*30 25*3', null],
  ['raised after it was lowered', '25*30 22*3 23*3', null],
  ['29 days known of an item that is older', '25*29 22', null],
  ['lowered twice', '25*30 24*10 22', 25],
  ['lowered twice, the first time more than 30 days before', '25*40 24*31 22', 24],
  ['lowered three times', '25*30 24*10 23*10 22', 25],
  ['on request between', '25*30 request 22', null],
  ['sold between', '25*30 sold 22', null],
  ['on request in the 30 days', '25*10 request 25*29 22', null],
  ['on request before', '25*10 request 25*30 22', 25],
  ['sold now', '25*30 sold', null],
  ['gone now', '25*30 22 gone', null],
  ['an API that forgets it for two days', '25*29 gone*2 22', 25],
  ['an API that forgets it for three', '25*29 gone*3 22', null],
  ['a weekend without builds', '25*29 -*2 22', 25],
  ['longer without builds', '25*29 -*3 22', null],
  ['another currency', '25-USD-btw*30 22', null],
  ['other VAT', '25-EUR-margin*30 22', null],
  ['never another price', '22*40', null],
  ['never a price', 'request*40', null],
])('%s', (_, course, thousands) => {
  const found = say(course);
  if (thousands === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ prior: thousands * 100_000, days: 30 });
});

test('an item that was on sale for less than 30 days: the lowest price since then, and of how many days', () => {
  const since = `${start}T08:00:00.000Z`;
  expect(say('25*4 24*6 26*2 22', since)).toMatchObject({ prior: 2_400_000, days: 12 });
  expect(say('25*4 24*6 26*2 22', '2026-05-28T08:00:00.000Z')).toBeNull();
  expect(say('request 25*4 22', since)).toBeNull();
});

const word = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 20, max: 24 }).map(String) },
  fc.constantFrom('gone', 'request', 'sold', '20-USD-btw'),
);
const course = fc.array(fc.tuple(word, fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 12 });

test('whatever happened, no claim where any of the 30 days before was as cheap, and none but of a price that was', () => {
  let claims = 0;
  fc.assert(
    fc.property(course, (parts) => {
      const found = say(parts.map(([one, days]) => `${one}*${String(days)}`).join(' '), `${start}T08:00:00.000Z`);
      if (found === null) return;
      claims += 1;
      // By plain counting, a row for each day.
      const days = parts.flatMap(([one, count]) => Array.from({ length: count }, () => toState(one)));
      const prices = days.map((one) => (one === null || typeof one === 'string' ? null : one[0]));
      const last = prices.findLastIndex((cents) => cents !== found.cents && cents !== null);
      expect(days.at(-1)).toEqual([found.cents, found.basis]);
      expect(found.prior).toBeGreaterThan(found.cents);
      expect(prices.slice(0, last + 1)).toContain(found.prior);
      expect(days.length - 1 - (last + 1)).toBeLessThan(30 + 3);
      const before = prices.slice(Math.max(0, last + 1 - 30), last + 1);
      expect(before.some((cents) => cents !== null && cents <= found.cents)).toBe(false);
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(claims).toBeGreaterThan(30);
});

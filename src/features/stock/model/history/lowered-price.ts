import { toDealerDay } from '../../../../lib/dealer-day';

import { addDays, countDays } from './days';
import type { ItemHistory } from './history-file';
import { isPrice } from './offer-state';
import { toDays } from './steps';

/** A lowered price that may be announced, by article 6a of Directive 98/6/EC. */
export type LoweredPrice = {
  /** The price that was lowered to, and its currency and VAT. */
  cents: number;
  basis: string;
  /** The prior price: the lowest of the `days` days before the first reduction, in cents. */
  prior: number;
  /** 30, or fewer for an item that was on sale for fewer. */
  days: number;
  /** The last day on which it may be announced, ISO 8601. */
  until: string;
};

/** For so many days a lowered price is announced, and so many days the prior price is looked for. */
const periodDays = 30;
/** Between two builds that are further apart nobody knows the price. */
const unknownDays = 3;

type Price = { day: string; cents: number; basis: string };

/**
 * What may be said of an item's lowered price; null where nothing may. Decision 0052 has the rule and its sources.
 * @param today the day of the last build, ISO 8601
 */
export function toLoweredPrice(item: ItemHistory, builds: readonly string[], today: string): LoweredPrice | null {
  const prices = getUnbrokenPrices(item, builds, today);
  const current = prices.at(-1);
  if (current === undefined) return null;
  const last = findRunStart(prices, prices.length - 1);
  const lowered = prices[last];
  if (lowered === undefined || !isLowering(prices, last)) return null;
  const until = addDays(lowered.day, periodDays - 1);
  if (until < today) return null;
  const first = findFirstReduction(prices, last);
  // Of an item that was offered otherwise before, not all that was asked for it is known.
  const known = item.steps[0]?.[0] === prices[0]?.day ? item.first : undefined;
  const prior = findPriorPrice(prices.slice(0, first), prices[first]?.day ?? lowered.day, known);
  if (prior === null || prior.cents <= current.cents) return null;
  return { cents: current.cents, basis: current.basis, prior: prior.cents, days: prior.days, until };
}

/**
 * The prices from the last change of another kind on (on request, sold, another currency, too long unknown or gone), a
 * row for each day of a build; none if the item has no price today.
 */
function getUnbrokenPrices(item: ItemHistory, builds: readonly string[], today: string): Price[] {
  const prices: Price[] = [];
  for (const [day, state] of toDays(item, builds).toReversed()) {
    const next = prices[0];
    if (next === undefined && day !== today) return [];
    if (state === 'gone' && next !== undefined) continue;
    if (!isPrice(state)) break;
    const [cents, basis] = state;
    if (next !== undefined && (next.basis !== basis || countDays(day, next.day) > unknownDays)) break;
    prices.unshift({ day, cents, basis });
  }
  return prices;
}

/** The index of the first row with the same price without another one between. */
function findRunStart(prices: readonly Price[], index: number): number {
  let start = index;
  while (start > 0 && prices[start - 1]?.cents === prices[index]?.cents) start -= 1;
  return start;
}

function isLowering(prices: readonly Price[], index: number): boolean {
  const [before, price] = [prices[index - 1], prices[index]];
  return before !== undefined && price !== undefined && before.cents > price.cents;
}

/** The first of several reductions in a row (article 6a(5)), within 30 days before the last one. */
function findFirstReduction(prices: readonly Price[], last: number): number {
  let first = last;
  for (;;) {
    const earlier = findRunStart(prices, first - 1);
    const [start, end] = [prices[earlier], prices[last]];
    if (start === undefined || end === undefined || !isLowering(prices, earlier)) return first;
    if (countDays(start.day, end.day) > periodDays) return first;
    first = earlier;
  }
}

/** @param before the prices before the first reduction @param known since when the item is known, ISO 8601 */
function findPriorPrice(
  before: readonly Price[],
  reduced: string,
  known: string | undefined,
): { cents: number; days: number } | null {
  const start = addDays(reduced, -periodDays);
  // A price holds until the next build sees another one: the last one before the period was applied in it.
  const applied = before.slice(
    Math.max(
      0,
      before.findLastIndex(({ day }) => day < start),
    ),
  );
  const oldest = applied[0];
  if (oldest === undefined) return null;
  const cents = Math.min(...applied.map((price) => price.cents));
  if (oldest.day <= start) return { cents, days: periodDays };
  // Fewer than 30 days are known: enough only for an item that is no older.
  if (known === undefined || countDays(toDealerDay(new Date(known)), oldest.day) > unknownDays) return null;
  return { cents, days: countDays(oldest.day, reduced) };
}

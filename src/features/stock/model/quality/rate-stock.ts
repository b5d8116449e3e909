import type { StockItem } from '../item';
import { getItemTitle, getMake, getModel } from '../item-names';

import { findSameItems } from './find-same-items';
import { maxDays, maxItems, qualityKinds, type QualityFinding, type QualityReport } from './quality-report';
import { qualityRules, type QualityContext } from './quality-rules';

type Rated = { item: StockItem; quality: number; findings: QualityFinding[] };

type Words = {
  /** The label of an item's category, and the path of its page, in the default locale. */
  toCategory: (item: StockItem) => string;
  toPath: (item: StockItem) => string;
};

/**
 * The quality of the stock: per item what a buyer misses or would doubt, the worst first. Sold items are left out:
 * nobody mends them. Pure: the same stock on the same day is the same report.
 * @param today the dealer's day, ISO 8601
 * @param before the trend that earlier builds wrote
 */
export function rateStock(
  stock: readonly StockItem[],
  { toCategory, toPath }: Words,
  today: string,
  before: QualityReport['trend'] = [],
): QualityReport {
  const items = stock.filter(({ status }) => status !== 'sold');
  const context = toContext(items, today);
  const rated = items.map((item) => rateItem(item, context));
  const mean = rated.reduce((sum, { quality }) => sum + quality, 0) / rated.length;
  const quality = rated.length === 0 ? 100 : Math.round(mean * 10) / 10;
  const doubtful = rated.filter(({ findings }) => findings.length > 0);
  const worst = doubtful.toSorted((one, other) => one.quality - other.quality || byNewestId(one, other));
  const point = { day: today, quality, stockItems: items.length };
  return {
    stockItems: items.length,
    doubtful: doubtful.length,
    quality,
    counts: Object.fromEntries(qualityKinds.map((kind) => [kind, countKind(doubtful, kind)])),
    items: worst.slice(0, maxItems).map(({ item, ...own }) => ({
      id: item.advertisementID,
      number: item.advertiserStockNumber ?? null,
      title: getItemTitle(item),
      category: toCategory(item),
      path: toPath(item),
      ...own,
    })),
    trend: [...before.filter(({ day }) => day < today), point].slice(-maxDays),
  };
}

function rateItem(item: StockItem, context: QualityContext): Rated {
  const found = qualityRules.map(({ kind, weight, find }) => ({ kind, weight, details: find(item, context) }));
  const findings = found.flatMap(({ kind, details }) => details.map((detail) => ({ kind, detail })));
  const lost = found.reduce((sum, { weight, details }) => sum + weight * details.length, 0);
  return { item, quality: Math.max(0, 100 - lost), findings };
}

/** Newer items have higher ids; what visitors see first is mended first. */
function byNewestId(one: Rated, other: Rated): number {
  return Number(other.item.advertisementID) - Number(one.item.advertisementID);
}

function countKind(rated: readonly Rated[], kind: QualityFinding['kind']): number {
  return rated.filter(({ findings }) => findings.some((finding) => finding.kind === kind)).length;
}

function toContext(items: readonly StockItem[], today: string): QualityContext {
  const prices = new Map<string, number[]>();
  const toKey = (item: StockItem) =>
    [getMake(item), getModel(item), item.price?.currency ?? 'EUR'].join(' ').toLowerCase();
  for (const item of items) {
    const amount = item.price?.amount ?? 0;
    if (amount <= 0 || getModel(item) === undefined) continue;
    const known = prices.get(toKey(item));
    if (known === undefined) prices.set(toKey(item), [amount]);
    else known.push(amount);
  }
  const middles = new Map([...prices].map(([key, amounts]) => [key, toMiddle(amounts)]));
  const same = findSameItems(items);
  return {
    today,
    findMiddlePrice: (item) => middles.get(toKey(item)) ?? null,
    findDuplicates: ({ advertisementID }) => same.get(advertisementID) ?? [],
  };
}

/** Two prices do not say which of them is odd. */
function toMiddle(amounts: readonly number[]): number | null {
  if (amounts.length < 3) return null;
  return amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? null;
}

import type { StockItem } from '../item';
import { buildSearchRequest, teaserSize, type SearchRequest, type StockFilter } from '../search/search-request';
import { defaultSort, type StockSort } from '../search/sort';

/**
 * More than are shown: among the nearest on each side are the item itself, sold items, and items of a very different
 * year.
 */
const candidates = 12;

/** The penalty for an unknown price or year: that of ten years, or of 2.7 times the price. */
const unknownDistance = 1;

/**
 * The searches for items similar to an item (`pickSimilar` picks from the results): nearest in price, above and below,
 * in its sub category, or in its category without one. An item without a price is compared by year, without either with
 * the newest.
 * @param options.anySubCategory searches the whole category, for a sub category with too few items; no searches when
 *   the first ones already did
 */
export function buildSimilarRequests(item: StockItem, { anySubCategory = false } = {}): SearchRequest[] {
  if (anySubCategory && item.subCategory === undefined) return [];
  const filters: StockFilter[] = [{ property: 'category.name', values: [item.category.name] }];
  if (item.subCategory !== undefined && !anySubCategory)
    filters.push({ property: 'subCategory.name', values: [item.subCategory.name] });

  const build = (sort: StockSort, range: readonly StockFilter[]) =>
    buildSearchRequest({ size: candidates, sort, filters: [...filters, ...range] });
  const around = (property: 'price.amount' | 'constructionYear', value: number) => [
    build({ property, order: 'asc' }, [{ property, minimum: value }]),
    build({ property, order: 'desc' }, [{ property, maximum: value }]),
  ];

  const price = getPrice(item);
  if (price !== null) return around('price.amount', price);
  const year = getYear(item);
  return year === null ? [build(defaultSort, [])] : around('constructionYear', year);
}

/**
 * Picks at most `count` similar items, the nearest first. Never the item itself, a sold one or one of another category.
 * Items of other sub categories come after all others, and reserved ones fill up only.
 * @param found results of the searches above; duplicates count once
 */
export function pickSimilar(item: StockItem, found: readonly StockItem[], count = teaserSize): StockItem[] {
  const byId = new Map(found.map((candidate) => [candidate.advertisementID, candidate]));
  byId.delete(item.advertisementID);
  return [...byId.values()]
    .filter(({ status, category }) => status !== 'sold' && category.name === item.category.name)
    .map((candidate) => ({ candidate, rank: toRank(item, candidate) }))
    .sort((a, b) => a.rank.map((part, index) => part - (b.rank[index] ?? 0)).find((part) => part !== 0) ?? 0)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** The distance of a candidate from an item, most significant part first; less is nearer. */
function toRank(item: StockItem, candidate: StockItem): readonly number[] {
  const isElsewhere = item.subCategory !== undefined && item.subCategory.name !== candidate.subCategory?.name;
  return [Number(candidate.status === 'reserved'), Number(isElsewhere), getDistance(item, candidate)];
}

function getDistance(a: StockItem, b: StockItem): number {
  const prices = [getPrice(a), getPrice(b)] as const;
  const years = [getYear(a), getYear(b)] as const;
  // Half the price is as far as double the price.
  const price = prices[0] === null || prices[1] === null ? unknownDistance : Math.abs(Math.log(prices[0] / prices[1]));
  const year = years[0] === null || years[1] === null ? unknownDistance : Math.abs(years[0] - years[1]) / 10;
  return price + year;
}

/** In cents. A price of zero was never entered. */
function getPrice({ price }: StockItem): number | null {
  return price?.amount === undefined || price.amount === 0 ? null : price.amount;
}

/**
 * The year is text and may hold more than a year.
 * @example '2018/2019' is 2018
 */
function getYear({ constructionYear }: StockItem): number | null {
  const year = /^(?:19|20)\d\d(?!\d)/.exec(constructionYear ?? '')?.[0];
  return year === undefined ? null : Number(year);
}

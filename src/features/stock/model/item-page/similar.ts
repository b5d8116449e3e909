import type { StockItem } from '../item';
import { buildSearchRequest, teaserSize, type SearchRequest, type StockFilter } from '../search/search-request';
import { defaultSort, type StockSort } from '../search/sort';

/**
 * More than are shown: among the nearest on either side are the item itself, sold ones, and ones far off in the year.
 */
const candidates = 12;

/** What a price or a year that is not known counts for: as much as ten years, or 2.7 times the price. */
const unknownDistance = 1;

/**
 * The searches that together find what is similar to an item (`pickSimilar` picks from their items): those nearest in
 * price, dearer and cheaper, within its sub category, or its category where it has no sub category. An item without a
 * price is compared by its year, one without either with the newest.
 * @param options.anySubCategory the whole category, for when the sub category holds too few; no searches when that is
 * where was looked before
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
 * What is most like an item, at most `count`, the nearest first. Never the item itself, nothing sold, nothing of
 * another category. All others come before those of another sub category, and reserved ones only where nothing else is
 * left.
 * @param found items of the searches above; one that was found twice counts once
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

/** How far a candidate is from an item, the most important part first; nearer is less. */
function toRank(item: StockItem, candidate: StockItem): readonly number[] {
  const isElsewhere = item.subCategory !== undefined && item.subCategory.name !== candidate.subCategory?.name;
  return [Number(candidate.status === 'reserved'), Number(isElsewhere), getDistance(item, candidate)];
}

function getDistance(a: StockItem, b: StockItem): number {
  const prices = [getPrice(a), getPrice(b)] as const;
  const years = [getYear(a), getYear(b)] as const;
  // Half the price is as far off as double the price.
  const price = prices[0] === null || prices[1] === null ? unknownDistance : Math.abs(Math.log(prices[0] / prices[1]));
  const year = years[0] === null || years[1] === null ? unknownDistance : Math.abs(years[0] - years[1]) / 10;
  return price + year;
}

/** In cents. A price of nought was not filled in. */
function getPrice({ price }: StockItem): number | null {
  return price?.amount === undefined || price.amount === 0 ? null : price.amount;
}

/** The year is text, and may hold more than a year. @example '2018/2019' is 2018 */
function getYear({ constructionYear }: StockItem): number | null {
  const year = /^(?:19|20)\d\d(?!\d)/.exec(constructionYear ?? '')?.[0];
  return year === undefined ? null : Number(year);
}

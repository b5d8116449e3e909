import { omit } from '../../../../lib/omit';
import type { StockItem } from '../item';
import { toCardKey } from '../item-card-key';

import type { Facets } from './facets';
import { filters, getDependents, getFacetProperties, type FilterProperty, type RangeProperty } from './filters';
import type { StockQuery } from './query';
import {
  buildCountRequest,
  buildPageRequest,
  getChosen,
  toSoldLastRequest,
  type QueryRequest,
  type SearchRequest,
} from './search-request';
import type { SearchResult } from './search-result';
import { toSoldLast } from './sort';

/** The requests for one state of a list. */
export type SearchPlan = {
  /** Equal for equal requests. */
  key: string;
  /** The pages from the first on screen to the last; the first requests the facets as well. */
  pages: readonly SearchRequest[];
  /**
   * For each facet with a selection: its counts without its own filter. For each range that is set: the total with the
   * items without a value, or without them if the range has taken them in.
   */
  facets: readonly (Asked & { request: SearchRequest })[];
};

type Asked = { property: FilterProperty; isTotalWith?: boolean };
/** An answer of `SearchPlan.facets`; null until it arrives. */
export type FacetResult = Asked & { result: SearchResult | null };

/** A list's items without duplicates, its total, and the values of its facets. */
export type StockAnswer = {
  items: readonly StockItem[];
  total: number;
  facets: Facets;
  /** The first page as the API sorts it, with what is sold in its place; absent when nobody knows. */
  unsplit?: readonly StockItem[];
};

/**
 * The plan of a list.
 * @param firstPage the first page on screen; the query's page is the last one
 */
export function toSearchPlan({ firstPage, ...request }: QueryRequest & { firstPage: number }): SearchPlan {
  const { query } = request;
  const numbers = Array.from({ length: query.page - firstPage + 1 }, (_, index) => firstPage + index);
  const pages = numbers.map((page) =>
    toSoldLastRequest(buildPageRequest({ ...request, page, withFacets: page === firstPage })),
  );
  return toPlan(pages, request);
}

/** The plan of a query without items: its total and facets. */
export function toCountPlan(request: QueryRequest): SearchPlan {
  const properties = getFacetProperties(getChosen(request.query, request.scope));
  return toPlan([buildCountRequest(request, properties)], request);
}

function toPlan(pages: readonly SearchRequest[], request: QueryRequest): SearchPlan {
  const { query } = request;
  const facets = filters.flatMap((row) => {
    if (row.control === 'range') return toUnknownCount(row.property, request);
    const isSelected = (query.values[row.property]?.length ?? 0) > 0;
    // What has each of the values is counted with the page: another value leaves fewer items.
    if (!isSelected || 'isHidden' in row || 'isEach' in row || (row.control !== 'options' && row.control !== 'choice'))
      return [];
    const others = { ...request, query: withoutFilter(query, row.property) };
    return [{ property: row.property, request: buildCountRequest(others, [row.property]) }];
  });
  return { key: JSON.stringify([pages, facets]), pages, facets };
}

function toUnknownCount(property: RangeProperty, request: QueryRequest): SearchPlan['facets'] {
  const { query } = request;
  const range = query.ranges[property];
  if (range === undefined) return [];
  const isTotalWith = range.withUnknown !== true;
  const ranges = { ...query.ranges, [property]: { ...range, withUnknown: isTotalWith } };
  return [{ property, isTotalWith, request: buildCountRequest({ ...request, query: { ...query, ranges } }) }];
}

/** The query without one filter and those that refine it. */
export function withoutFilter(query: StockQuery, property: FilterProperty): StockQuery {
  const left = [property, ...getDependents(property)];
  return {
    ...query,
    values: left.reduce<StockQuery['values']>(omit, query.values),
    ranges: left.reduce<StockQuery['ranges']>(omit, query.ranges),
  };
}

/**
 * Merges the answers to a plan. An item that moved to a later page between the answers appears once. What is sold while
 * a visitor looks at it keeps its place.
 * @param before the previous answer. Its facets stand in for pending ones, and unchanged parts stay the same objects,
 *   so that they do not render again
 */
export function toStockAnswer(
  pages: readonly SearchResult[],
  facets: readonly FacetResult[],
  before: StockAnswer,
): StockAnswer {
  const shown = new Map(before.items.map((item) => [item.advertisementID, item]));
  const items = new Map<string, StockItem>();
  const toShown = (item: StockItem) => shown.get(item.advertisementID) ?? item;
  const isFree = (item: StockItem) => toShown(item).status !== 'sold';
  for (const item of pages.flatMap(({ items: page, unsplit = [] }) => [
    ...(unsplit.some((one) => one.status === 'sold' && isFree(one)) ? unsplit.filter(isFree) : []),
    ...toSoldLast(page, toShown),
  ]))
    if (!items.has(item.advertisementID))
      items.set(item.advertisementID, keepSame(item, shown.get(item.advertisementID)));
  const total = pages[0]?.total ?? 0;
  const others = facets.flatMap(({ property, isTotalWith, result }) => {
    if (isTotalWith !== undefined) {
      const facet = pages[0]?.facets[property];
      const more = result === null ? before.facets[property]?.unknown : (result.total - total) * (isTotalWith ? 1 : -1);
      return facet === undefined || more === undefined ? [] : [[property, { ...facet, unknown: Math.max(more, 0) }]];
    }
    const facet = result === null ? before.facets[property] : result.facets[property];
    return facet === undefined ? [] : [[property, facet]];
  });
  const listed = [...items.values()];
  const isSame = listed.length === before.items.length && listed.every((item, index) => item === before.items[index]);
  return {
    items: isSame ? before.items : listed,
    total,
    ...(pages[0]?.unsplit && { unsplit: pages[0].unsplit }),
    facets: keepSameFacets({ ...pages[0]?.facets, ...(Object.fromEntries(others) as Facets) }, before.facets),
  };
}

/** The previous object when nothing on the card has changed. */
function keepSame(item: StockItem, shown: StockItem | undefined): StockItem {
  return shown !== undefined && shown !== item && toCardKey(shown) === toCardKey(item) ? shown : item;
}

function keepSameFacets(facets: Facets, before: Facets): Facets {
  const kept = Object.fromEntries(
    Object.entries(facets).map(([property, facet]) => {
      const known = before[property as FilterProperty];
      return [property, JSON.stringify(known) === JSON.stringify(facet) ? known : facet];
    }),
  ) as Facets;
  const isSame =
    Object.keys(kept).length === Object.keys(before).length &&
    Object.entries(kept).every(([property, facet]) => facet === before[property as FilterProperty]);
  return isSame ? before : kept;
}

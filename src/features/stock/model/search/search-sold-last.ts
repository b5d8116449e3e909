import type { HttpResult } from '../../../../lib/http';
import { omit } from '../../../../lib/omit';
import type { StockItem } from '../item';

import type { SearchRequest, StockFilter } from './search-request';
import type { SearchResult } from './search-result';

type Answer = HttpResult<SearchResult>;
type Search = (request: SearchRequest) => Promise<Answer>;
/** How many items of a list can be bought, and how many are sold; null when the API does not say. */
type Parts = { free: number; sold: number } | null;

const free: StockFilter = { property: 'status', values: [null, 'reserved'] };
const sold: StockFilter = { property: 'status', values: ['sold'] };

/**
 * Pages of lists with what is sold after all that can be bought. The API cannot sort so, but it counts the sold items
 * of an answer and filters by status: a list is two lists, one after the other, and a page is put together from pages
 * of these unless the API's own is the same. The API's own page stays, too, where the numbers do not add up, because
 * the API holds no such filter or knows other states.
 * @returns searches a page, and remembers the parts of each list for its further pages; `started` is the API's own page
 *   if it was asked for already
 */
export function createSoldLastSearch(): (
  request: SearchRequest,
  search: Search,
  started?: Promise<Answer> | null,
) => Promise<Answer> {
  const known = new Map<string, Promise<Parts>>();
  return async function searchPage(request, search, started = null): Promise<Answer> {
    const { size, from } = request.pagination;
    const name = JSON.stringify([request.freeTextSearch, request.filters]);
    const counted = request.aggregations === undefined ? known.get(name) : undefined;
    const asked = started ?? (counted === undefined ? search({ aggregations: ['status'], ...request }) : null);
    if (asked !== null) known.set(name, asked.then(toParts));
    const [own, parts] = await Promise.all([asked, known.get(name)]);
    if (own?.status === 'error') {
      known.delete(name);
      return own;
    }
    if (!parts?.sold) return own === null ? search(request) : toUnsplit(own, from);
    const isSame = from === 0 && own !== null && (own.value.total <= size || !own.value.items.some(isSold));
    if (isSame) return toUnsplit(own, from);
    const pages =
      from === 0 && own !== null && parts.free >= size
        ? await fillUp(request, { own: own.value, parts }, search)
        : await searchParts(request, parts, search);
    if (pages === 'other') {
      if (own !== null) return toUnsplit(own, from);
      // Since the list was counted one of its items was sold.
      known.delete(name);
      return searchPage(request, search);
    }
    if (own === null || pages.status === 'error') return pages;
    const { total, facets } = own.value;
    return toUnsplit({ ...pages, value: { ...pages.value, total, facets } }, from, own.value.items);
  };
}

/**
 * The first page, from the API's own: those that can be bought are the first of that part, so that only as many are
 * fetched as there are sold ones to replace; `other` when they are not the next ones.
 */
async function fillUp(
  request: SearchRequest,
  { own, parts }: { own: SearchResult; parts: NonNullable<Parts> },
  search: Search,
): Promise<Answer | 'other'> {
  const { size } = request.pagination;
  const kept = own.items.filter((item) => !isSold(item));
  // The smallest page that ends with the list's own: the contract has whole pages only.
  let count = size - kept.length;
  while (size % count !== 0) count += 1;
  const filters = [...request.filters, free];
  const pagination = { size: count, from: size - count };
  const answer = await search({ ...omit(request, 'aggregations'), pagination, filters });
  if (answer.status === 'error') return answer;
  const ids = new Set(kept.map(({ advertisementID }) => advertisementID));
  const items = [...kept, ...answer.value.items.filter(({ advertisementID }) => !ids.has(advertisementID))];
  if (answer.value.total !== parts.free || items.length !== size) return 'other';
  return { status: 'ok', value: { ...answer.value, items, received: size } };
}

/** A page of the list, from both of its parts; `other` when they are not as large as counted. */
async function searchParts(
  request: SearchRequest,
  parts: NonNullable<Parts>,
  search: Search,
): Promise<Answer | 'other'> {
  const { size, from } = request.pagination;
  const first = Math.max(0, from - parts.free);
  const end = Math.max(0, from + size - parts.free);
  const ask = async (part: keyof typeof parts, place: number) => {
    const filters = [...request.filters, part === 'free' ? free : sold];
    const answer = await search({ ...omit(request, 'aggregations'), pagination: { size, from: place }, filters });
    return { answer, isAsCounted: answer.status === 'error' || answer.value.total === parts[part] };
  };
  // Whole pages, as the contract has them: of what is sold it takes two where the parts do not end with a page.
  const start = first - (first % size);
  const places = [start, start + size].filter((place) => place < Math.min(end, parts.sold));
  const asked = [...(from < parts.free ? [ask('free', from)] : []), ...places.map((place) => ask('sold', place))];
  const pages: SearchResult[] = [];
  for (const { answer, isAsCounted } of await Promise.all(asked)) {
    if (answer.status === 'error') return answer;
    if (!isAsCounted) return 'other';
    pages.push(answer.value);
  }
  const all = pages.flatMap(({ items }) => items);
  const solds = all.filter(isSold).slice(first - start, end - start);
  const items = [...all.filter((item) => !isSold(item)), ...solds];
  const broken = pages.flatMap((page) => page.broken);
  const dropped = pages.flatMap((page) => page.dropped);
  const total = parts.free + parts.sold;
  return { status: 'ok', value: { items, received: items.length, total, facets: {}, broken, dropped } };
}

function toParts(answer: Answer): Parts {
  const facet = answer.status === 'ok' ? answer.value.facets.status : undefined;
  if (answer.status === 'error' || facet === undefined || !('counts' in facet)) return null;
  const count = facet.counts.find(({ value }) => value === 'sold')?.count ?? 0;
  return { free: answer.value.total - count, sold: count };
}

function toUnsplit(answer: Extract<Answer, { status: 'ok' }>, from: number, unsplit = answer.value.items): Answer {
  return from > 0 ? answer : { ...answer, value: { ...answer.value, unsplit } };
}

function isSold({ status }: StockItem): boolean {
  return status === 'sold';
}

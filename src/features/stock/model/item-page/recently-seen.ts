import type { StockItem } from '../item';
import { buildSearchRequest, type SearchRequest } from '../search/search-request';

/** The number of remembered items; the oldest is dropped first. */
const most = 8;

/**
 * The ids of the items that the visitor has seen, newest first, without duplicates. Empty when the stored text is
 * missing or broken.
 */
export function parseRecentlySeen(text: string | null): string[] {
  if (text === null) return [];
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) && ids.length <= most && ids.every(isId) ? [...new Set(ids)] : [];
  } catch {
    return [];
  }
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^\d{1,15}$/.test(id);
}

/**
 * Moves or adds an item to the front.
 * @example addRecentlySeen(['1', '2'], '2') // ['2', '1']
 */
export function addRecentlySeen(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, most);
}

export function formatRecentlySeen(ids: readonly string[]): string {
  return JSON.stringify(ids);
}

/**
 * The search for items by id, unordered (see `sortRecent`).
 * @param ids at least one
 */
export function buildRecentRequest(ids: readonly string[]): SearchRequest {
  return buildSearchRequest({ size: ids.length, filters: [{ property: 'advertisementID', values: ids }] });
}

/** Sorts items in the order of the ids; ids no longer in stock are skipped. */
export function sortRecent(items: readonly StockItem[], ids: readonly string[]): StockItem[] {
  const byId = new Map(items.map((item) => [item.advertisementID, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

import { toAggregations, type Aggregation } from './aggregations';
import { toTest } from './filters';
import { limits, type SearchRequest } from './search-request';
import type { StockIndex } from './stock-index';
import { isRecord, type StockRecord } from './stock-record';

export type SearchResponse = {
  results: StockRecord[];
  aggregations?: Record<string, Aggregation>;
  pagination: { from: number; size: number; total: number };
};

/** Answers a search as the stock API does; aggregations count the whole filtered result. */
export function searchItems(index: StockIndex, request: SearchRequest): SearchResponse {
  const { sort = [], pagination = {}, source = [], aggregations = [], freeTextSearch, filters = [] } = request;
  const { from = 0, size = limits.defaultSize } = pagination;
  const isWanted = toTest(filters, index.getColumn);
  const found = freeTextSearch === undefined ? null : index.findText(freeTextSearch);
  const matches: number[] = [];
  for (const position of index.getOrder(sort)) {
    if ((found === null || found.has(position)) && isWanted(position)) matches.push(position);
  }
  return {
    results: matches.slice(from, from + size).map((position) => toProjection(index.records[position] ?? {}, source)),
    ...(aggregations.length === 0 ? {} : { aggregations: toAggregations(matches, aggregations, index.getColumn) }),
    pagination: { from, size, total: matches.length },
  };
}

/** Returns the item with only these fields, which may be dotted, and always its id; without any, all fields. */
export function toProjection(record: StockRecord, source: readonly string[]): StockRecord {
  if (source.length === 0) return record;
  const projection: Record<string, unknown> = {};
  for (const path of ['advertisementID', ...source]) copyPath(record, projection, path.split('.'));
  return projection;
}

function copyPath(from: StockRecord, to: Record<string, unknown>, [key = '', ...rest]: string[]): void {
  if (!Object.hasOwn(from, key)) return;
  const value = from[key];
  if (rest.length === 0 || !isRecord(value)) {
    to[key] = value;
    return;
  }
  const existing = to[key];
  const part = isRecord(existing) ? { ...existing } : {};
  copyPath(value, part, rest);
  to[key] = part;
}

import { compareTexts } from '../../../../lib/fold-text';
import { toSameKey } from '../../../../lib/plain-text';
import { parseAggregation } from '../contract-schemas';
import type { StockItem } from '../item';

import { facetProperties, filters, type FilterProperty } from './filters';
import { mergeCounts } from './same-values';

/** A value of a facet and how many items have it. */
export type FacetCount = {
  value: string;
  count: number;
  /** How the API writes it, where that is not one way, or another one (`same-values.ts`). */
  writings?: readonly string[];
};
/** Counted values, most first, or the range of a number in the API's own unit. */
export type Facet = { counts: readonly FacetCount[] } | { minimum: number; maximum: number };
/** What is known about the facets; one that could not be read is absent. */
export type Facets = Readonly<Partial<Record<FilterProperty, Facet>>>;

/** Checks the aggregations of an answer; says which were dropped. */
export function parseFacets(input: Readonly<Record<string, unknown>>): { facets: Facets; dropped: string[] } {
  const facets: Partial<Record<FilterProperty, Facet>> = {};
  const dropped: string[] = [];
  for (const property of facetProperties) {
    if (input[property] === undefined || input[property] === null) continue;
    const parsed = parseAggregation(input[property]);
    if (parsed === null) dropped.push(property);
    else facets[property] = Array.isArray(parsed) ? { counts: mergeCounts(property, parsed) } : parsed;
  }
  return { facets, dropped };
}

/** The facets of items at hand, the same as the API would count them. */
export function toFacets(items: readonly StockItem[]): Facets {
  return Object.fromEntries(
    filters
      .filter(({ property }) => facetProperties.includes(property))
      .map(({ property, control }) => {
        const values = items.flatMap((item) => item.writings?.[property] ?? getPath(item, property.split('.')) ?? []);
        return [property, control === 'range' ? toRangeFacet(values) : toCountsFacet(property, values)];
      }),
  );
}

function getPath(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null
    ? getPath((value as Readonly<Record<string, unknown>>)[name], rest)
    : undefined;
}

function toCountsFacet(property: FilterProperty, values: readonly unknown[]): Facet {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return {
    counts: mergeCounts(
      property,
      [...counts].map(([value, count]) => ({ value, count })),
    ),
  };
}

/** A number may be kept as the text that the API sent. Without any number there is nothing to count either. */
function toRangeFacet(values: readonly unknown[]): Facet {
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length === 0) return { counts: [] };
  return {
    minimum: numbers.reduce((one, other) => Math.min(one, other)),
    maximum: numbers.reduce((one, other) => Math.max(one, other)),
  };
}

/** A value to tick; without a count where nobody has counted. */
export type FacetOption = { value: string; count: number | null; label: string; isSelected: boolean };

/**
 * Whether an answer says how many items have a value. An API may answer without it: then nobody knows, and it is not
 * nought.
 */
export function isCounted(facet: Facet | undefined): facet is Extract<Facet, { counts: unknown }> {
  return facet !== undefined && 'counts' in facet;
}

/**
 * The values of a facet as they are offered: most first, then by label; a selected value stays, even when nothing has
 * it.
 */
export function toFacetOptions(
  facet: Facet | undefined,
  selected: readonly string[],
  toLabel: (value: string) => string,
): FacetOption[] {
  const isKnown = isCounted(facet);
  const counts = isKnown ? facet.counts : [];
  const keys = new Set(selected.map(toSameKey));
  const isSelected = (value: string) => keys.size > 0 && keys.has(toSameKey(value));
  const found = new Set(keys.size === 0 ? [] : counts.map(({ value }) => toSameKey(value)));
  const missing = selected.filter((value) => !found.has(toSameKey(value)));
  return [...counts, ...missing.map((value) => ({ value, count: isKnown ? 0 : null }))]
    .map(({ value, count }) => ({ value, count, label: toLabel(value), isSelected: isSelected(value) }))
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0) || compareTexts(one.label, other.label));
}

/** More than these are shown when asked for, but for those that are selected. */
export const shownAtOnce = 6;

/** @example with ten values of which the ninth is selected: the first six, and the ninth */
export function getShownOptions<T extends { isSelected: boolean }>(options: readonly T[], isExpanded: boolean): T[] {
  return options.filter(({ isSelected }, index) => isExpanded || index < shownAtOnce || isSelected);
}

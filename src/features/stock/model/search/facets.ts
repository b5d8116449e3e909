import { compareTexts } from '../../../../lib/fold-text';
import { toSameKey } from '../../../../lib/plain-text';
import { parseAggregation } from '../contract-schemas';

import { facetProperties, type FilterProperty } from './filters';
import { mergeCounts } from './same-values';

/** A value of a facet and its number of items. */
export type FacetCount = {
  value: string;
  count: number;
  /** The API's spellings, when there are several or another one (`same-values.ts`). */
  writings?: readonly string[];
};
/**
 * Counted values, most frequent first, or the range of a number in the API's own unit. `unknown`, of a range that is
 * set: the number of items that match all other filters and have no value.
 */
export type Facet = ({ counts: readonly FacetCount[] } | { minimum: number; maximum: number }) & { unknown?: number };
/** The known facets; one that could not be parsed is absent. */
export type Facets = Readonly<Partial<Record<FilterProperty, Facet>>>;

/** Parses the aggregations of an answer, and reports dropped ones. */
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

/** A value of a filter; without counts its count is null. */
export type FacetOption = { value: string; count: number | null; label: string; isSelected: boolean };

/** Whether an answer has counts. An API may answer without: then counts are unknown, not zero. */
export function isCounted(facet: Facet | undefined): facet is Extract<Facet, { counts: unknown }> {
  return facet !== undefined && 'counts' in facet;
}

/**
 * The values of a facet for display: most frequent first, then by label. Selected values stay, even with a count of
 * zero.
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

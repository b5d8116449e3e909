import { getComparedValues } from '../compared-value';
import type { StockItem } from '../item';

import type { Facet, Facets } from './facets';
import { facetProperties, filters, type FilterProperty } from './filters';
import { mergeCounts } from './same-values';

/** Facets of these items, counted like the API's. */
export function toFacets(items: readonly StockItem[], properties = facetProperties): Facets {
  return Object.fromEntries(
    filters
      .filter(({ property }) => properties.includes(property))
      .map(({ property, control }) => {
        const values = items.flatMap((item) => item.writings?.[property] ?? getComparedValues(item, property));
        return [property, control === 'range' ? toRangeFacet(values) : toCountsFacet(property, values)];
      }),
  );
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

/** A number may be the text that the API sent. Without numbers there are no counts. */
function toRangeFacet(values: readonly unknown[]): Facet {
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length === 0) return { counts: [] };
  return {
    minimum: numbers.reduce((one, other) => Math.min(one, other)),
    maximum: numbers.reduce((one, other) => Math.max(one, other)),
  };
}

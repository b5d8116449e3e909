/** @size medium */
import fc from 'fast-check';

import { parseStockItem } from '../../../src/features/stock/model/item';
import { filters } from '../../../src/features/stock/model/search/filters';
import { emptyQuery, toRange } from '../../../src/features/stock/model/search/query';
import { toSearchPlan } from '../../../src/features/stock/model/search/search-plan';

import { compare, toBoth } from './both-answers';
import type { StockRecord } from './stock-record';

const today = new Date('2026-11-21T17:30:00Z');

/** Measures as dealers fill them in: in several units, in one that does not convert, or not at all. */
const anyMeasure = fc.oneof(
  fc.constantFrom(null, { value: 0, unit: 'mm' }, { value: 10, unit: 'ft' }, { value: 100, unit: 'kVA' }),
  fc.record({ value: fc.constantFrom(74, 74.5), unit: fc.constant('kW') }),
  fc.record({ value: fc.constantFrom(2500, 4500), unit: fc.constantFrom('mm', 'kg', 'l', 'cm') }),
  fc.record({ value: fc.constantFrom(2.3, 2.5, 4.5), unit: fc.constantFrom('m', 't', 'm3') }),
);
const measures = filters.filter((row) => 'categories' in row);
const names = measures.map(({ property }) => property.replace('.value', ''));

test.each(measures)(
  'what the index answers to a range of $property is what the stock API answers, in whatever units the stock is',
  (row) => {
    const [category = ''] = row.categories;
    const machine = fc.record(Object.fromEntries(names.map((name) => [name, anyMeasure])));
    const bound = fc
      .constantFrom(null, 2.3, 2.5, 4.5, 74, 2500, 4500, 2_500_000)
      .filter((one) => (one ?? 0) <= row.highest);
    fc.assert(
      fc.property(fc.array(machine, { maxLength: 8 }), bound, bound, (machines, from, to) => {
        const records = machines.map((one, place): StockRecord => {
          const name = place % 4 === 3 ? 'airships' : category;
          return { advertisementID: place + 1, category: { name, longPluralTranslated: {} }, ...one };
        });
        // Items whose measures the site drops are not the same on both sides.
        const kept = records.filter((record) => {
          const parsed = parseStockItem(record);
          return parsed.status === 'ok' && parsed.dropped.length === 0;
        });
        const limits = toRange(from, to);
        const ranges = limits === null ? {} : { [row.property]: limits };
        const wanted = { ...emptyQuery, values: { 'category.name': [category] }, ranges };
        const plan = toSearchPlan({ query: wanted, scope: {}, today, firstPage: 1 });
        expect(plan.pages[0]?.aggregations).toContain(row.property);
        const both = toBoth(kept);
        for (const request of [...plan.pages, ...plan.facets.map((facet) => facet.request)])
          expect(compare(both, request)).toBe(true);
      }),
      { numRuns: 150 },
    );
  },
);

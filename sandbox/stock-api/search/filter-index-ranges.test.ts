/** @size medium */
import fc from 'fast-check';

import { filters } from '../../../src/features/stock/model/search/filters';
import { emptyQuery, toRange } from '../../../src/features/stock/model/search/query';
import { toSearchPlan } from '../../../src/features/stock/model/search/search-plan';

import { compare, toBoth } from './both-answers';
import type { StockRecord } from './stock-record';

const today = new Date('2026-11-21T17:30:00Z');

/** Units as dealers fill them in, by that of the filter: of one quantity, and one that does not convert. */
const units = {
  kW: ['kW', 'kVA'],
  m: ['mm', 'cm', 'm', 'ft'],
  kg: ['kg', 't', 'lbs'],
  l: ['l', 'm3', 'cm3', 'kg'],
} as const;
const values = [0, 2.3, 2.5, 4.5, 74, 74.5, 2500, 4500];
const measures = filters.filter((row) => row.control === 'range').filter((row) => 'categories' in row);

test.each(measures)(
  'what the index answers to a range of $property is what the stock API answers, in whatever units the stock is',
  (row) => {
    const [category = ''] = row.categories;
    const [name = ''] = row.property.split('.');
    const measure = fc.record({ value: fc.constantFrom(...values), unit: fc.constantFrom(...units[row.unit]) });
    const machine = fc.option(measure).map((one) => ({ [name]: one }));
    const bound = fc.constantFrom(null, ...values, 2_500_000).filter((one) => (one ?? 0) <= row.highest);
    fc.assert(
      fc.property(fc.array(machine, { maxLength: 8 }), bound, bound, (machines, from, to) => {
        const records = machines.map((one, place): StockRecord => {
          const own = { name: place % 4 === 3 ? 'airships' : category, longPluralTranslated: {} };
          return { advertisementID: place + 1, category: own, ...one };
        });
        const limits = toRange(from, to);
        const ranges = limits === null ? {} : { [row.property]: limits };
        const wanted = { ...emptyQuery, values: { 'category.name': [category] }, ranges };
        const plan = toSearchPlan({ query: wanted, scope: {}, today, firstPage: 1 });
        expect(plan.pages[0]?.aggregations).toContain(row.property);
        const both = toBoth(records);
        for (const request of [...plan.pages, ...plan.facets.map((facet) => facet.request)])
          expect(compare(both, request)).toBe(true);
      }),
      { numRuns: 150 },
    );
  },
);

import fc from 'fast-check';

import { toEntry } from '../checks/test-facts';

import { listNextChanges, nextChange } from './changes';
import { isShownAt } from './span';

const limit = fc.option(fc.integer({ min: 0, max: 30 }));
const span = fc.record({ begins: limit, ends: limit });

test('the next change is the earliest moment at which anything is shown or hidden', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 5 }), fc.integer({ min: 0, max: 31 }), (spans, now) => {
      const toShown = (moment: number) => spans.map((one) => isShownAt(one, moment)).join();
      const later = Array.from({ length: 40 }, (_, index) => now + 1 + index);
      expect(nextChange(spans, now)).toBe(later.find((moment) => toShown(moment) !== toShown(now)) ?? null);
    }),
    { numRuns: 500 },
  );
});

const now = Date.parse('2026-12-01T07:00Z');

test('the changes to come are listed by moment, with what begins, ends and closes', () => {
  const entries = [
    toEntry('popUp', 'sale', {
      title: 'Sale',
      enabled: true,
      begins: '2026-12-01T09:00+01:00',
      ends: '2026-12-02T09:00Z',
    }),
    toEntry('hero', 'hero', { title: 'Welkom', begins: '2026-11-01', ends: '2026-12-01T08:00Z' }),
    toEntry('vacancy', 'driver', { title: 'Chauffeur', closingDate: '2026-12-05' }),
  ];
  expect(listNextChanges(entries, now)).toEqual([
    {
      at: '2026-12-01T08:00:00.000Z',
      what: [
        { type: 'popUp', id: 'sale', title: 'Sale', change: 'begins' },
        { type: 'hero', id: 'hero', title: 'Welkom', change: 'ends' },
      ],
    },
    { at: '2026-12-02T09:00:00.000Z', what: [{ type: 'popUp', id: 'sale', title: 'Sale', change: 'ends' }] },
    { at: '2026-12-05T23:00:00.000Z', what: [{ type: 'vacancy', id: 'driver', title: 'Chauffeur', change: 'closes' }] },
  ]);
});

test('a change that nobody would see is none', () => {
  const entries = [
    toEntry('popUp', 'off', { title: 'A', begins: '2026-12-02' }),
    toEntry('hero', 'never', { title: 'A', begins: '2026-12-03', ends: '2026-12-02' }),
    toEntry('hero', 'past', { title: 'A', ends: '2026-11-01' }),
    toEntry('vacancy', 'gone', { title: 'A', ends: '2026-11-01', closingDate: '2026-12-05' }),
    toEntry('vacancy', 'odd', { title: 'A', closingDate: 'soon' }),
  ];
  expect(listNextChanges(entries, now)).toEqual([]);
});

test('only the next few are listed', () => {
  const entries = Array.from({ length: 12 }, (_, index) =>
    toEntry('hero', String(index), { title: 'A', begins: `2026-12-${String(10 + (index % 8))}` }),
  );
  const changes = listNextChanges(entries, now);
  expect(changes.map(({ at }) => at.slice(8, 10))).toEqual(['09', '10', '11', '12', '13']);
  expect(
    listNextChanges(
      entries.map((one) => ({ ...one, fields: entries[0]?.fields ?? {} })),
      now,
    )[0]?.what,
  ).toHaveLength(10);
});

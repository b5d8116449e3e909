/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';

import { buildItem } from '../../../testing/factories/search-result';

import { useItemWords } from './use-item-words';

jest.mock('@/i18n/use-texts', () => {
  const texts = { t: (key: string) => key, iso: 'nl-NL' };
  return { useTexts: () => texts };
});

/** The key measures, of which the first known one is shown. */
function getKeySize(sizes: Record<string, unknown>): string[] {
  const item = buildItem({ power: null, liftingCapacity: null, workingWidth: null, ...sizes });
  const { facts } = renderHook(() => useItemWords()).result.current(item);
  return facts
    .filter(({ id }) => !['year', 'hours', 'stockNumber'].includes(id))
    .map(({ id, value }) => `${id} ${value}`);
}

const capacity = { value: 4000, unit: 'kg' };

test.each([
  [
    'nought',
    { power: { value: 0, unit: 'kW' }, liftingCapacity: capacity },
    ['liftingCapacity 4.000\u00a0stock:unit.kg'],
  ],
  [
    'below nought',
    { power: { value: -5, unit: 'kW' }, liftingCapacity: capacity },
    ['liftingCapacity 4.000\u00a0stock:unit.kg'],
  ],
  ['nought, and no other size is known', { power: { value: 0, unit: 'kW' } }, []],
])('a power of %s is not known: the next size takes its place', (_, sizes, expected) => {
  expect(getKeySize(sizes)).toEqual(expected);
});

test('unknown facts keep their place on cards, and are left out of lines', () => {
  const item = buildItem({ operatingHours: null, power: null, liftingCapacity: null, workingWidth: null });
  const { facts, places } = renderHook(() => useItemWords()).result.current(item);
  expect(places.map(({ id, isKnown }) => (isKnown ? id : `no ${id}`))).toEqual([
    'year',
    'no hours',
    'no power',
    'stockNumber',
  ]);
  expect(facts.map(({ id }) => id)).toEqual(['year', 'stockNumber']);
});

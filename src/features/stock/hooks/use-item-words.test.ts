/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';

import { buildItem } from '../../../testing/factories/search-result';

import { useItemWords } from './use-item-words';

jest.mock('@/i18n/use-texts', () => {
  const texts = { t: (key: string) => key, iso: 'nl-NL' };
  return { useTexts: () => texts };
});

function getPlaces(override: Record<string, unknown>) {
  return renderHook(() => useItemWords()).result.current(buildItem(override));
}

test.each([
  ['nought', { value: 0, unit: 'kW' }],
  ['below nought', { value: -5, unit: 'kW' }],
  ['nothing', null],
])('a power of %s is not known: no other size takes its place', (_, power) => {
  const { facts } = getPlaces({ power, liftingCapacity: { value: 4000, unit: 'kg' } });
  expect(facts.map(({ id }) => id)).toEqual(['year', 'operatingHours', 'stockNumber']);
});

test('unknown facts keep their place on cards, and are left out of lines', () => {
  const { facts, places } = getPlaces({ operatingHours: null, power: null });
  expect(places.map(({ id, isKnown }) => (isKnown ? id : `no ${id}`))).toEqual([
    'year',
    'no operatingHours',
    'no power',
    'stockNumber',
  ]);
  expect(facts.map(({ id }) => id)).toEqual(['year', 'stockNumber']);
});

test('facts are in the units of the trade', () => {
  const { facts } = getPlaces({
    category: { name: 'trailers', longPluralTranslated: {} },
    payloadWeight: { value: 12_480, unit: 'kg' },
    numberOfAxles: '2',
  });
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'stock:fact.year 2018',
    'stock:fact.payloadWeight 12,5\u00a0stock:unit.t',
    'stock:fact.numberOfAxles 2',
    'stock:fact.stockNumber L20417',
  ]);
});

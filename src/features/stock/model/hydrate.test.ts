import { knownLocales, locales } from '../../../i18n/locales';
import { buildRawItem } from '../../../testing/factories/stock-item';

import { toHydratedProperties } from './hydrate';
import { parseStockItem, type StockItem } from './item';
import { formatMeasure, type Wording } from './measures';
import { properties } from './properties';

function parse(override: Record<string, unknown> = {}): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

/** Returns the key, so that a test sees which text was requested. */
const keys: Wording = { t: (key) => key, iso: 'nl-NL' };

const parts: Record<string, string[]> = {
  crane: ['crane.make', 'crane.type', 'crane.buildYear'],
  tailgate: ['tailgate.make', 'tailgate.model', 'tailgate.capacity'],
};
const everyRow = properties.flatMap(({ id }) => parts[id] ?? [id]);

test.each(locales)('a full item shows every property once and in order in %s', (locale) => {
  const rows = toHydratedProperties(parse(), { ...keys, iso: knownLocales[locale].iso });
  expect(rows.map(({ id }) => id)).toEqual(everyRow);
  expect(rows.every(({ value }) => value !== '')).toBe(true);
});

test('unknown properties are left out', () => {
  const nothing = Object.fromEntries(properties.map(({ id }) => [id, null]));
  expect(toHydratedProperties(parse(nothing), keys)).toEqual([]);
  const unknown = parse({ ...nothing, energyType: 'unknown', generalCondition: 'unknown', powerTakeOff: false });
  expect(toHydratedProperties(unknown, keys)).toEqual([
    { id: 'powerTakeOff', label: 'properties:property.powerTakeOff', value: 'enumerations:boolean.no' },
  ]);
});

test('a measure of zero is unknown, except for a distance driven', () => {
  const nothing = Object.fromEntries(properties.map(({ id }) => [id, null]));
  const item = parse({ ...nothing, weight: { value: 0, unit: 'kg' }, odometer: { value: 0, unit: 'km' } });
  expect(toHydratedProperties(item, keys).map(({ id }) => id)).toEqual(['odometer']);
});

test('hours are said to be hours, here as in the head of the page', () => {
  const hours = toHydratedProperties(parse({ operatingHours: 5130 }), keys).find(({ id }) => id === 'operatingHours');
  expect(hours?.value).toBe('5.130\u00a0stock:unit.hours');
});

test('a crane of which only the make is known shows only that', () => {
  const item = parse({
    ...Object.fromEntries(properties.map(({ id }) => [id, null])),
    crane: { make: 'Hiab', buildYear: 'old' },
  });
  expect(toHydratedProperties(item, keys).map(({ id, value }) => [id, value])).toEqual([['crane.make', 'Hiab']]);
});

test.each([
  [{ value: 6900, unit: 'mm' }, 'nl-NL', '6.900\u00a0stock:unit.mm'],
  [{ value: 6900, unit: 'mm' }, 'en-GB', '6,900\u00a0stock:unit.mm'],
  [{ value: 174, unit: 'kW' }, 'nl-NL', '174\u00a0stock:unit.kW (237\u00a0stock:unit.hp)'],
  [{ value: 174, unit: 'kW' }, 'de-DE', '174\u00a0stock:unit.kW (237\u00a0stock:unit.hp)'],
  [{ value: 174, unit: 'kW' }, 'fr-FR', '174\u00a0stock:unit.kW (237\u00a0stock:unit.hp)'],
  [{ value: 174, unit: 'kW' }, 'es-ES', '174\u00a0stock:unit.kW (237\u00a0stock:unit.hp)'],
  // An English horsepower is 745.7 watts, the metric one 735.5.
  [{ value: 174, unit: 'kW' }, 'en-GB', '174\u00a0stock:unit.kW (233\u00a0stock:unit.hp)'],
  [{ value: 1000, unit: 'kW' }, 'en-GB', '1,000\u00a0stock:unit.kW (1,341\u00a0stock:unit.hp)'],
  [{ value: 1000, unit: 'kW' }, 'nl-NL', '1.000\u00a0stock:unit.kW (1.360\u00a0stock:unit.hp)'],
  [{ value: 3.68, unit: 'kW' }, 'nl-NL', '3,68\u00a0stock:unit.kW (5\u00a0stock:unit.hp)'],
  [{ value: 2.5, unit: 'barn' }, 'de-DE', '2,5\u00a0barn'],
])('%j in %s reads %s', (measure, iso, text) => {
  expect(formatMeasure(measure, { ...keys, iso })).toBe(text);
});

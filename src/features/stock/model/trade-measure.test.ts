import fc from 'fast-check';

import { formatTradeMeasure } from './trade-measure';

const nl = { t: (key: string) => key.replace('stock:unit.', ''), iso: 'nl-NL' };
const en = { ...nl, iso: 'en-GB' };
const read = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['sprayers', 27_000, 'mm', '27 m', '27 m'],
  ['tillage', 2500, 'mm', '2,50 m', '2.50 m'],
  ['rakes', 12.5, 'm', '12,50 m', '12.50 m'],
  ['rakes', 680, 'cm', '6,80 m', '6.80 m'],
  ['forklifts', 4755, 'mm', '4,76 m', '4.76 m'],
  ['rideOnMowers', 1220, 'mm', '122 cm', '122 cm'],
  ['mowers', 3.1, 'm', '310 cm', '310 cm'],
  ['miniExcavators', 1900, 'kg', '1.900 kg', '1,900 kg'],
  ['miniExcavators', 1.9, 't', '1.900 kg', '1,900 kg'],
  ['trailers', 10_000, 'kg', '10.000 kg', '10,000 kg'],
  ['trailers', 10_001, 'kg', '10 t', '10 t'],
  ['trailers', 12_480, 'kg', '12,5 t', '12.5 t'],
  ['trailers', 14, 't', '14 t', '14 t'],
  ['forklifts', 2.3, 't', '2.300 kg', '2,300 kg'],
  ['sprayers', 4200, 'l', '4.200 l', '4,200 l'],
  ['fertiliserSpreaders', 2, 'm3', '2.000 l', '2,000 l'],
  ['slurryTankers', 18_500, 'l', '18,5 m3', '18.5 m3'],
  ['feedMixers', 20, 'm3', '20 m3', '20 m3'],
  // As sent: units of other quantities and unknown ones, and what would round to nothing.
  ['compressors', 5.2, 'm3/min', '5,2 m3min', '5.2 m3min'],
  ['containerSystems', 430_000, 'km', '430.000 km', '430,000 km'],
  ['tractors', 174, 'kW', '174 kW (237 hp)', '174 kW (233 hp)'],
  ['yardLoaders', 14, 'ft', '14 ft', '14 ft'],
  ['tillage', 14, 'constructor', '14 constructor', '14 constructor'],
  ['tillage', 2, 'mm', '2 mm', '2 mm'],
])('%s: %d %s are %s, in English %s', (category, value, unit, dutch, english) => {
  expect(read(formatTradeMeasure({ value, unit }, category, nl))).toBe(dutch);
  expect(read(formatTradeMeasure({ value, unit }, category, en))).toBe(english);
});

test('whatever the unit, one size reads the same, and no size reads nought', () => {
  const category = fc.constantFrom('sprayers', 'mowers', 'trailers', 'slurryTankers');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), category, (size, name) => {
      const format = (value: number, unit: string) => formatTradeMeasure({ value, unit }, name, nl);
      if (size > 10) {
        expect(format(size / 10, 'cm')).toBe(format(size, 'mm'));
        expect(format(size / 1000, 'm')).toBe(format(size, 'mm'));
      }
      expect(format(size, 't')).toBe(format(size * 1000, 'kg'));
      for (const unit of ['mm', 'kg', 'l']) expect(format(size, unit)).toMatch(/[1-9]/);
    }),
  );
});

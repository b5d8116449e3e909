import { buildItem } from '../../src/testing/factories/search-result';

import { findUncompared } from './find-uncompared';
import { formatDropped } from './format-dropped';

const forklift = { name: 'forklifts', longPluralTranslated: {} };

test('a measure in a unit that does not convert is named, where its category has a filter for it', () => {
  const items = [
    buildItem({ advertisementID: 1, advertiserStockNumber: 'L1', power: { value: 100, unit: 'kVA' } }),
    buildItem({ advertisementID: 2, advertiserStockNumber: 'L2', power: { value: 100, unit: 'kW' } }),
    buildItem({ advertisementID: 3, category: forklift, power: { value: 9, unit: 'kVA' } }),
    buildItem({ advertisementID: 4, category: forklift, liftingHeight: { value: 4.5, unit: 'm' } }),
    buildItem({
      advertisementID: 5,
      advertiserStockNumber: null,
      category: forklift,
      liftingHeight: { value: 15, unit: 'ft' },
    }),
    buildItem({ advertisementID: 6, power: null }),
  ];
  expect(formatDropped(findUncompared(items))).toEqual([
    '  power.unit is not one that filters compare: 1 (L1) (‘kVA’)',
    '  liftingHeight.unit is not one that filters compare: 5 (‘ft’)',
  ]);
});

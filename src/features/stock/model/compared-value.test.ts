import { buildItem } from '../../../testing/factories/search-result';

import { getCompared } from './compared-value';

test('only the measures of the contract are compared in another unit than their own', () => {
  const item = buildItem({ liftingHeight: { value: 4.5, unit: 'm' }, width: { value: 2.5, unit: 'm' } });
  expect(getCompared(item, 'liftingHeight.value')).toBe(4500);
  expect(getCompared(item, 'width.value')).toBe(2.5);
  expect(getCompared(item, 'tankCapacity.value')).toBeNull();
  expect(getCompared(item, 'category.name')).toBe('tractors');
});

test('a status that the contract does not know is not none', () => {
  expect(getCompared(buildItem({}), 'status')).toBeNull();
  expect(getCompared(buildItem({ status: 'reserved' }), 'status')).toBe('reserved');
  expect(getCompared({ ...buildItem({}), isStatusUnknown: true }, 'status')).toBe('unknown');
});

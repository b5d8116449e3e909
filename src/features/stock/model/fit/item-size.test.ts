import { toItemSize } from './item-size';

const item = { advertisementID: '1', category: { name: 'tractors', longPluralTranslated: {} } };
const mm = (value: number) => ({ value, unit: 'mm' });

test('sizes are of the item itself, in millimetres and kilograms', () => {
  const size = { length: { value: 5.2, unit: 'm' }, width: mm(2300), height: { value: 280, unit: 'cm' } };
  expect(toItemSize({ ...item, ...size, weight: { value: 4.8, unit: 't' } })).toEqual({
    ...{ length: 5200, width: 2300, height: 2800, weight: 4800 },
  });
});

test('the higher of mast and cab counts, and the empty mass where no weight is given', () => {
  expect(toItemSize({ ...item, height: mm(2100), closedHeight: mm(2180) }).height).toBe(2180);
  expect(toItemSize({ ...item, height: mm(2250), closedHeight: mm(2180) }).height).toBe(2250);
  expect(toItemSize({ ...item, massEmpty: { value: 1750, unit: 'kg' } }).weight).toBe(1750);
});

test.each([
  ['missing', undefined],
  ['zero', mm(0)],
  ['negative', mm(-5)],
  ['of a strange unit', { value: 3, unit: 'kW' }],
])('a measure that is %s is not known', (_, width) => {
  expect(toItemSize({ ...item, ...(width && { width }) }).width).toBeNull();
});

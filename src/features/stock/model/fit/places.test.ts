import { checkFit, type Fit } from './check-fit';
import type { ItemSize } from './item-size';
import { findContainer, road, toOpeningPlace, trailer } from './places';

/** @param text length, width and height in millimetres and weight in kilograms; `-` for unknown */
function toSize(text: string): ItemSize {
  const [length = null, width = null, height = null, weight = null] = text
    .split(' ')
    .map((one) => (one === '-' ? null : Number(one)));
  return { length, width, height, weight };
}

const toWords = ({ answer, over, missing }: Fit) =>
  [answer, ...(answer === 'no' ? over : answer === 'unknown' ? missing : [])].join(' ');

/** Each worked out by hand: on the road, on a trailer of 3.5 t, in a container. */
test.each([
  ['mini excavator', '3800 980 2300 1750', 'fits', 'fits', '40high fits'],
  ['compact tractor', '3200 1450 2250 1500', 'fits', 'fits', '20 tight'],
  ['tractor', '5240 2550 3050 7200', 'fits', 'no weight', '40high no width height'],
  ['wide tractor', '5600 2750 3300 9800', 'no width', 'no width height weight', '40high no width height'],
  ['forklift', '3600 1150 2180 4100', 'fits', 'no weight', '20 fits'],
  ['reach truck', '2400 1270 2700 3300', 'fits', 'no weight', '40high no height'],
  ['telehandler', '4950 2300 2350 8000', 'fits', 'no weight', '40high no width'],
  ['longest trailer', '12000 2550 4000 5000', 'fits', 'no length height weight', '40high no length width height'],
  [
    'too long a trailer',
    '12001 2551 4001 -',
    'no length width height',
    'no length width height',
    '40high no length width height',
  ],
  ['ride-on mower', '1900 1050 1150 240', 'fits', 'fits', '20 fits'],
  ['mower', '4100 2200 1500 850', 'fits', 'tight', '20 tight'],
  ['rake', '5900 2500 2400 1700', 'fits', 'tight', '40high no width'],
  ['skid steer loader', '3400 1680 2000 2700', 'fits', 'tight', '20 fits'],
  ['the largest in 20 feet', '5867 2286 2261 28000', 'fits', 'no weight', '20 tight'],
  ['a millimetre longer', '5868 2286 2261 26500', 'fits', 'no weight', '40 tight'],
  ['a kilogram heavier', '5868 2186 2211 26501', 'fits', 'no weight', '40high no weight'],
  ['the largest at ease', '5767 2186 2211 28000', 'fits', 'no weight', '20 fits'],
  ['a millimetre less room', '5768 2186 2211 100', 'fits', 'tight', '20 tight'],
  ['generator of unknown weight', '3000 1100 1400 -', 'fits', 'unknown weight', '40high unknown weight'],
  ['known as too wide', '- 2600 - -', 'no width', 'no width', '40high no width'],
  [
    'nothing known',
    '- - - -',
    'unknown length width height',
    'unknown length width height weight',
    '40high unknown length width height weight',
  ],
  ['drawbar beyond the bed', '6001 1000 1000 500', 'fits', 'no length', '40 fits'],
  ['the largest on a trailer at ease', '4000 2000 3100 2600', 'fits', 'fits', '40high no height'],
  ['the heaviest on a trailer', '4000 2550 3100 2800', 'fits', 'tight', '40high no width height'],
  [
    'known as too heavy',
    '- - - 2801',
    'unknown length width height',
    'no weight',
    '40high unknown length width height',
  ],
  [
    'light enough for the smallest alone',
    '- - - 27000',
    'unknown length width height',
    'no weight',
    '20 unknown length width height',
  ],
])('%s: %s', (_, text, onRoad, onTrailer, inContainer) => {
  const size = toSize(text);
  const { container, fit } = findContainer(size);
  expect([toWords(checkFit(size, road)), toWords(checkFit(size, trailer)), `${container} ${toWords(fit)}`]).toEqual([
    onRoad,
    onTrailer,
    inContainer,
  ]);
});

/** Of a machine 5.20 m long, 2.30 m wide and 2.80 m high: width, height and depth of the opening, and the answer. */
test.each([
  [2500, 2900, 6200, 'fits'],
  [2499, 2900, 6200, 'tight'],
  [2500, 2899, 6200, 'tight'],
  [2500, 2900, 6199, 'tight'],
  [2300, 2800, 5200, 'tight'],
  [2299, 2900, 6200, 'no width'],
  [2500, 2799, 6200, 'no height'],
  [2500, 2900, 5199, 'no length'],
  [3000, null, null, 'fits'],
  [null, 2000, null, 'no height'],
])('through an opening of %s by %s, %s deep', (width, height, depth, answer) => {
  expect(toWords(checkFit(toSize('5200 2300 2800 -'), toOpeningPlace({ width, height, depth })))).toBe(answer);
});

test('says how much is left and how much is too much', () => {
  expect(checkFit(toSize('5200 2700 - -'), road)).toMatchObject({
    room: { length: 6800, width: -150 },
    missing: ['height'],
  });
});

import { startStopwatch } from './stopwatch';

/** What the two clocks say when a minute has gone by, in milliseconds since it began. */
test.each<[string, { device: number; page: number }]>([
  ['both go', { device: 60_000, page: 60_000 }],
  ['the one of the device was put back', { device: -4000, page: 60_000 }],
  ['the one of the device stands still', { device: 0, page: 60_000 }],
  ['the one of the page stands still', { device: 60_000, page: 0 }],
  ['the one of the page stands still and the other was put back', { device: -3_600_000, page: 0 }],
  ['the one of the page goes back', { device: 60_000, page: -1 }],
])('a minute is a minute or more when %s', (_, { device, page }) => {
  jest
    .spyOn(Date, 'now')
    .mockReturnValueOnce(1e12)
    .mockReturnValueOnce(1e12 + device);
  jest
    .spyOn(performance, 'now')
    .mockReturnValueOnce(500)
    .mockReturnValueOnce(500 + page);
  const getTime = startStopwatch();
  expect(getTime()).toBeGreaterThanOrEqual(60_000);
});

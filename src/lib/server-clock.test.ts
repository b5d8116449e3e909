import { fetchSiteHeaders } from './network';
import type * as ServerClock from './server-clock';

jest.mock('./network');

const noon = Date.parse('2026-10-02T12:00:00Z');
const minuteMs = 60_000;
let device: number;
let page: number;
let getServerTime: typeof ServerClock.getServerTime;

beforeEach(async () => {
  jest.mocked(fetchSiteHeaders).mockReset();
  [device, page] = [noon, 5000];
  jest.spyOn(Date, 'now').mockImplementation(() => device);
  jest.spyOn(performance, 'now').mockImplementation(() => page);
  await jest.isolateModulesAsync(async () => {
    ({ getServerTime } = await import('./server-clock'));
  });
});

afterEach(() => jest.restoreAllMocks());

const answer = (headers: Record<string, string>) =>
  jest.mocked(fetchSiteHeaders).mockResolvedValue(new Headers(headers));
const pass = (ms: { device: number; page: number }) => {
  device += ms.device;
  page += ms.page;
};

test.each<[string, number]>([
  ['right', noon],
  ['a day early', noon - 86_400_000],
  ['twenty years late', noon - 20 * 365 * 86_400_000],
  ['not to be had', NaN],
])('is the server’s where the clock of the device is %s', async (_, now) => {
  device = now;
  answer({ date: 'Fri, 02 Oct 2026 12:00:00 GMT' });
  expect(await getServerTime()).toBe(noon);
});

test('goes on by itself, and is asked for once, also by two at once', async () => {
  answer({ date: 'Fri, 02 Oct 2026 12:00:00 GMT' });
  await Promise.all([getServerTime(), getServerTime()]);
  pass({ device: minuteMs, page: minuteMs });
  expect(await Promise.all([getServerTime(), getServerTime()])).toEqual([noon + minuteMs, noon + minuteMs]);
  expect(fetchSiteHeaders).toHaveBeenCalledTimes(1);
});

test.each([
  ['the clock of the device was set', { device: -3 * 3_600_000, page: minuteMs }],
  ['the device slept', { device: 8 * 3_600_000, page: minuteMs }],
])('is asked for anew when %s', async (_, gone) => {
  answer({ date: 'Fri, 02 Oct 2026 12:00:00 GMT' });
  await getServerTime();
  pass(gone);
  answer({ date: 'Fri, 02 Oct 2026 20:00:00 GMT' });
  const evening = Date.parse('2026-10-02T20:00:00Z');
  expect(await Promise.all([getServerTime(), getServerTime()])).toEqual([evening, evening]);
  expect(fetchSiteHeaders).toHaveBeenCalledTimes(2);
});

test('counts how long a cache has kept the answer', async () => {
  answer({ date: 'Fri, 02 Oct 2026 11:58:00 GMT', age: '120' });
  expect(await getServerTime()).toBe(noon);
});

test.each<[string, () => unknown]>([
  ['there is no network', () => jest.mocked(fetchSiteHeaders).mockResolvedValue(null)],
  ['the server does not say', () => answer({})],
  ['it says something else', () => answer({ date: 'yesterday' })],
])('is not known where %s, and asked for again', async (_, fail) => {
  fail();
  expect(await getServerTime()).toBeNull();
  answer({ date: 'Fri, 02 Oct 2026 12:00:00 GMT' });
  expect(await getServerTime()).toBe(noon);
});

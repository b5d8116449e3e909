/** @jest-environment jsdom */
import { checkNetwork, hasNetwork, onNetwork } from './network';

const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const listener = jest.fn();
const answers = () => request.mockResolvedValue({ status: 503 } as Response);
const fails = () => request.mockRejectedValue(new TypeError('Failed to fetch'));
const settle = () => jest.advanceTimersByTimeAsync(0);
let stop: ReturnType<typeof onNetwork> = () => undefined;

beforeEach(async () => {
  jest.useFakeTimers();
  globalThis.fetch = request as unknown as typeof fetch;
  answers();
  await checkNetwork();
  request.mockClear();
});

afterEach(() => stop());

function listen(onLine: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  stop = onNetwork(listener);
}

test('a browser that says that it has no network is not believed when the site answers', async () => {
  listen(false);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(hasNetwork()).toBe(true);
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(hasNetwork()).toBe(true);
  expect(listener).not.toHaveBeenCalled();
});

test('one that says nothing is not asked about', async () => {
  listen(true);
  await settle();
  expect(request).not.toHaveBeenCalled();
});

test('a network that is lost is looked for until it is there, whether the browser says so or not', async () => {
  listen(false);
  fails();
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(hasNetwork()).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(hasNetwork()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  answers();
  await jest.advanceTimersByTimeAsync(5000);
  expect(hasNetwork()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
  request.mockClear();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(request).not.toHaveBeenCalled();
});

test('a browser that says that it is back is believed at once', async () => {
  listen(true);
  fails();
  expect(await checkNetwork()).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(hasNetwork()).toBe(true);
});

test('who listens no more is told nothing', async () => {
  listen(true);
  stop();
  fails();
  await checkNetwork();
  expect(listener).not.toHaveBeenCalled();
});

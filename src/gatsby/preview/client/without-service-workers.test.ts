/** @jest-environment jsdom */
import { withoutServiceWorkers } from './without-service-workers';

const setWorkers = (getRegistrations: () => Promise<readonly unknown[]>) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a browser that refuses to name service workers in a frame has none', async () => {
  setWorkers(() => Promise.reject(new DOMException('The user denied permission', 'NotSupportedError')));
  withoutServiceWorkers();
  expect(await navigator.serviceWorker.getRegistrations()).toEqual([]);
});

test('one that names them goes on to, and one that has none is left alone', async () => {
  expect(() => withoutServiceWorkers()).not.toThrow();
  setWorkers(() => Promise.resolve(['one']));
  withoutServiceWorkers();
  expect(await navigator.serviceWorker.getRegistrations()).toEqual(['one']);
});

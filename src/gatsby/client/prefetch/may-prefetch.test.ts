/** @jest-environment jsdom */
import { mayPrefetch } from './may-prefetch';

function setBrowser(connection: object | undefined, prefersReducedData = false): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  window.matchMedia = (query) =>
    ({ matches: prefersReducedData && query === '(prefers-reduced-data: reduce)' }) as MediaQueryList;
}

test.each([
  ['a browser that says nothing', undefined, false, true],
  ['a fast line', { saveData: false, effectiveType: '4g' }, false, true],
  ['a wish to save data', { saveData: true, effectiveType: '4g' }, false, false],
  ['a 2G line', { saveData: false, effectiveType: '2g' }, false, false],
  ['a slow 2G line', { effectiveType: 'slow-2g' }, false, false],
  ['a preference for less data', {}, true, false],
])('%s: %#', (_, connection, prefersReducedData, expected) => {
  setBrowser(connection, prefersReducedData);
  expect(mayPrefetch()).toBe(expected);
});

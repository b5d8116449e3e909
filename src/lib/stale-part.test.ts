/** @jest-environment jsdom */
import { isMissingPart, reloadWhenPartIsMissing } from './stale-part';

const reload = jest.fn<undefined, []>();
const missing = new Error('Loading chunk 12 failed.\n(error: https://dealer.example/12-abc.js)');

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-10-02T08:00:00Z') });
  window.sessionStorage.clear();
  setOnline(true);
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['of scripts', missing, true],
  ['of styles', new Error('Loading CSS chunk lightbox failed.'), true],
  ['by its name', Object.assign(new Error('anything'), { name: 'ChunkLoadError' }), true],
  ['but no other error', new TypeError('Cannot read properties of null'), false],
  ['but nothing that is no error', 'Loading chunk 12 failed', false],
])('knows a missing part %s', (_, error, expected) => {
  expect(isMissingPart(error)).toBe(expected);
});

it('reloads the page, and not again within a minute', () => {
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_999);
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the page alone for any other error', () => {
  reloadWhenPartIsMissing(new Error('no'), reload);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page alone without a network, and does not count that', () => {
  setOnline(false);
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('never reloads where storage is blocked or keeps nothing', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  reloadWhenPartIsMissing(missing, reload);
  set.mockImplementation(() => undefined);
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).not.toHaveBeenCalled();
});

it('is not held up by a time that is still to come', () => {
  window.sessionStorage.setItem('stale-part-reload', String(Date.now() + 86_400_000));
  reloadWhenPartIsMissing(missing, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { checkNetwork } from './network';
import { isMissingPart, reloadWhenPartIsMissing } from './stale-part';

jest.mock('./network');

const reload = jest.fn<undefined, []>();
const missing = new Error('Loading chunk 12 failed.\n(error: https://dealer.example/12-abc.js)');

const setOnline = (isOnline: boolean) => jest.mocked(checkNetwork).mockResolvedValue(isOnline);

/** Until the network has been looked for. */
async function miss(error: Error): Promise<void> {
  reloadWhenPartIsMissing(error, reload);
  await Promise.resolve();
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

it('reloads the page, and not again within a minute', async () => {
  await miss(missing);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_999);
  await miss(missing);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await miss(missing);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the page alone for any other error', async () => {
  await miss(new Error('no'));
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page alone without a network, and does not count that', async () => {
  setOnline(false);
  await miss(missing);
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  await miss(missing);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('never reloads where storage is blocked or keeps nothing', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await miss(missing);
  set.mockImplementation(() => undefined);
  await miss(missing);
  expect(reload).not.toHaveBeenCalled();
});

it('is not held up by a time that is still to come', async () => {
  window.sessionStorage.setItem('stale-part-reload', String(Date.now() + 86_400_000));
  await miss(missing);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads whatever the browser says of its network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await miss(missing);
  expect(reload).toHaveBeenCalledTimes(1);
});

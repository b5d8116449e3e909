import { createAnswerCache } from './answer-cache';

const limits = { freshMs: 300, staleMs: 10_000, retryMs: 50, maxEntries: 3, maxPending: 2 };
let time = 0;
const load = jest.fn<Promise<string | null>, [string | null]>();

function createCache() {
  time = 1000;
  load.mockReset();
  return createAnswerCache<string>(limits, () => time);
}

/** A load that ends on demand. */
function holdLoad() {
  let end: (value: string | null) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  return (value: string | null) => end(value);
}

const ok = (value: string) => ({ status: 'ok', value });

test('a value is loaded once while it is fresh, then again with the value of before', async () => {
  const get = createCache();
  load.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  expect(await get('a', load)).toEqual(ok('one'));
  time += 299;
  expect(await get('a', load)).toEqual(ok('one'));
  time += 1;
  expect(await get('a', load)).toEqual(ok('two'));
  expect(load.mock.calls).toEqual([[null], ['one']]);
});

test('who asks while a value is loading gets the same one', async () => {
  const get = createCache();
  const end = holdLoad();
  const both = [get('a', load), get('a', load)];
  end('one');
  expect(await Promise.all(both)).toEqual([ok('one'), ok('one')]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the value of before stays for a day, and nothing is loaded at once', async () => {
  const get = createCache();
  load.mockResolvedValueOnce('one').mockResolvedValue(null);
  await get('a', load);
  time += 300;
  expect(await get('a', load)).toEqual(ok('one'));
  time += 49;
  expect(await get('a', load)).toEqual(ok('one'));
  expect(load).toHaveBeenCalledTimes(2);
  time += 1;
  expect(await get('a', load)).toEqual(ok('one'));
  expect(load).toHaveBeenCalledTimes(3);
  time += 10_000;
  expect(await get('a', load)).toEqual({ status: 'failed' });
});

test('without a value a failure is a failure, and the next one waits', async () => {
  const get = createCache();
  load.mockResolvedValue(null);
  expect(await get('a', load)).toEqual({ status: 'failed' });
  expect(await get('a', load)).toEqual({ status: 'failed' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('beyond the limit of loads a known value is given, and others are refused', async () => {
  const get = createCache();
  load.mockResolvedValueOnce('known');
  await get('known', load);
  time += 300;
  const ends = [holdLoad(), holdLoad()];
  const pending = [get('a', load), get('b', load)];
  expect(await get('known', load)).toEqual(ok('known'));
  expect(await get('c', load)).toEqual({ status: 'busy' });
  for (const end of ends) end('late');
  await Promise.all(pending);
  load.mockResolvedValueOnce('now');
  expect(await get('c', load)).toEqual(ok('now'));
});

test('the value used longest ago is dropped first', async () => {
  const get = createCache();
  load.mockImplementation(() => Promise.resolve('x'));
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
  await get('a', load);
  expect(load).toHaveBeenCalledTimes(4);
  await get('b', load);
  expect(load).toHaveBeenCalledTimes(5);
});

test('a value from the future, by a clock that was set back, is loaded again', async () => {
  const get = createCache();
  load.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  await get('a', load);
  time -= 500;
  expect(await get('a', load)).toEqual(ok('two'));
});

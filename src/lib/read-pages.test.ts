import { readPages } from './read-pages';

const pageSize = 200;
const toIds = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1000));

/** A list whose ids change before the page with that number is read. */
function createList(start: readonly string[], changes: Readonly<Record<number, (ids: string[]) => string[]>> = {}) {
  let ids = [...start];
  let pages = 0;
  const readPage = (skip: number) => {
    ids = (changes[pages++] ?? ((same) => same))(ids).sort();
    const items = ids.slice(skip, skip + pageSize).map((id) => ({ sys: { id } }));
    return Promise.resolve({ total: ids.length, items });
  };
  return { read: () => readPages(readPage, 'The list', 1), getPages: () => pages };
}
const toRead = async (list: ReturnType<typeof createList>) => (await list.read()).map(({ sys }) => sys.id);

it.each([0, 1, 199, 200, 201, 399, 400, 1000, 1001, 2345])('reads %d of them, each once', async (count) => {
  expect(await toRead(createList(toIds(count)))).toEqual(toIds(count));
});

it('reads no more pages than it has to', async () => {
  const list = createList(toIds(1000));
  await list.read();
  // Five of 200, each after the first one with one that is known.
  expect(list.getPages()).toBe(6);
});

it('misses none when one before is taken off between two pages', async () => {
  const ids = await toRead(createList(toIds(1500), { 1: (all) => all.slice(1) }));
  expect(ids).toEqual(toIds(1500).slice(1));
});

it('has none twice when one before is added between two pages', async () => {
  const ids = await toRead(createList(toIds(1500), { 1: (all) => ['0', ...all] }));
  expect(ids).toEqual(['0', ...toIds(1500)]);
});

it.each<[string, (ids: string[]) => string[], string[]]>([
  ['behind is added', (all) => [...all, '9999'], [...toIds(500), '9999']],
  ['behind is taken off', (all) => all.slice(0, -1), toIds(500).slice(0, -1)],
])('goes on when one %s', async (_, change, expected) => {
  const list = createList(toIds(500), { 1: change });
  expect(await toRead(list)).toEqual(expected);
  expect(list.getPages()).toBe(3);
});

it('reads again when a list becomes shorter than what was read of it', async () => {
  expect(await toRead(createList(toIds(500), { 2: (all) => all.slice(0, 10) }))).toEqual(toIds(10));
});

it('gives up on a list that never stands still', async () => {
  const always = Object.fromEntries(toIds(50).map((_, page) => [page, (all: string[]) => all.slice(1)]));
  await expect(createList(toIds(1500), always).read()).rejects.toThrow(
    'The list changes while it is read. Try again in a minute.',
  );
});

it('reads again when a page has nothing of what the list is said to have', async () => {
  let reading = 0;
  const items = toIds(3).map((id) => ({ sys: { id } }));
  const readPage = () => Promise.resolve({ total: 3, items: reading++ === 0 ? [] : items });
  expect(await readPages(readPage, 'The list', 1)).toEqual(items);
});

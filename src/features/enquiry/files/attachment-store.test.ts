import { createAttachmentStore, toDataUrl } from './attachment-store';
import type { Prepared } from './prepare-file';

const megabyte = 1024 * 1024;
const createFile = (name: string, size = 10) => Object.defineProperty(new File([], name), 'size', { value: size });
const ok = (size = 10): Prepared => ({
  status: 'ok',
  file: Object.defineProperty(new Blob(), 'size', { value: size }),
});

const prepare = jest.fn<Promise<Prepared>, [File]>();
const revoke = jest.spyOn(URL, 'revokeObjectURL');

beforeEach(() => {
  prepare.mockReset();
  prepare.mockResolvedValue(ok());
});

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

it('makes one file ready at a time, in their order, and says how far it is', async () => {
  const store = createAttachmentStore('photos', prepare);
  const seen: string[] = [];
  store.subscribe(() => {
    const { done, total, files } = store.get();
    seen.push(`${String(done)}/${String(total)} ${String(files.filter(({ ready }) => ready !== null).length)}`);
  });
  store.add([createFile('a.jpg'), createFile('b.jpg')]);
  store.add([createFile('c.jpg')]);
  expect(names(store.get().files)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(await store.whenReady()).toHaveLength(3);
  expect(names(prepare.mock.calls.map(([file]) => file))).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(seen.at(-1)).toBe('3/3 3');
  store.add([createFile('d.jpg')]);
  expect(store.get()).toMatchObject({ done: 0, total: 1 });
});

it('names what is left out, and why', async () => {
  prepare.mockImplementation((file) =>
    Promise.resolve(file.name === 'a.jpg' ? { status: 'error', problem: 'heic' } : ok(6 * megabyte)),
  );
  const store = createAttachmentStore('photos', prepare);
  store.add([createFile('huge.jpg', 16 * megabyte), createFile('a.jpg'), createFile('b.jpg'), createFile('c.jpg', 77)]);
  expect(await store.whenReady()).toHaveLength(1);
  expect(names(store.get().files)).toEqual(['b.jpg']);
  expect(store.get().refused).toEqual([
    { name: 'huge.jpg', size: 16 * megabyte, problem: 'large' },
    { name: 'a.jpg', size: 10, problem: 'heic' },
    { name: 'c.jpg', size: 77, problem: 'together' },
  ]);
});

it('what turns out to be no photo takes no place, and beside ten photos no more are looked into', async () => {
  prepare.mockImplementation((file) =>
    Promise.resolve(file.name.endsWith('.txt') ? { status: 'error', problem: 'type' } : ok()),
  );
  const store = createAttachmentStore('photos', prepare);
  const photos = Array.from({ length: 11 }, (_, index) => createFile(`${String(index)}.jpg`));
  store.add([createFile('a.txt'), createFile('b.txt'), ...photos]);
  expect(await store.whenReady()).toHaveLength(10);
  expect(store.get().refused.map(({ name, problem }) => [name, problem])).toEqual([
    ['a.txt', 'type'],
    ['b.txt', 'type'],
    ['10.jpg', 'many'],
  ]);
  expect(prepare).toHaveBeenCalledTimes(12);
  store.remove(store.get().files[0]?.id ?? 0);
  expect(names(store.get().refused)).toEqual(['a.txt', 'b.txt']);
});

it('what is removed is not sent, not even when it is made ready just then', async () => {
  const store = createAttachmentStore('photos', prepare);
  prepare.mockImplementation((file) => {
    if (file.name === 'a.jpg') store.remove(store.get().files[0]?.id ?? 0);
    return Promise.resolve(ok());
  });
  store.add([createFile('a.jpg'), createFile('b.jpg'), createFile('c.jpg')]);
  store.remove(store.get().files[1]?.id ?? 0);
  expect(await store.whenReady()).toHaveLength(1);
  expect(names(store.get().files)).toEqual(['c.jpg']);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('gives the memory of a preview back, and begins anew', async () => {
  const store = createAttachmentStore('photos', prepare);
  store.add([createFile('a.jpg')]);
  await store.whenReady();
  const url = store.get().files[0]?.ready?.url;
  store.clear();
  expect(revoke).toHaveBeenCalledWith(url);
  expect(store.get()).toEqual({ files: [], refused: [], done: 0, total: 0 });
});

describe('a file that the browser does not give', () => {
  const faults: [string, () => void][] = [
    ['is never made ready', () => prepare.mockReturnValueOnce(new Promise(() => undefined))],
    ['fails to be', () => prepare.mockRejectedValueOnce(new Error('of another kind'))],
    [
      'cannot be shown',
      () =>
        jest.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
          throw new DOMException('refused', 'SecurityError');
        }),
    ],
  ];

  it.each(faults)('and %s is left out and named; the next one is sent', async (_, fail) => {
    jest.useFakeTimers();
    fail();
    const store = createAttachmentStore('photos', prepare);
    store.add([createFile('a.jpg'), createFile('b.jpg')]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await store.whenReady()).toHaveLength(1);
    expect(names(store.get().files)).toEqual(['b.jpg']);
    expect(store.get()).toMatchObject({ refused: [{ name: 'a.jpg', problem: 'unreadable' }], done: 2, total: 2 });
    jest.useRealTimers();
  });

  it.each<[string, () => void]>([
    ['is never read', () => undefined],
    [
      'is refused',
      () => {
        throw new DOMException('refused', 'NotReadableError');
      },
    ],
  ])('and %s when it is to be sent is a failure', async (_, readAsDataURL) => {
    jest.useFakeTimers();
    class FileReader {
      readAsDataURL = readAsDataURL;
    }
    Object.assign(globalThis, { FileReader });
    const failed = expect(toDataUrl(new Blob())).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(60_000);
    await failed;
    jest.useRealTimers();
  });
});

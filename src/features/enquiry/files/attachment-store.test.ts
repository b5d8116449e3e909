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
  const shelf = createAttachmentStore('photos', prepare);
  const seen: string[] = [];
  shelf.subscribe(() => {
    const { done, total, files } = shelf.get();
    seen.push(`${String(done)}/${String(total)} ${String(files.filter(({ ready }) => ready !== null).length)}`);
  });
  shelf.add([createFile('a.jpg'), createFile('b.jpg')]);
  shelf.add([createFile('c.jpg')]);
  expect(names(shelf.get().files)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(await shelf.whenReady()).toHaveLength(3);
  expect(names(prepare.mock.calls.map(([file]) => file))).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(seen.at(-1)).toBe('3/3 3');
  shelf.add([createFile('d.jpg')]);
  expect(shelf.get()).toMatchObject({ done: 0, total: 1 });
});

it('names what is left out, and why', async () => {
  prepare.mockImplementation((file) =>
    Promise.resolve(file.name === 'a.jpg' ? { status: 'error', problem: 'heic' } : ok(6 * megabyte)),
  );
  const shelf = createAttachmentStore('photos', prepare);
  shelf.add([createFile('huge.jpg', 16 * megabyte), createFile('a.jpg'), createFile('b.jpg'), createFile('c.jpg', 77)]);
  expect(await shelf.whenReady()).toHaveLength(1);
  expect(names(shelf.get().files)).toEqual(['b.jpg']);
  expect(shelf.get().refused).toEqual([
    { name: 'huge.jpg', size: 16 * megabyte, problem: 'large' },
    { name: 'a.jpg', size: 10, problem: 'heic' },
    { name: 'c.jpg', size: 77, problem: 'together' },
  ]);
});

it('what turns out to be no photo takes no place, and beside ten photos no more are looked into', async () => {
  prepare.mockImplementation((file) =>
    Promise.resolve(file.name.endsWith('.txt') ? { status: 'error', problem: 'type' } : ok()),
  );
  const shelf = createAttachmentStore('photos', prepare);
  const photos = Array.from({ length: 11 }, (_, index) => createFile(`${String(index)}.jpg`));
  shelf.add([createFile('a.txt'), createFile('b.txt'), ...photos]);
  expect(await shelf.whenReady()).toHaveLength(10);
  expect(shelf.get().refused.map(({ name, problem }) => [name, problem])).toEqual([
    ['a.txt', 'type'],
    ['b.txt', 'type'],
    ['10.jpg', 'many'],
  ]);
  expect(prepare).toHaveBeenCalledTimes(12);
  shelf.remove(shelf.get().files[0]?.id ?? 0);
  expect(names(shelf.get().refused)).toEqual(['a.txt', 'b.txt']);
});

it('what is removed is not sent, not even when it is made ready just then', async () => {
  const shelf = createAttachmentStore('photos', prepare);
  prepare.mockImplementation((file) => {
    if (file.name === 'a.jpg') shelf.remove(shelf.get().files[0]?.id ?? 0);
    return Promise.resolve(ok());
  });
  shelf.add([createFile('a.jpg'), createFile('b.jpg'), createFile('c.jpg')]);
  shelf.remove(shelf.get().files[1]?.id ?? 0);
  expect(await shelf.whenReady()).toHaveLength(1);
  expect(names(shelf.get().files)).toEqual(['c.jpg']);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('gives the memory of a preview back, and begins anew', async () => {
  const shelf = createAttachmentStore('photos', prepare);
  shelf.add([createFile('a.jpg')]);
  await shelf.whenReady();
  const url = shelf.get().files[0]?.ready?.url;
  shelf.clear();
  expect(revoke).toHaveBeenCalledWith(url);
  expect(shelf.get()).toEqual({ files: [], refused: [], done: 0, total: 0 });
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
    const shelf = createAttachmentStore('photos', prepare);
    shelf.add([createFile('a.jpg'), createFile('b.jpg')]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await shelf.whenReady()).toHaveLength(1);
    expect(names(shelf.get().files)).toEqual(['b.jpg']);
    expect(shelf.get()).toMatchObject({ refused: [{ name: 'a.jpg', problem: 'unreadable' }], done: 2, total: 2 });
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

import { drawInWorker } from './draw-in-worker';
import { startWorker } from './start-worker';

jest.mock('./start-worker', () => ({ startWorker: jest.fn() }));

const drawn = new Blob(['drawn']);
const terminate = jest.fn();
type Given = { onmessage?: (event: { data: Blob }) => void; onerror?: () => void };

/** A worker that does what it is told once it has a photo. */
function useWorker(act: (worker: Given) => void): void {
  const worker: Given & object = { terminate, postMessage: () => act(worker) } as object;
  jest.mocked(startWorker).mockReturnValue(worker as unknown as Worker);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { OffscreenCanvas: Object, Worker: Object });
});

it('gives what the worker drew, which is gone then', async () => {
  useWorker((worker) => worker.onmessage?.({ data: drawn }));
  expect(await drawInWorker(new Blob())).toBe(drawn);
  expect(terminate).toHaveBeenCalledTimes(1);
});

it('gives nothing when its script fails', async () => {
  useWorker((worker) => worker.onerror?.());
  expect(await drawInWorker(new Blob())).toBeNull();
});

it('gives nothing when the worker does not take the photo', async () => {
  useWorker(() => {
    throw new DOMException('cannot be cloned', 'DataCloneError');
  });
  expect(await drawInWorker(new Blob())).toBeNull();
  expect(terminate).toHaveBeenCalledTimes(1);
});

it('gives nothing when no answer comes', async () => {
  useWorker(() => undefined);
  const photo = drawInWorker(new Blob());
  jest.advanceTimersByTime(30_000);
  expect(await photo).toBeNull();
  expect(terminate).toHaveBeenCalledTimes(1);
});

it('gives nothing where the browser refuses a worker, or has none', async () => {
  jest.mocked(startWorker).mockImplementation(() => {
    throw new DOMException('refused by policy', 'SecurityError');
  });
  expect(await drawInWorker(new Blob())).toBeNull();
  Object.assign(globalThis, { Worker: undefined });
  expect(await drawInWorker(new Blob())).toBeNull();
});

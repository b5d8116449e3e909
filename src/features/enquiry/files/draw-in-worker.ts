import { startWorker } from './start-worker';

/** In milliseconds: a large photo takes a slow phone some seconds. */
const timeoutMs = 30_000;

/**
 * Redraws a photo in a worker of its own. Null if the worker cannot read it, times out, or workers are not supported.
 */
export function drawInWorker(file: Blob): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = tryToStart();
    if (worker === null) {
      resolve(null);
      return;
    }
    const end = (photo: Blob | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(photo);
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    // The worker's script may be missing after a new release.
    worker.onerror = () => end(null);
    try {
      worker.postMessage(file);
    } catch {
      end(null);
    }
  });
}

function tryToStart(): Worker | null {
  try {
    return startWorker();
  } catch {
    return null;
  }
}

import { startWorker } from './start-worker';

/** In milliseconds: a large photo on a slow phone takes some seconds. */
const patienceMs = 30_000;

/**
 * A photo drawn anew by a worker, which is gone with it; null when it cannot be read there, no answer comes, or there
 * are no workers.
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
      clearTimeout(late);
      worker.terminate();
      resolve(photo);
    };
    const late = setTimeout(() => end(null), patienceMs);
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    // Its script may be gone with an older release.
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

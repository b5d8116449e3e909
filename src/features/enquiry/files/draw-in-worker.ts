/** A photo drawn anew by a worker, which is gone with it; null when it cannot be read there, or there are no workers. */
export function drawInWorker(file: Blob): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url));
    const end = (photo: Blob | null) => {
      worker.terminate();
      resolve(photo);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    // Its script may be gone with an older release.
    worker.onerror = () => end(null);
    worker.postMessage(file);
  });
}

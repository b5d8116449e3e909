/** Starts the worker that draws photos. Throws if the browser or an enterprise policy forbids workers. */
export function startWorker(): Worker {
  return new Worker(new URL('./photo-worker.ts', import.meta.url));
}

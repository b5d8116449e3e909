/** The worker that draws photos. Throws where the browser, or a policy of a company's, refuses one. */
export function startWorker(): Worker {
  return new Worker(new URL('./photo-worker.ts', import.meta.url));
}

/** Rejects if the promise has not settled after `ms` milliseconds: some promises of browsers never settle. */
export function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timed out after ${String(ms)} ms`)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A promise that fails when it has not settled after so many milliseconds: some that a browser gives out never do. */
export function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nothing within ${String(ms)} ms`)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

type Load = (path: string, options?: object) => unknown;
type Loader = { prototype: { loadPage: Load; loadPageSync: Load } };

/**
 * Gatsby's loader keeps a page under its path and query, as if each query had data of its own. Here none has: Back to a
 * list that was filtered in the page would fetch its data once more, and without a network leave for the browser's
 * error page.
 */
export function loadByPath({ BaseLoader: { prototype } }: { BaseLoader: Loader }): void {
  for (const name of ['loadPage', 'loadPageSync'] as const) {
    const load = prototype[name];
    prototype[name] = function (path, options) {
      return load.call(this, path.split('?', 1)[0] ?? path, options);
    };
  }
}

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

type Page = { status?: string } | undefined;
type Kept = Map<string, Page>;
type KeepingLoader = { pageDb: Kept; pageDataDb: Kept };
type LoadPage = (this: KeepingLoader, path: string) => Promise<Page>;

/**
 * Gatsby's loader keeps a page that it could not load, and answers every later request with that failure. A page that
 * was prefetched while the network was away would open by a page load for the rest of the visit. Here the next request
 * tries again.
 */
export function forgetFailures({
  BaseLoader: { prototype },
}: {
  BaseLoader: { prototype: { loadPage: LoadPage } };
}): void {
  const load = prototype.loadPage;
  prototype.loadPage = async function (path) {
    const page = await load.call(this, path);
    if (page?.status !== 'error') return page;
    for (const kept of [this.pageDb, this.pageDataDb])
      for (const [key, { status } = {}] of kept) if (status === 'error') kept.delete(key);
    return page;
  };
}

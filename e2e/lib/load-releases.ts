import path from 'node:path';

import { toDataFile } from '../../server/releases/page-data-file';
import { publishRelease } from '../../server/releases/publish-release';
import { stockItemPath, writeBuild } from '../../server/watch/test-release';

/** The pages that differ in every release. */
export const loadPages = ['/', '/contact', '/en/contact', stockItemPath] as const;
/** A script whose content differs in every release, named as webpack names it. */
export const toScript = (release: number) => `/app-${String(release).repeat(12)}.js`;
export const toData = (page: string) => `/${toDataFile(page.slice(1))}`;
/** What the policy of a release allows beside what others do. */
export const toOrigin = (release: number) => `https://release-${String(release)}.example`;

/** More than a packet, so that an answer can be cut off. */
const toWords = (release: number) => `<p>Words of release ${String(release)}.</p>`.repeat(300);

/** The text of each file that is the release's own, by its address. */
export function toTexts(release: number): ReadonlyMap<string, string> {
  const words = toWords(release);
  const script = `<script src="${toScript(release)}"></script>`;
  const toPage = (page: string) =>
    `<!doctype html><html><head><title>A page</title></head><body><main><h1>${page}</h1>${words}</main>${script}</body></html>`;
  return new Map([
    ...loadPages.map((page): [string, string] => [page, toPage(page)]),
    ...loadPages.map((page): [string, string] => [toData(page), JSON.stringify({ path: page, result: { words } })]),
    [toScript(release), `/* ${words} */`],
    ['/page-data/app-data.json', `{"webpackCompilationHash":"${String(release)}"}`],
  ]);
}

/** Publishes a release whose every page, script, data and policy says its number. */
export async function publishNumbered(releasesDir: string, release: number): Promise<void> {
  const from = path.join(path.dirname(releasesDir), 'build');
  const toFile = (url: string) => (path.extname(url) === '' ? path.join(url, 'index.html') : url).slice(1);
  await writeBuild(from, {
    files: Object.fromEntries([...toTexts(release)].map(([url, text]) => [toFile(url), text])),
    describe: (text) => text.replace(/"contentSecurityPolicy":"/, `$&img-src ${toOrigin(release)};`),
  });
  await publishRelease({ from, releasesDir, keep: 10, now: new Date(Date.UTC(2026, 10, release + 1)) });
}

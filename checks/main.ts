import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { loadSettings } from '../scripts/lib/settings';
import { getCurrentRelease } from '../server/releases/list-releases';
import { getReleasesDir } from '../server/releases/releases-dir';

import { checkWithAxe } from './axe-pages';
import { checkBrowsers } from './rules/browser-rules';
import { checkBudgets } from './rules/budget-rules';
import { checkFeeds } from './rules/feed-rules';
import { checkJsonLd } from './rules/json-ld-rules';
import { checkLinks } from './rules/link-rules';
import { checkAlternates, checkPage, findDuplicates } from './rules/page-rules';
import { checkPreview } from './rules/preview-rules';
import { checkSitemaps } from './rules/sitemap-rules';
import { checkXml } from './rules/xml-rules';
import { isBuildingBlocks, listPages, readSite, toAddress, type Site } from './site';

/** More lines add nothing new. */
const maxShown = 60;

/**
 * `npm run check:pages`: checks every page of the current release for faults that matter to search engines and to
 * parsers of the HTML.
 */
async function main(): Promise<void> {
  const { siteUrl } = loadSettings();
  const folder = await getCurrentRelease(getReleasesDir());
  if (folder === null) throw new Error('There is no release to check: run the build.');
  const started = Date.now();
  const html = validateAll(folder);
  const site = readSite(folder, siteUrl);
  const built = listPages(folder).map((file) => [toAddress(file), site.read(`/${file}`)] as const);
  const axe = await checkWithAxe(
    built.filter(([address]) => !isBuildingBlocks(address)),
    siteUrl,
  );
  const problems = [...checkSite(site), ...(await html), ...axe.problems];
  for (const problem of problems.slice(0, maxShown)) console.error(problem);
  if (problems.length > maxShown) console.error(`… and ${String(problems.length - maxShown)} more`);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const checked = `axe found every kind of element on ${String(axe.checked)} of them`;
  console.log(`${String(site.pages.size)} pages, ${checked}, ${String(problems.length)} problems, ${seconds} s`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function checkSite(site: Site): string[] {
  const pages = [...site.pages.values()];
  const perPage = pages.flatMap((page) =>
    [
      ...checkPage(page, site),
      ...checkAlternates(page, site),
      ...checkLinks(page, site),
      ...page.jsonLd.flatMap(checkJsonLd),
    ].map((problem) => `${page.path}: ${problem}`),
  );
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...perPage,
    ...findDuplicates(pages),
    ...checkSitemaps(site, today),
    ...checkFeeds(site),
    ...checkXml(site),
    ...checkBrowsers(site),
    ...checkPreview(site),
    ...checkBudgets(site),
  ];
}

/** Validation takes most of the time, so it runs in several processes. */
async function validateAll(folder: string): Promise<string[]> {
  const files = listPages(folder);
  const processes = Math.min(availableParallelism(), 4);
  const parts = Array.from({ length: processes }, (_, part) =>
    files.filter((_file, index) => index % processes === part),
  );
  return (await Promise.all(parts.map((part) => validatePart(folder, part)))).flat();
}

function validatePart(folder: string, files: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'validate-html.ts'), { execArgv: process.execArgv });
    child.once('message', (problems) => {
      resolve(problems as string[]);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The validator ended with ${String(code)}.`));
    });
    child.send({ folder, files });
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import path from 'node:path';

import { locales } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';
import { createSiteServer } from '../site/create-site-server';

import { findPageFaults } from './check-pages';
import { readContentReport } from './content-report';
import { countStockItems, getMarks, readDescription, toStockSource } from './description';
import { describeHold, findHold } from './hold';
import { findFalls, type Mark } from './marks';
import { findMissingPages } from './missing-pages';

/** A release is incomplete. A build without caches may be complete. */
export class BrokenRelease extends Error {}

/**
 * nginx accepts 4 KB in one parameter, and in all headers of a response that it proxies. The policy is by far the
 * longest header.
 */
const maxPolicyBytes = 3072;

/** The override for operators. */
const override = 'If that is right, build once with PUBLISH_MAX_FALL=1.';
/** Notices are read on a phone. */
const maxNamed = 3;

type Check = {
  /** The finished release. */
  folder: string;
  /** The build that it was made of. */
  buildDir: string;
  /** Its files that are new or changed since the release being served. */
  written: readonly string[];
  /** The release being served, if any. */
  previous: string | null;
  /** The share of stock items, entries, pages and words that may be missing, from 0 to 1; 1 publishes everything. */
  maxFall: number;
};

/** Throws an error with a sentence for operators when the release must not replace the one being served. */
export async function checkRelease({ folder, buildDir, written, previous, maxFall }: Check): Promise<void> {
  const missing = await findMissingPages(folder);
  if (missing.length > 0) throw new BrokenRelease(`Pages are missing from the build: ${missing.join(', ')}.`);
  await checkContent(folder, maxFall === 1);
  await checkFalls(folder, previous, maxFall);
  const contentSecurityPolicy = await checkPolicy(folder);
  const faults = await findPageFaults({ folder, buildDir, contentSecurityPolicy, written });
  if (faults.length > 0) throw new BrokenRelease(faults.join(' '));
  await checkAnswers(folder);
  await checkHold(folder);
}

/**
 * Throws an error that names the editor's next step when required content is missing; `acceptAll` publishes it anyway.
 */
export async function checkContent(folder: string, acceptAll: boolean): Promise<void> {
  const missing = (await readContentReport(folder))?.missing ?? [];
  if (missing.length === 0 || acceptAll) return;
  const named = missing.slice(0, maxNamed).map(({ problem, advice }) => `${problem} ${advice}`);
  const more = missing.slice(maxNamed).map(({ title, type }) => title ?? type);
  const rest = more.length === 0 ? '' : ` And ${String(more.length)} more: ${more.join(', ')}.`;
  throw new Error(`${named.join(' ')}${rest} ${override}`);
}

/**
 * Compares with the maximum of the last days, so that a drop in two steps counts as one. Counts of another stock or
 * space are not compared.
 */
async function checkFalls(folder: string, previous: string | null, maxFall: number): Promise<void> {
  const [next, before] = [await readDescription(folder), previous === null ? null : await readDescription(previous)];
  if (next === null) throw new BrokenRelease('The build has no release.json that can be read.');
  if (before === null) return;
  const today = new Date().toISOString().slice(0, 10);
  const stockItems: Mark = { kind: 'machines', source: toStockSource(next), day: today, count: countStockItems(next) };
  const counts = [stockItems, ...(next.counts ?? []).filter(({ kind }) => kind !== 'machines')];
  const falls = findFalls(getMarks(before, today), counts, maxFall);
  if (falls.length > 0) throw new Error(`${falls.join(' ')} ${override}`);
}

/** A policy that grows with the stock goes unnoticed with a small one, and takes the site down behind a proxy. */
async function checkPolicy(folder: string): Promise<string> {
  const policy = (await readDescription(folder))?.contentSecurityPolicy ?? '';
  const bytes = policy.length;
  if (bytes <= maxPolicyBytes) return policy;
  throw new Error(
    `The Content Security Policy has ${String(bytes)} bytes, more than the ${String(maxPolicyBytes)} that every proxy passes on: reduce the inline scripts of the pages or the origins in CSP_….`,
  );
}

/** Requests the most important pages from the server that is going to serve them. */
async function checkAnswers(folder: string): Promise<void> {
  const server = await createSiteServer({ releasesDir: path.dirname(folder), release: path.basename(folder) });
  try {
    const stockItem = (await readDescription(folder))?.machines[0];
    const pages = locales.flatMap((locale) => [toStaticPath('home', locale), toStaticPath('stockOverview', locale)]);
    for (const page of stockItem === undefined ? pages : [...pages, stockItem]) {
      const { statusCode, body } = await server.inject(page);
      const isComplete = body.includes('<h1') && body.trimEnd().endsWith('</html>');
      if (statusCode !== 200) throw new BrokenRelease(`The page ${page} answers with status ${String(statusCode)}.`);
      if (!isComplete) throw new BrokenRelease(`The page ${page} is incomplete.`);
    }
  } finally {
    await server.close();
  }
}

/** What was taken back is refused without help of a build without caches: it would be the same. */
async function checkHold(folder: string): Promise<void> {
  const hold = await findHold(path.dirname(folder), folder);
  if (hold !== null) throw new Error(describeHold(hold));
}

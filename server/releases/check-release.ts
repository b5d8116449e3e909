import path from 'node:path';

import { locales } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';
import { createSiteServer } from '../site/create-site-server';

import { readContentReport } from './content-report';
import { countStockItems, getMarks, readDescription, toStockSource } from './description';
import { findFalls, type Mark } from './marks';
import { findMissingPages } from './missing-pages';

/** A release that is not whole; one that is built from nothing may be. */
export class BrokenRelease extends Error {}

/**
 * What nginx takes in one parameter, and of a whole answer's headers as a proxy, is 4 KB; the policy is the longest by
 * far.
 */
const mostPolicyBytes = 3072;

/** What operators can do who know better. */
const once = 'If that is right, build once with PUBLISH_MAX_FALL=1.';
/** A notice is read on a telephone. */
const mostNamed = 3;

type Check = {
  /** The finished release. */
  folder: string;
  /** The one that is being served, if any. */
  previous: string | null;
  /**
   * The share of machines, entries, pages and words that may be gone, from 0 to 1; with 1 whatever there is is
   * published.
   */
  mostFall: number;
};

/** Throws a sentence for visitors' sake when a release should not take the place of the one that is being served. */
export async function checkRelease({ folder, previous, mostFall }: Check): Promise<void> {
  const missing = await findMissingPages(folder);
  if (missing.length > 0) throw new BrokenRelease(`The build lacks pages: ${missing.join(', ')}.`);
  await checkContent(folder, mostFall === 1);
  await checkFalls(folder, previous, mostFall);
  await checkPolicy(folder);
  await checkAnswers(folder);
}

/**
 * Throws what editors are to do when something is not there that the site cannot be without; `acceptAll` publishes it
 * as it is.
 */
export async function checkContent(folder: string, acceptAll: boolean): Promise<void> {
  const missing = (await readContentReport(folder))?.missing ?? [];
  if (missing.length === 0 || acceptAll) return;
  const named = missing.slice(0, mostNamed).map(({ problem, advice }) => `${problem} ${advice}`);
  const more = missing.slice(mostNamed).map(({ title, type }) => title ?? type);
  const rest = more.length === 0 ? '' : ` And ${String(more.length)} more: ${more.join(', ')}.`;
  throw new Error(`${named.join(' ')}${rest} ${once}`);
}

/**
 * Compares with the most of the last days: what falls in two steps falls as far. What is of another stock or space is
 * not compared.
 */
async function checkFalls(folder: string, previous: string | null, mostFall: number): Promise<void> {
  const [next, before] = [await readDescription(folder), previous === null ? null : await readDescription(previous)];
  if (next === null) throw new BrokenRelease('The build does not say what is in it.');
  if (before === null) return;
  const today = new Date().toISOString().slice(0, 10);
  const stockItems: Mark = { kind: 'machines', source: toStockSource(next), day: today, count: countStockItems(next) };
  const counts = [stockItems, ...(next.counts ?? []).filter(({ kind }) => kind !== 'machines')];
  const falls = findFalls(getMarks(before, today), counts, mostFall);
  if (falls.length > 0) throw new Error(`${falls.join(' ')} ${once}`);
}

/** A policy that grows with the stock stays unseen on a small one, and takes the site down behind a proxy. */
async function checkPolicy(folder: string): Promise<void> {
  const bytes = (await readDescription(folder))?.contentSecurityPolicy.length ?? 0;
  if (bytes <= mostPolicyBytes) return;
  throw new Error(
    `The Content Security Policy has ${String(bytes)} bytes, more than the ${String(mostPolicyBytes)} that every proxy passes on: too many scripts stand in the pages, or too many origins in CSP_….`,
  );
}

/** Asks the pages that matter most of the server that is going to serve them. */
async function checkAnswers(folder: string): Promise<void> {
  const server = await createSiteServer({ releasesDir: path.dirname(folder), release: path.basename(folder) });
  try {
    const stockItem = (await readDescription(folder))?.machines[0];
    const pages = locales.flatMap((locale) => [toStaticPath('home', locale), toStaticPath('stockOverview', locale)]);
    for (const page of stockItem === undefined ? pages : [...pages, stockItem]) {
      const { statusCode, body } = await server.inject(page);
      const isWhole = body.includes('<h1') && body.trimEnd().endsWith('</html>');
      if (statusCode !== 200) throw new BrokenRelease(`The page ${page} answers with status ${String(statusCode)}.`);
      if (!isWhole) throw new BrokenRelease(`The page ${page} is not whole.`);
    }
  } finally {
    await server.close();
  }
}

import path from 'node:path';

import { describeFindings, judge, type Open } from '../judge';
import { openEarlier } from '../open-earlier';
import type { Finding } from '../open-release';
import type { WatchedPage } from '../watched-pages';

import { hasScripts, listPagesByKind, pickPages } from './kinds-of-pages';

/** Opens whole addresses, and says what is wrong with the first ones that have faults. */
type LookAtUrls = (urls: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

type Case = { folder: string; served: string; look: LookAtUrls; pause: () => Promise<void> };

export type Judged = {
  /** How many pages there are to open. */
  pages: number;
  /** What the served release does not have. */
  own: Finding[];
  /** What is wrong and no reason to refuse the release, with why not, in sentences. */
  unclear: string[];
};

/** A look ends with the first faults. Where the served release has them, too, the other pages are opened. */
const maxRounds = 3;

/**
 * Opens a page of each kind of a release, and those that have faults in the served release, too.
 * @throws when the browser does not work, or there is no page
 */
export async function judgeKinds({ folder, served, look, pause }: Case): Promise<Judged> {
  const pages = await listPages(folder);
  if (pages.length === 0) throw new Error('There is no page to open.');
  const open = toOpen(folder, pages, look);
  const openBefore: Open = async (kinds) => toOpen(served, await listPages(served, pages), look)(kinds);
  const unclear: string[] = [];
  let left = new Set(pages.map(({ kind }) => kind));
  for (let round = 0; round < maxRounds; round += 1) {
    const findings = await open(left);
    const verdict = await judge({ findings, openAgain: open, openBefore, pause });
    if (verdict.kind === 'guilty') return { pages: pages.length, own: verdict.findings, unclear };
    if (verdict.kind === 'unclear') unclear.push(`${describeFindings(verdict.findings)} ${verdict.why}`);
    if (findings.length === 0) break;
    left = new Set([...left].filter((kind) => findings.every((finding) => finding.kind !== kind)));
  }
  return { pages: pages.length, own: [], unclear };
}

async function listPages(folder: string, wanted?: readonly WatchedPage[]): Promise<WatchedPage[]> {
  const pages: WatchedPage[] = [];
  for (const page of pickPages(await listPagesByKind(folder, wanted), wanted))
    if (await hasScripts(folder, page.path)) pages.push(page);
  return pages;
}

/** Opens pages of a release at a port of its own, which only this machine reaches. */
function toOpen(folder: string, pages: readonly WatchedPage[], look: LookAtUrls): Open {
  return async (kinds) => {
    const opened = pages.filter(({ kind }) => kinds?.has(kind) ?? true);
    if (opened.length === 0) return [];
    const server = await openEarlier(path.dirname(folder), path.basename(folder), null);
    try {
      const found = await look(opened.map((page) => server.origin + page.path));
      return opened.flatMap((page) =>
        (found.get(server.origin + page.path) ?? []).map((fault) => ({ ...page, fault })),
      );
    } finally {
      await server.close();
    }
  };
}

import path from 'node:path';

import { getCurrentRelease } from '../releases/list-releases';

import type { Risen } from './count-signs';
import { describeFindings, judge, type Open } from './judge';

/** Opens pages and paths of a release; the one before on a port of its own. */
export type OpenOf = (of: { release: string; paths: readonly string[]; isBefore: boolean }) => Open;

export type Means = {
  releasesDir: string;
  open: OpenOf;
  /** Serves the release before again, and keeps this one from being published again. */
  takeBack: (to: string, reason: string) => Promise<void>;
  /** Notifies whoever operates the site. */
  tell: (event: 'taken-back' | 'misbehaves', release: string, reason: string) => Promise<void>;
  /** Between finding something and looking again. */
  pause: () => Promise<void>;
};

type Case = {
  release: string;
  /** The release to go back to; null for none. */
  before: string | null;
  /** What became more frequent since the switch. */
  risen: readonly Risen[];
};

export type Outcome = { state: 'watching' | 'taken back' | 'wrong'; reason: string | null };

/**
 * Opens the pages of a release, and goes back when it is the cause of what is wrong.
 * @returns null when another release was switched to in the meantime
 */
export async function watchRelease(means: Means, { release, before, risen }: Case): Promise<Outcome | null> {
  const { releasesDir, open, takeBack, tell, pause } = means;
  const paths = risen.flatMap(({ sign, what }) => (sign === 'error' || sign === 'missing' ? what : []));
  const openAgain = open({ release, paths, isBefore: false });
  const openBefore = before === null ? null : open({ release: before, paths, isBefore: true });
  const verdict = await judge({ findings: await openAgain(), openAgain, openBefore, pause });
  const folder = await getCurrentRelease(releasesDir);
  if (folder === null || path.basename(folder) !== release) return null;
  if (verdict.kind === 'good') return { state: 'watching', reason: await tellReports(means, release, risen) };
  const found = describeFindings(verdict.findings);
  if (verdict.kind === 'guilty' && before !== null) {
    await takeBack(before, found);
    await tell('taken-back', release, found);
    return { state: 'taken back', reason: found };
  }
  const reason = `${found} ${verdict.kind === 'unclear' ? verdict.why : ''} It is served on.`;
  await tell('misbehaves', release, reason);
  return { state: 'wrong', reason };
}

/** Anybody can post a report: as long as the same is not found here, nothing is taken back for it. */
async function tellReports({ tell }: Means, release: string, risen: readonly Risen[]): Promise<string | null> {
  const reported = risen.filter(({ sign }) => sign === 'script' || sign === 'policy');
  if (reported.length === 0) return null;
  const named = reported.map(({ sign, what }) => `${sign} (${what.join(', ')})`).join(', ');
  const reason = `Browsers report more faults than before: ${named}. The pages that were opened have none.`;
  await tell('misbehaves', release, reason);
  return reason;
}

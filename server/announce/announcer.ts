import path from 'node:path';

import { log } from '../log/log';
import { getCurrentRelease } from '../releases/list-releases';

import type { AnnounceSettings } from './announce-settings';
import { openAnnouncedFile, type Announced } from './announced-file';
import { describePost } from './describe-post';
import { readIndexedSite, type IndexedPages, type IndexedSite } from './indexed-pages';
import { mayPost, noteRelease, noteResult, toStatus, type AnnounceStatus } from './note-announced';
import { maxAddresses, postAddresses } from './post-addresses';

type Options = {
  settings: AnnounceSettings;
  releasesDir: string;
  siteUrl: string;
  now?: () => number;
  /** Other processes switch releases, so the link is read again and again: after how many milliseconds. */
  everyMs?: number;
};

export type Announcer = {
  /** Compares the served release with what was announced, and announces what is due. Never rejects. */
  check: () => Promise<void>;
  getStatus: () => AnnounceStatus;
  stop: () => void;
};

/** After what could not be read, which is said in the log each time. */
const readAgainMs = 60_000;

/**
 * Announces to search engines the addresses that came, changed or went with the release that is served, after a
 * rollback as well. What is due is the difference to what was announced, which outlives the process: nothing is lost
 * while it does not run, and what changed back before it could be announced is not.
 */
export function createAnnouncer({
  settings,
  releasesDir,
  siteUrl,
  now = Date.now,
  everyMs = 2000,
}: Options): Announcer {
  const file = openAnnouncedFile(releasesDir);
  let announced: Announced | null = null;
  let [release, readAt]: [string | null, number] = [null, -Infinity];
  let [pages, due]: [IndexedPages, readonly string[]] = [{}, []];
  let [isKeyRefused, isStopped] = [false, false];
  let running: Promise<void> | null = null;
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();

  async function check(): Promise<void> {
    running ??= look()
      .catch((error: unknown) => log.error('IndexNow: the release could not be read.', { error }))
      .finally(() => (running = null));
    await running;
  }

  async function look(): Promise<void> {
    const folder = await getCurrentRelease(releasesDir);
    if (folder === null) return;
    if (folder !== release && now() >= readAt) await compare(folder);
    await file.writeAgain();
    while (announced !== null && due.length > 0 && mayPost(announced, now()) && !isKeyRefused && !isStopped) {
      const paths = due.slice(0, maxAddresses);
      const result = await postAddresses({ ...settings, siteUrl, addresses: paths.map((page) => siteUrl + page) });
      announced = noteResult(announced, { result, paths, pages, now: now() });
      isKeyRefused = result.kind === 'key-refused';
      if (result.kind === 'accepted' || result.kind === 'refused') due = due.slice(paths.length);
      logPost(result, { ...settings, ...getStatus(), siteUrl, count: paths.length });
      await file.write(announced);
    }
  }

  async function compare(folder: string): Promise<void> {
    [release, due, isKeyRefused] = [null, [], false];
    readAt = now() + readAgainMs;
    const before = announced ?? (await file.read());
    const site = await readIndexedSite(folder, before?.pages ?? {});
    [release, readAt, announced] = [folder, -Infinity, before];
    if (site?.siteUrl !== siteUrl) {
      logOther(folder, site, siteUrl);
      return;
    }
    pages = site.pages;
    ({ announced, due } = noteRelease(before, site));
    await file.write(announced);
  }

  const getStatus = () => toStatus(announced, due, now());

  return {
    check,
    getStatus,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

function logOther(folder: string, site: IndexedSite | null, siteUrl: string): void {
  const name = path.basename(folder);
  const other = site?.siteUrl ?? 'nothing';
  log.error(
    `IndexNow: nothing of release ${name} is announced: its sitemap is of ${other}, and SITE_URL is ${siteUrl}.`,
  );
}

function logPost(...[result, about]: Parameters<typeof describePost>): void {
  log[result.kind === 'accepted' ? 'info' : 'error'](describePost(result, about));
}

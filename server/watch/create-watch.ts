import { countSigns, type Sign } from './count-signs';
import { followSwitches, type Switch } from './follow-switches';
import { listReleaseFiles } from './release-files';
import { watchRelease, type Means, type Outcome } from './watch-release';

/**
 * `waiting`: nothing was switched since the process began, nor shortly before. `good`: the time is over, and nothing
 * was wrong. `wrong`: something is wrong, and going back would not help, or nobody knows. `not watched`: an earlier
 * release again.
 */
type WatchState = Outcome['state'] | 'waiting' | 'good' | 'not watched';

/** What `/status` says. `since`: of the state, ISO 8601. */
export type WatchStatus = { release: string | null; since: string | null; state: WatchState; reason: string | null };

type Options = Means & {
  /** How long a release is watched. */
  minutes: number;
  now?: () => number;
};

export type Watch = {
  /** Looks whether there was a switch and how the release does. Called every second; one call works at a time. */
  check: () => Promise<void>;
  /** Counts an answer of the server. */
  addAnswer: (path: string, status: number) => void;
  /**
   * Counts what a browser reports.
   * @param what is the same in many visits and has no personal data, e.g. `script-src inline`
   */
  addReport: (kind: Extract<Sign, 'script' | 'policy'>, what: string) => void;
  getStatus: () => WatchStatus;
};

const minuteMs = 60_000;
/** How often pages are opened again while a release is watched. */
const everyMs = 30_000;
const maxReportLength = 100;

type Watched = Switch & { openedAt: number; isFile: (path: string) => boolean; followed: Set<Sign> };

/**
 * Watches each release for some minutes after the switch to it, opens the pages that matter, and goes back when the
 * release is the cause of what is wrong. So it does with what was switched to shortly before the process began.
 */
export function createWatch({ minutes, now = Date.now, ...means }: Options): Watch {
  const signs = countSigns(minutes, now);
  const switches = followSwitches({ releasesDir: means.releasesDir, recentMs: minutes * minuteMs, now });
  let watched: Watched | null = null;
  let status: WatchStatus = { release: null, since: null, state: 'waiting', reason: null };
  let isChecking = false;
  const set = (state: WatchState, release: string, reason: string | null) => {
    if (status.state !== state || status.release !== release || status.reason !== reason)
      status = { release, since: new Date(now()).toISOString(), state, reason };
  };

  async function begin(next: Switch): Promise<void> {
    watched = null;
    // What this process took back says more than what it went back to.
    if (next.isBack && status.state !== 'taken back') set('not watched', next.release, null);
    if (next.isBack) return;
    const isFile = await listReleaseFiles(next.folder);
    signs.begin();
    watched = { ...next, openedAt: -Infinity, isFile, followed: new Set() };
    set('watching', next.release, null);
  }

  async function look(at: Watched): Promise<void> {
    const risen = signs.findRisen().filter(({ sign }) => !at.followed.has(sign));
    if (risen.length === 0 && now() - at.openedAt < everyMs) return;
    at.openedAt = now();
    for (const { sign } of risen) at.followed.add(sign);
    const outcome = await watchRelease(means, { ...at, risen });
    if (outcome === null) return;
    set(outcome.state, at.release, outcome.reason ?? status.reason);
    if (outcome.state === 'watching') switches.setGood(at.release);
    else watched = null;
  }

  async function check(): Promise<void> {
    const next = await switches.next();
    if (next !== null) await begin(next);
    if (watched === null) return;
    if (now() - watched.at < minutes * minuteMs) return look(watched);
    set('good', watched.release, status.reason);
    watched = null;
  }

  return {
    async check() {
      if (isChecking) return;
      isChecking = true;
      await check().finally(() => (isChecking = false));
    },
    addAnswer(path, answered) {
      signs.addAnswer();
      if (answered === 500) signs.addSign('error', path);
      if (answered === 404 && watched?.isFile(path) === true) signs.addSign('missing', path);
    },
    addReport: (kind, what) => signs.addSign(kind, what.slice(0, maxReportLength)),
    getStatus: () => status,
  };
}

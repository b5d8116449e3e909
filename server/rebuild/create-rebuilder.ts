import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { Cron } from 'croner';

import { log } from '../log/log';
import { readContentReport, readContentStatus } from '../releases/content-report';
import { describeHold, readHolds } from '../releases/hold';
import { getCurrentRelease } from '../releases/list-releases';
import { readStockQuality } from '../releases/stock-quality';

import { createChangeTimer } from './change-timer';
import { toCause } from './failure-cause';
import { notify } from './notify';
import { createRebuildQueue } from './queue';
import { rebuildSite } from './rebuild-site';
import type { BuildOutcome } from './run-command';
import { timezone, type RebuildSettings } from './settings';
import { openStateFile, type RebuildState } from './state-file';

type Options = {
  settings: RebuildSettings;
  releasesDir: string;
  siteUrl: string;
  /** Called after every build. */
  onEnd?: (kind: BuildOutcome['kind']) => void;
};

export type Rebuilder = {
  /**
   * Starts the schedule and the timer of what begins and ends, and starts a build if one is due: an earlier process
   * did not finish it, or there is no release.
   */
  start: () => Promise<void>;
  /** Before the start: reads what another server wrote meanwhile. */
  takeOver: () => void;
  request: (cause: string) => void;
  getStatus: () => Promise<object>;
  /** As much of the status as is known at once. */
  getState: () => RebuildState & { isBuilding: boolean };
  /** Ends a running build. The next process starts it again. */
  stop: () => Promise<void>;
};

/** Rebuilds the site on request, on a schedule, and when an entry begins or ends. */
export function createRebuilder({ settings, releasesDir, siteUrl, onEnd }: Options): Rebuilder {
  mkdirSync(releasesDir, { recursive: true });
  const state = openStateFile(releasesDir);
  const controller = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let reporting: Promise<void> = Promise.resolve();
  let startedAt = 0;
  const getRelease = async () => {
    const folder = await getCurrentRelease(releasesDir);
    return folder === null ? null : path.basename(folder);
  };

  const queue = createRebuildQueue({
    build: () => {
      startedAt = Date.now();
      log.info('A build starts.');
      const build = rebuildSite({ ...settings, signal: controller.signal });
      running = build;
      return build;
    },
    onDue: (isDue) => state.update({ isDue }),
    onEnd: (outcome) => {
      onEnd?.(outcome.kind);
      reporting = report(outcome);
    },
    debounceMs: settings.debounceMs,
  });

  async function report({ kind, reason }: BuildOutcome): Promise<void> {
    const now = Date.now();
    const isPublished = kind === 'published';
    const hasFailed = kind === 'failed' || kind === 'refused';
    log[hasFailed ? 'error' : 'info'](`The build ended: ${isPublished ? kind : `${kind}. ${reason}`}`);
    if (kind === 'busy' || kind === 'stopped') return;
    void changes.check();
    const { failuresInRow, toldCause } = state.get();
    state.update({
      lastBuild: {
        endedAt: toTime(now),
        seconds: Math.round((now - startedAt) / 1000),
        result: kind,
        reason: isPublished ? null : reason,
      },
      ...(isPublished ? { lastPublishedAt: toTime(now), failuresInRow: 0 } : { failuresInRow: failuresInRow + 1 }),
    });
    // Failed builds are retried automatically: a failure is told once for its cause. What nobody took is told again.
    const cause = isPublished ? null : toCause(reason);
    if (cause === toldCause) return;
    const notice = { site: siteUrl, release: await getRelease() };
    const isTold = isPublished
      ? await notify(settings.notifyUrl, { ...notice, event: 'recovered', reason: null })
      : await notify(settings.notifyUrl, { ...notice, event: 'failed', reason });
    if (isTold) state.update({ toldCause: cause });
  }

  const request = (cause: string) => {
    log.info(`A build was requested (${cause}).`);
    queue.request();
  };
  const changes = createChangeTimer({
    readChanges: async () => {
      const folder = await getCurrentRelease(releasesDir);
      return folder === null ? [] : ((await readContentReport(folder))?.nextChanges ?? []);
    },
    getHandled: () => state.get().handledChange,
    setHandled: (handledChange) => state.update({ handledChange }),
    request,
  });
  const cron =
    settings.schedule === null
      ? null
      : new Cron(settings.schedule, { timezone, paused: true }, () => request('schedule'));

  return {
    async start() {
      cron?.resume();
      if (state.get().isDue) request('an earlier process');
      else if ((await getRelease()) === null) request('there is no release yet');
      await changes.check();
    },
    takeOver: state.readAgain,
    request,
    getState: () => ({ ...state.get(), isBuilding: queue.getState().isBuilding }),
    getStatus: async () => {
      const { retryAt, ...building } = queue.getState();
      const folder = await getCurrentRelease(releasesDir);
      return {
        release: folder === null ? null : path.basename(folder),
        held: (await readHolds(releasesDir)).map(describeHold),
        ...building,
        ...state.get(),
        nextRetry: retryAt === null ? null : toTime(retryAt),
        nextScheduled: cron?.nextRun()?.toISOString() ?? null,
        nextChanges: await changes.list(),
        content: await readContentStatus(folder),
        stock: await readStockQuality(folder),
      };
    },
    async stop() {
      cron?.stop();
      changes.stop();
      queue.stop();
      controller.abort();
      await running;
      // A notice that is being posted would be posted again by the next process.
      await reporting;
      state.update({});
    },
  };
}

function toTime(time: number): string {
  return new Date(time).toISOString();
}

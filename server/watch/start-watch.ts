import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { log } from '../log/log';
import { notifyUntilTaken } from '../rebuild/notify';
import { rollBack } from '../releases/roll-back';

import { chooseBrowser } from './browser/find-chromium';
import { lookAtPages } from './browser/look-at-pages';
import { toOwnOrigin } from './create-ask';
import { createWatch, type Watch, type WatchStatus } from './create-watch';
import type { WatchSettings } from './settings';
import { toOpen, type LookAt } from './to-open';

type Options = {
  settings: WatchSettings;
  releasesDir: string;
  siteUrl: string;
  rootRedirect: string | null;
  notifyUrl: string | null;
  /** False while another server watches. */
  mayWatch: () => boolean;
};

/** `browser`: the one that is used, or why there is none. */
type Status = WatchStatus & { browser: string };

export type RunningWatch = Pick<Watch, 'addReport'> & {
  getStatus: () => Status;
  /** Counts the answers of the server, before it listens. */
  addTo: (server: FastifyInstance) => void;
  stop: () => void;
};

const checkMs = 1000;

/** Watches the releases of a server that runs in this process; null where the settings want none. */
export function startWatch({
  settings,
  releasesDir,
  siteUrl,
  rootRedirect,
  notifyUrl,
  mayWatch,
}: Options): RunningWatch | null {
  if (settings.minutes === 0) return null;
  let server: FastifyInstance | null = null;
  const browser = createBrowser(settings.browser);
  const getOrigin = () => toOwnOrigin(server?.server.address() as AddressInfo);
  const watch = createWatch({
    ...{ releasesDir, minutes: settings.minutes },
    pause: () => new Promise((resolve) => setTimeout(resolve, checkMs)),
    open: toOpen({ releasesDir, rootRedirect, getOrigin, look: browser.look }),
    takeBack: async (to, reason) => {
      await rollBack(releasesDir, to, new Date(), reason);
    },
    tell: (event, release, reason) => {
      log.error(`Release ${release}: ${event}. ${reason}`);
      // The watch goes on meanwhile.
      void notifyUntilTaken(notifyUrl, { event, site: siteUrl, release, reason });
      return Promise.resolve();
    },
  });
  const timer = setInterval(() => {
    if (server?.server.listening !== true || !mayWatch()) return;
    watch.check().catch((error: unknown) => log.error('The watch failed.', { error }));
  }, checkMs);
  timer.unref();
  return {
    addReport: watch.addReport,
    getStatus: () => ({ ...watch.getStatus(), browser: browser.getState() }),
    addTo(added) {
      server = added;
      added.addHook('onResponse', (request, reply, done) => {
        if (request.method === 'GET') watch.addAnswer(request.url.replace(/\?.*/s, ''), reply.statusCode);
        done();
      });
    },
    stop: () => clearInterval(timer),
  };
}

/** A browser that is not there, or does not start, is named in the status and is no fault of a release. */
function createBrowser(setting: string | null): { look: LookAt; getState: () => string } {
  const file = chooseBrowser(setting);
  let state = setting === 'off' ? 'off' : (file ?? 'none found');
  const look: LookAt = (origin) => async (paths) => {
    if (file === undefined) return null;
    try {
      const found = await lookAtPages(
        file,
        paths.map((page) => origin + page),
      );
      state = file;
      return new Map([...found].map(([url, faults]) => [url.slice(origin.length), faults]));
    } catch (error) {
      state = `${file} does not work: ${error instanceof Error ? error.message : String(error)}`;
      return null;
    }
  };
  return { look, getState: () => state };
}

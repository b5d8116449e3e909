import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkRelease } from '../releases/check-release';
import { publishRelease } from '../releases/publish-release';
import { rollBack } from '../releases/roll-back';
import { createSiteServer } from '../site/create-site-server';

import { createWatch, type Watch } from './create-watch';
import { writeBuild, type TestBuild } from './test-release';
import { toOpen, type LookAt } from './to-open';

/** For tests: a served site whose releases are checked and watched, without pauses. */
export type WatchedSite = {
  watch: Watch;
  origin: string;
  releasesDir: string;
  /** What was told, as `event: reason`. */
  told: string[];
  /** Builds and publishes as a real build does. @returns why it was refused; null when it is served */
  publish: (build?: TestBuild) => Promise<string | null>;
  getCurrent: () => string;
  /** Replaces or removes a file of the current release alone: unchanged ones are shared with the one before. */
  replace: (name: string, content: string | Buffer | null) => void;
  close: () => Promise<void>;
};

type Options = { look?: LookAt; rootRedirect?: string };

const noBrowser: LookAt = () => () => Promise.resolve(null);

export async function createWatchedSite({ look = noBrowser, rootRedirect }: Options = {}): Promise<WatchedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const releasesDir = path.join(folder, 'releases');
  const buildDir = path.join(folder, 'build');
  const server = await createSiteServer({ releasesDir, rootRedirect: rootRedirect ?? null });
  const told: string[] = [];
  let days = 0;
  const getOrigin = () => origin;
  const watch = createWatch({
    ...{ releasesDir, minutes: 5, pause: () => Promise.resolve() },
    open: toOpen({ releasesDir, rootRedirect: rootRedirect ?? null, getOrigin, look }),
    takeBack: async (to, reason) => {
      await rollBack(releasesDir, to, new Date(), reason);
    },
    tell: (event, _, reason) => Promise.resolve(void told.push(`${event}: ${reason}`)),
  });
  server.addHook('onResponse', (request, reply, done) => {
    watch.addAnswer(request.url, reply.statusCode);
    done();
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const getCurrent = () => readlinkSync(path.join(releasesDir, 'current'));
  return {
    ...{ watch, origin, releasesDir, told, getCurrent },
    async publish(build = {}) {
      await writeBuild(buildDir, build);
      days += 1;
      const previous = days === 1 ? null : path.join(releasesDir, getCurrent());
      const check = (staged: string, written: readonly string[]) =>
        checkRelease({ folder: staged, buildDir, written, previous, maxFall: 0.3 });
      const now = new Date(Date.UTC(2026, 10, days));
      return publishRelease({ from: buildDir, releasesDir, keep: 5, now, check }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    },
    replace(name, content) {
      const file = path.join(releasesDir, getCurrent(), name);
      rmSync(file);
      mkdirSync(path.dirname(file), { recursive: true });
      if (content !== null) writeFileSync(file, content);
    },
    async close() {
      server.server.closeAllConnections();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Publishes a good release, and then one that passes the check.
 * @param harm what happens to it after the switch
 * @returns why the watch took it back
 */
export async function switchTo(
  site: WatchedSite,
  build: TestBuild,
  harm: (replace: WatchedSite['replace']) => void = () => undefined,
): Promise<string | null> {
  expect(await site.publish()).toBeNull();
  await site.watch.check();
  expect(await site.publish({ words: 'Other words', ...build })).toBeNull();
  harm(site.replace);
  await site.watch.check();
  expect(site.getCurrent()).toBe('20261101-000000');
  const { state, reason } = site.watch.getStatus();
  expect([state, site.told]).toEqual(['taken back', [`taken-back: ${reason ?? ''}`]]);
  return reason;
}

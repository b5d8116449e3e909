import type { Settings } from '../src/config/env';

import { addHooks } from './hooks/add-hooks';
import { createRebuilder } from './rebuild/create-rebuilder';
import type { RebuildSettings } from './rebuild/settings';
import { getReleasesDir } from './releases/releases-dir';
import { startSiteServer, type SiteServer } from './site/start-site-server';

type Options = { port: number; host: string; settings: Settings; rebuild: RebuildSettings };

/** Serves the current release, and rebuilds the site on request. */
export async function startProductionServer({ port, host, settings, rebuild }: Options): Promise<SiteServer> {
  const releasesDir = getReleasesDir();
  const { siteUrl, rootRedirect, keepAliveMs } = settings;
  const rebuilder = createRebuilder({ settings: rebuild, releasesDir, siteUrl });
  const site = await startSiteServer({
    port,
    host,
    rootRedirect,
    keepAliveMs,
    releasesDir,
    extend: (server) =>
      addHooks(server, { ...rebuild, siteUrl, requestBuild: rebuilder.request, getStatus: rebuilder.getStatus }),
  });
  // After listening: a second process on the same port must not start a build.
  await rebuilder.start();
  return {
    ...site,
    close: async () => {
      await Promise.all([site.close(), rebuilder.stop()]);
    },
  };
}

import { isPreviewHost, type Settings } from '../src/config/env';

import type { AnnounceSettings } from './announce/announce-settings';
import { startAnnouncing } from './announce/start-announcing';
import { addDesk } from './desk/add-desk';
import { createCmsOfDesk } from './desk/desk-cms';
import type { MailSettings } from './desk/mail/mail-settings';
import type { DeskCms } from './desk/read-waiting';
import { addHooks } from './hooks/add-hooks';
import { logRequests } from './log/log-requests';
import { createMetrics } from './metrics/create-metrics';
import { createRebuilder, type Rebuilder } from './rebuild/create-rebuilder';
import type { RebuildSettings } from './rebuild/settings';
import { addSbom } from './releases/add-sbom';
import { getCurrentRelease } from './releases/list-releases';
import { getReleasesDir } from './releases/releases-dir';
import { addReports } from './reports/add-reports';
import { createCountedReports } from './reports/count-reports';
import { toSign, type PolicyReport } from './reports/read-reports';
import { startSiteServer, type SiteServer } from './site/start-site-server';
import { prepareKeeping } from './start-keeping';
import { addVitals } from './vitals/add-vitals';
import { createFieldFigures } from './vitals/field-figures';
import { toVisits } from './vitals/to-visits';
import type { WatchSettings } from './watch/settings';
import { startWatch } from './watch/start-watch';

type Options = { port: number; host: string; settings: Settings; rebuild: RebuildSettings } & {
  /** A socket that listens already, in place of port and host. */
  socket: number | null;
  /** How releases are watched after the switch. */
  watch: WatchSettings;
  /** Who gets the weekly mail of the desk; null for nobody. */
  mail: MailSettings | null;
  /** Where the desk reads what waits to be published; null for nowhere. */
  cms: DeskCms | null;
  /** Whether every request is logged, not only those that fail. */
  logsRequests: boolean;
  /** With which key changed addresses are announced to search engines; null for not at all. */
  announce: AnnounceSettings | null;
};

/**
 * Serves the current release, rebuilds the site on request, watches what it publishes, and counts what browsers report:
 * what the policy blocked, and field figures where the settings want them.
 */
export async function startProductionServer(options: Options): Promise<SiteServer> {
  const { port, host, socket, settings, rebuild, mail, cms, announce } = options;
  const [{ statusToken }, releasesDir] = [rebuild, getReleasesDir()];
  const { siteUrl, rootRedirect, keepAliveMs, vitalsShare } = settings;
  const isPreview = isPreviewHost(settings.contentful?.host ?? '');
  const rebuilder: Rebuilder = createRebuilder({
    ...{ settings: rebuild, releasesDir, siteUrl },
    onEnd: (kind) => metrics.countBuild(kind),
  });
  const reports = createCountedReports({ onReport: (report) => addSign(watch, report) });
  const metrics = createMetrics({
    statusToken,
    getState: rebuilder.getState,
    getRelease: () => getCurrentRelease(releasesDir),
    fieldFigures: vitalsShare > 0 ? createFieldFigures() : null,
    reports,
  });
  const { fieldFigures } = metrics;
  const desk = createCmsOfDesk(cms);
  const { toEntryAddress } = desk;
  const { isKeeper, ...keeping } = prepareKeeping({ releasesDir, siteUrl, rebuilder, mail, toEntryAddress });
  const watch = startWatch({
    ...{ settings: options.watch, releasesDir, siteUrl, rootRedirect },
    ...{ notifyUrl: rebuild.notifyUrl, mayWatch: isKeeper },
  });
  const getStatus = async () => ({
    ...(await rebuilder.getStatus()),
    isKeeper: isKeeper(),
    announced: keeping.getAnnounced(),
    watch: watch?.getStatus() ?? null,
    blocked: reports.getCounts(),
    visits: fieldFigures === null ? null : toVisits(fieldFigures.getCounts()),
  });
  const site = await startSiteServer({
    ...{ port, host, socket, rootRedirect, keepAliveMs, releasesDir, siteUrl },
    extend: async (server) => {
      logRequests(server, { all: options.logsRequests });
      metrics.addTo(server);
      watch?.addTo(server);
      await addHooks(server, {
        ...rebuild,
        ...{ siteUrl, isPreview, getStatus, mayBuild: isKeeper },
        requestBuild: rebuilder.request,
      });
      addDesk(server, { ...desk, releasesDir, statusToken, getStatus: rebuilder.getStatus });
      addSbom(server, { releasesDir, statusToken });
      await addReports(server, reports);
      if (fieldFigures !== null) await addVitals(server, fieldFigures);
      keeping.setAnnouncing(startAnnouncing(server, { settings: announce, site: settings, releasesDir }));
    },
  });
  // After listening: a second process on the same port must not start a build.
  await keeping.start();
  return {
    ...site,
    close: async () => {
      watch?.stop();
      await Promise.all([site.close(), keeping.stop()]);
    },
  };
}

function addSign(watch: ReturnType<typeof startWatch>, report: PolicyReport): void {
  const sign = toSign(report);
  if (sign !== null) watch?.addReport(...sign);
}

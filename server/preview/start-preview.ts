import { log } from '../log/log';

import { createPreviewServer } from './create-preview-server';
import { keepDeveloping, type DevelopState } from './develop-process';
import { createDrafts, type DraftChange } from './drafts';
import { listPage } from './entry-list';
import { createEventStream } from './event-stream';
import { followDrafts } from './follow-drafts';
import type { PreviewSettings } from './preview-settings';
import { createCmsReader, type CmsAccess } from './read-cms';
import { createRefresher } from './refresher';
import { followMirrored, startMirror } from './start-mirror';

type Options = {
  port: number;
  host: string;
  settings: PreviewSettings;
  cms: CmsAccess;
  /** A free port for the development server, on this machine alone. */
  developPort: number;
  /** Runs the development server until it ends or the signal says so, with drafts from the mirror. */
  develop: (mirror: string, signal: AbortSignal) => Promise<unknown>;
};

/** How often the CMS is asked for changes: a draft has to show within two seconds. */
const intervalMs = 700;
const loopback = '127.0.0.1';

/**
 * Starts the preview: reads all drafts, follows them, keeps a development server that makes pages of them, and shows
 * these to whoever has the token.
 * @throws one sentence when the CMS cannot be read at the start
 */
export async function startPreview(options: Options): Promise<{ url: string; close: () => Promise<void> }> {
  const { port, host, settings, cms, developPort, develop } = options;
  const [reader, drafts] = [createCmsReader(cms), createDrafts()];
  const mirror = await startMirror(reader, drafts, cms);
  const upstream = `http://${loopback}:${String(developPort)}`;
  const [events, refresher] = [createEventStream(), createRefresher(upstream)];
  const health: { state: DevelopState; cms: string | null } = { state: 'starting', cms: null };
  const say = (change: Partial<typeof health>) => {
    Object.assign(health, change);
    events.send('health', health);
  };
  const onChange = (changes: DraftChange[]) => {
    events.send('drafts', changes);
    refresher.request();
  };
  const follower = followDrafts({
    ...{ reader, drafts, intervalMs, onChange },
    onHealth: (reason) => {
      log.info(reason ?? `The CMS at ${cms.host} answers again.`);
      say({ cms: reason });
    },
  });
  const developing = keepDeveloping({
    run: (signal) => develop(mirror.url, signal),
    isUp: () => refresher.isUp(),
    onState: (state) => {
      // It has read the drafts before it could be told of newer ones.
      if (state === 'ready') refresher.request();
      if (state === 'ended') log.error('The development server has ended; it is started again.');
      say({ state });
    },
  });
  const types = followMirrored({ reader, drafts, mirror, restart: developing.restart });
  const { spaceId, environment } = cms;
  const server = await createPreviewServer({
    ...{ settings, upstream, events, frames: settings.frames, space: { spaceId, environment } },
    webApp: toWebApp(cms.host),
    getHealth: () => health,
    list: (keys, locale) => listPage(drafts, keys, locale),
    check: follower.check,
    type: (id, values) => {
      const changes = drafts.type(id, values);
      if (changes.length > 0) onChange(changes);
      return changes;
    },
  });
  const close = async () => {
    developing.stop();
    follower.stop();
    types.stop();
    refresher.stop();
    events.close();
    await Promise.all([server.close(), mirror.close()]);
  };
  try {
    return { url: await server.listen({ port, host }), close };
  } catch (error) {
    // Nobody would stop the development server.
    await close();
    throw error;
  }
}

/** Spaces in the EU have an editor of their own, as they have APIs. */
function toWebApp(host: string): string {
  return /\.eu\.contentful\.com$/.test(host) ? 'https://app.eu.contentful.com' : 'https://app.contentful.com';
}

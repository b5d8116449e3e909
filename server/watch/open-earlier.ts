import { createSiteServer } from '../site/create-site-server';

import { createAsk } from './create-ask';
import type { Ask } from './open-page';

/** An earlier release on a port of its own, which only this machine reaches. */
export type Earlier = { origin: string; ask: Ask; close: () => Promise<void> };

/** Serves an earlier release beside the current one, to compare. @throws when no port is free */
export async function openEarlier(releasesDir: string, release: string, rootRedirect: string | null): Promise<Earlier> {
  const server = await createSiteServer({ releasesDir, release, rootRedirect });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    ask: createAsk(origin),
    close: async () => {
      // A browser or fetch may keep connections.
      server.server.closeAllConnections();
      await server.close();
    },
  };
}

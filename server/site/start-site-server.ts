import type { FastifyInstance, FastifyListenOptions } from 'fastify';

import { readSettings } from '../../src/config/env';
import { createFeeds } from '../feeds/create-feeds';
import { getReleasesDir } from '../releases/releases-dir';

import { getAnyHost } from './any-host';
import { createSiteServer } from './create-site-server';

export type SiteServer = { url: string; close: () => Promise<void> };

type StartOptions = {
  /** 0 means any free port. */
  port: number;
  host?: string;
  /** The file descriptor of a socket that listens already, in place of port and host (`inherited-socket.ts`). */
  socket?: number | null;
  rootRedirect?: string | null;
  /** How long a connection stays open without a request. */
  keepAliveMs?: number;
  /** How long pending responses may take when the server stops. */
  graceMs?: number;
  releasesDir?: string;
  /** Where the site is reached; addresses in feeds begin with it. */
  siteUrl?: string;
  /** Adds routes beside the site. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/** Serves the current release. */
export async function startSiteServer({
  port,
  host = getAnyHost(),
  socket = null,
  rootRedirect = null,
  keepAliveMs,
  graceMs = 5000,
  releasesDir = getReleasesDir(),
  siteUrl = readSettings(process.env).siteUrl,
  extend,
}: StartOptions): Promise<SiteServer> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT must be a whole number from 0 to 65535.');
  const server = await createSiteServer({ releasesDir, rootRedirect, keepAliveMs, feeds: createFeeds({ siteUrl }) });
  await extend?.(server);
  // Node listens on the socket, whatever else is said (`net.Server.listen`).
  await server.listen(socket === null ? { port, host } : ({ fd: socket, host } as FastifyListenOptions));
  const address = server.server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://localhost:${String(actual)}`, close: () => close(server, graceMs) };
}

/**
 * Node closes idle connections, except those that a browser opened ahead without a request: they stay until
 * headersTimeout.
 */
async function close(server: FastifyInstance, graceMs: number): Promise<void> {
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
  }, graceMs);
  await server.close();
  clearTimeout(timer);
}

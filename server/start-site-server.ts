import { createSiteServer } from './create-site-server';
import { getReleasesDir } from './releases/releases-dir';

export type SiteServer = { url: string; close: () => Promise<void> };

/** Serves the current release. @param options.port 0 takes any free one */
export async function startSiteServer({
  port,
  host = '0.0.0.0',
}: {
  port: number;
  host?: string;
}): Promise<SiteServer> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT must be a whole number from 0 to 65535.');
  const server = await createSiteServer({ releasesDir: getReleasesDir() });
  await server.listen({ port, host });
  const address = server.server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://localhost:${String(actual)}`, close: () => server.close() };
}

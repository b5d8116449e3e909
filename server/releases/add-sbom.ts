import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { hasToken } from '../hooks/bearer-token';

import { getCurrentRelease } from './list-releases';

/** The bill of materials of a release. No host serves a file whose name begins with a dot. */
export const sbomFile = '.sbom.json';

/**
 * Adds `GET /sbom.json`, with the token of the status: which packages made the release that is served, in CycloneDX.
 * Answers 401 without the token, and 404 where the release has none.
 */
export function addSbom(server: FastifyInstance, { releasesDir, statusToken }: { releasesDir: string; statusToken: string | null }): void {
  server.get('/sbom.json', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(statusToken, headers.authorization))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Refused.' });
    const folder = await getCurrentRelease(releasesDir);
    const text = folder === null ? null : await readFile(path.join(folder, sbomFile), 'utf8').catch(() => null);
    if (text === null) return reply.code(404).send({ message: 'The release has no bill of materials.' });
    return reply.type('application/vnd.cyclonedx+json; version=1.6').send(text);
  });
}

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { getCacheControl } from './cache-control';
import { isCompressed } from './releases/compress-file';
import { getCurrentRelease } from './releases/publish-release';
import { resolveRequest } from './resolve-request';

/** The server of the site: the current release under clean paths, with real statuses and the redirects of the tables. */
export async function createSiteServer({ releasesDir }: { releasesDir: string }): Promise<FastifyInstance> {
  const server = fastify({ exposeHeadRoutes: true, routerOptions: { ignoreTrailingSlash: false } });
  await server.register(fastifyStatic, { root: releasesDir, serve: false, cacheControl: false, preCompressed: true });
  server.get('/*', async (request, reply) => {
    const resolution = resolveRequest(request.url);
    if (resolution.kind === 'redirect') return reply.redirect(resolution.location, 301);
    // Read once for each request, so that no answer mixes two releases.
    const release = await getCurrentRelease(releasesDir);
    if (release === null) return reply.code(503).type('text/plain').send('There is no release yet: run the build.');
    // A compressed form is served as the file it stands for, never by its own name.
    const files = resolution.kind === 'file' ? resolution.files.filter((file) => !isCompressed(file)) : [];
    for (const file of files) if (await isFile(path.join(release, file))) return send(reply, release, file);
    return sendNotFound(reply, release, resolution.notFound);
  });
  return server;
}

function send(reply: FastifyReply, release: string, file: string): FastifyReply {
  return reply
    .headers({ 'cache-control': getCacheControl(file), 'x-content-type-options': 'nosniff', vary: 'accept-encoding' })
    .sendFile(file, release);
}

/** Whole and without a validator: a browser that asks again for a page that is not there gets the page, not an empty 304. */
async function sendNotFound(reply: FastifyReply, release: string, file: string): Promise<FastifyReply> {
  const page = await readFile(path.join(release, file)).catch(() => '');
  return reply
    .code(404)
    .headers({ 'cache-control': getCacheControl(file), 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(page);
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

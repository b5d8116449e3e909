import { STATUS_CODES } from 'node:http';

import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { defaultKeepAliveMs } from '../../src/config/env';
import { cacheControl, securityHeaders } from '../../src/config/headers';
import { toLivePage } from '../../src/i18n/live-stock-items';
import { matchPath, splitLocale } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';

import { compression } from './compression';
import { answerClientError, createHttpServer } from './create-http-server';
import { followCurrentRelease, type ServedRelease } from './current-release';
import { createFetchItem } from './fetch-item';
import { findEarlierFile, findFile } from './find-file';
import { createMiddleware, routeMiddleware, type RouteAnswer } from './middleware';
import { findMovedPage } from './moved-page';
import { createFetchCategories, type FetchCategories } from './newer-category';
import type { FetchItem } from './newer-stock-item';
import { resolveRequest, toErrorFile } from './resolve-request';
import { sendErrorPage, sendFile } from './send-file';

export type SiteOptions = {
  releasesDir: string;
  /** A release to serve whatever the current one is. */
  release?: string;
  /** Where the root path leads for now. */
  rootRedirect?: string | null;
  /** How long a connection stays open without a request. */
  keepAliveMs?: number;
  fetchItem?: FetchItem;
  fetchCategories?: FetchCategories;
  /** The names of what looks at the requests for each route. */
  middlewareNames?: Partial<Record<RouteId, readonly string[]>>;
};

/** What the libraries throw says which status it is, and for a range that is not there how long the file is. */
type RequestError = { statusCode?: number; headers?: Record<string, string> };

/**
 * Creates the site's server: the current release under clean paths, with real statuses and the redirects of the tables.
 */
export async function createSiteServer({
  releasesDir,
  release: only,
  rootRedirect = null,
  keepAliveMs = defaultKeepAliveMs,
  fetchItem = createFetchItem(),
  fetchCategories = createFetchCategories(),
  middlewareNames = routeMiddleware,
}: SiteOptions): Promise<FastifyInstance> {
  const current = followCurrentRelease(releasesDir, only ?? null);
  const middleware = createMiddleware({ rootRedirect, fetchItem, fetchCategories });
  const server = fastify({
    serverFactory: (handle) => createHttpServer({ keepAliveMs, handle }),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    // An address that the router cannot read.
    frameworkErrors: (_error, request, reply) => {
      void current.load().then((release) => sendErrorPage(reply, release, toErrorFile(request.url, 404), 400));
    },
  });
  await server.register(fastifyCompress, compression);
  await server.register(fastifyStatic, { root: releasesDir, serve: false, cacheControl: false, preCompressed: true });
  server.addHook('onRequest', (_request, reply, next) => {
    reply.headers(securityHeaders);
    next();
  });
  server.setErrorHandler(async (error: RequestError, request, reply) => {
    const status = error.statusCode ?? 500;
    // What a client asked for wrongly is its own affair: no page, and no line in the log.
    if (status >= 400 && status < 500)
      return reply
        .code(status)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .type('text/plain')
        .send(STATUS_CODES[status]);
    console.error(`${request.method} ${request.url} failed.`, error);
    const release = await current.load().catch(() => null);
    return sendErrorPage(reply, release, toErrorFile(request.url, 500), 500);
  });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method Not Allowed'),
  );

  server.get('/health/live', { exposeHeadRoute: true }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send('OK'),
  );
  server.get('/health/ready', async (_request, reply) => {
    const release = await current.load();
    return reply
      .header('cache-control', 'no-store')
      .code(release === null ? 503 : 200)
      .send(release?.id ?? 'no release');
  });
  server.get('/*', async (request, reply) => {
    const resolution = resolveRequest(request.url);
    // Taken once for each request, so that no answer mixes two releases.
    const release = await current.load();
    if (resolution.kind === 'redirect') {
      // One step, however many reasons there are for it.
      const moved = release === null ? null : await findMoved(release, resolution.path);
      return sendMoved(reply, moved ?? resolution.path, resolution.query);
    }
    if (release === null)
      return reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain')
        .send('There is no release yet: run the build.');
    if (resolution.kind === 'error') return sendErrorPage(reply, release, resolution.notFound, 404);
    const { path, files, notFound } = resolution;
    const found = await findFile(release.folder, files);
    const moved = found === null ? findMovedPage(release, path) : null;
    if (moved !== null) return sendMoved(reply, moved, toQuery(request));
    const answer = await runMiddleware({ path, release, isBuilt: found !== null });
    if (answer === 'unknown') {
      reply.raw.statusMessage = 'Unknown middleware';
      return sendErrorPage(reply, release, toErrorFile(path, 500), 500);
    }
    if (answer?.kind === 'moved') return sendMoved(reply, answer.location, toQuery(request));
    if (answer?.kind === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(answer.location + toQuery(request), 302);
    if (answer?.kind === 'shell') {
      // A release from before there were such pages shows the stock item on its 404 page. With a status of 200 the
      // router would look for another page, and leave for it.
      const page = await findFile(release.folder, [toLivePage(splitLocale(path)[0])]);
      return sendErrorPage(reply, release, page?.file ?? notFound, page === null ? 404 : 200);
    }
    if (found !== null) return sendFile({ request, reply, release, found });
    const earlier = await findEarlierFile(releasesDir, files);
    if (earlier !== null) return sendFile({ request, reply, release, found: earlier });
    // The router asks for the data of each address that a link leads to or that is opened: nobody sees the answer.
    if (path.startsWith('/page-data/'))
      return reply.code(404).header('cache-control', cacheControl.revalidated).type('text/plain').send('Not Found');
    return sendErrorPage(reply, release, notFound, 404);
  });
  return server;

  /** Where a page is that has another address; null for one that has none, or has this one. */
  async function findMoved(release: ServedRelease, path: string): Promise<string | null> {
    if ((await findFile(release.folder, [`${path.slice(1)}/index.html`])) !== null) return null;
    const moved = findMovedPage(release, path);
    if (moved !== null) return moved;
    const answer = await runMiddleware({ path, release, isBuilt: false });
    return answer !== 'unknown' && answer?.kind === 'moved' ? answer.location : null;
  }

  async function runMiddleware(page: {
    path: string;
    release: ServedRelease;
    isBuilt: boolean;
  }): Promise<RouteAnswer | 'unknown' | null> {
    const match = matchPath(page.path);
    for (const name of match === null ? [] : (middlewareNames[match.route] ?? [])) {
      const handler = middleware[name];
      if (handler === undefined) {
        console.error(
          `Unknown middleware ‘${name}’ of the route ‘${String(match?.route)}’: ${page.path} cannot be served.`,
        );
        return 'unknown';
      }
      const answer = await handler({
        ...page,
        params: match?.params ?? {},
        locale: match?.locale ?? splitLocale(page.path)[0],
      });
      if (answer !== null) return answer;
    }
    return null;
  }
}

/** For good, but asked again: a page that is named back has the address that it had. */
function sendMoved(reply: FastifyReply, path: string, query: string): FastifyReply {
  return reply.header('cache-control', cacheControl.revalidated).redirect(encodeURI(path) + query, 301);
}

function toQuery({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { toRedirectKey, type CmsRedirect } from '../../src/config/cms-redirects';
import { defaultKeepAliveMs } from '../../src/config/env';
import { cacheControl, securityHeaders } from '../../src/config/headers';
import { toLivePage } from '../../src/i18n/live-stock-items';
import { matchPath, splitLocale } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';
import { addFeeds } from '../feeds/add-feeds';
import type { Feeds } from '../feeds/create-feeds';
import { log } from '../log/log';
import { logFailure, noteReason } from '../log/log-requests';

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
  /** Serves this release instead of the current one. */
  release?: string;
  /** The target of a temporary redirect of the root path. */
  rootRedirect?: string | null;
  /** How long a connection stays open without a request. */
  keepAliveMs?: number;
  fetchItem?: FetchItem;
  fetchCategories?: FetchCategories;
  /** Feeds of lists with filters; without it there are none. */
  feeds?: Feeds;
  /** The names of the middleware for each route. */
  middlewareNames?: Partial<Record<RouteId, readonly string[]>>;
};

/** When a client may ask again for what nobody can answer now, in seconds (RFC 9110, 10.2.3). */
const retrySeconds = '60';
const noRelease = 'There is no release yet';

/** Errors of the libraries have a status, and for an invalid range the length of the file. */
type RequestError = { statusCode?: number; headers?: Record<string, string> };

/**
 * Creates the site's server: the current release under clean paths, with correct statuses and the redirects of the
 * tables.
 */
export async function createSiteServer({
  releasesDir,
  release: only,
  rootRedirect = null,
  keepAliveMs = defaultKeepAliveMs,
  fetchItem = createFetchItem(),
  fetchCategories = createFetchCategories(),
  feeds,
  middlewareNames = routeMiddleware,
}: SiteOptions): Promise<FastifyInstance> {
  const current = followCurrentRelease(releasesDir, only ?? null);
  const middleware = createMiddleware({ rootRedirect, fetchItem, fetchCategories });
  const server = fastify({
    serverFactory: (handle) => createHttpServer({ keepAliveMs, handle }),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    genReqId: createRequestIds(),
    routerOptions: { ignoreTrailingSlash: false },
    // A URL that the router cannot parse.
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
    // A client's error needs no page and no line in the log.
    if (status >= 400 && status < 500)
      return reply
        .code(status)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .type('text/plain')
        .send(STATUS_CODES[status]);
    logFailure(request, reply, error);
    const release = await current.load().catch(() => null);
    return sendErrorPage(reply, release, toErrorFile(request.url, 500), 500);
  });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method Not Allowed'),
  );

  server.get('/health/live', { exposeHeadRoute: true }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send('OK'),
  );
  server.get('/health/ready', async (request, reply) => {
    const release = await current.load();
    if (release === null) noteReason(request, noRelease);
    return reply
      .header('cache-control', 'no-store')
      .code(release === null ? 503 : 200)
      .send(release?.id ?? 'no release');
  });
  if (feeds !== undefined) addFeeds(server, current, feeds);
  server.get('/*', async (request, reply) => {
    const resolution = resolveRequest(request.url);
    // Loaded once per request, so that no response mixes two releases.
    const release = await current.load();
    if (resolution.kind === 'redirect') {
      // One redirect, even for several reasons.
      const isBuilt = release === null || (await hasPage(release, resolution.path));
      const moved = isBuilt ? null : await findMoved(release, resolution.path);
      const kept = isBuilt || moved !== null ? undefined : release.redirects.get(toRedirectKey(resolution.path));
      if (kept !== undefined) return sendRedirect(reply, kept);
      return sendMoved(reply, moved ?? resolution.path, resolution.query);
    }
    if (release === null) {
      noteReason(request, noRelease);
      return reply
        .code(503)
        .header('retry-after', retrySeconds)
        .type('text/plain')
        .send(`${noRelease}: run the build.`);
    }
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
    const kept = release.redirects.get(toRedirectKey(path));
    if (answer?.kind === 'unavailable' && kept === undefined) {
      noteReason(request, 'The stock API does not answer, or is asked too much');
      const page = await findFile(release.folder, [toLivePage(splitLocale(path)[0])]);
      reply.header('retry-after', retrySeconds);
      return sendErrorPage(reply, release, page?.file ?? notFound, 503);
    }
    if (answer?.kind === 'shell') {
      // A release without live pages shows the stock item on its 404 page. With status 200 the router would look for
      // another page and reload.
      const page = await findFile(release.folder, [toLivePage(splitLocale(path)[0])]);
      return sendErrorPage(reply, release, page?.file ?? notFound, page === null ? 404 : 200);
    }
    if (found !== null) return sendFile({ request, reply, release, found });
    const earlier = await findEarlierFile(releasesDir, files);
    if (earlier !== null) return sendFile({ request, reply, release, found: earlier });
    // After all that the site has: no redirect of an editor hides it.
    if (kept !== undefined) return sendRedirect(reply, kept);
    // The router fetches the data of each path that a link leads to; nobody sees the response.
    if (path.startsWith('/page-data/'))
      return reply.code(404).header('cache-control', cacheControl.revalidated).type('text/plain').send('Not Found');
    return sendErrorPage(reply, release, notFound, 404);
  });
  return server;

  /** The new path of a page that has moved; null if the path is unknown. */
  async function findMoved(release: ServedRelease, path: string): Promise<string | null> {
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
        log.error(
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

/** Ids of requests by which lines of the log belong together; another process has others. */
function createRequestIds(): () => string {
  const run = randomBytes(3).toString('hex');
  let count = 0;
  return () => `${run}-${(count += 1).toString(36)}`;
}

/** Permanent, but revalidated: a page that is renamed back has its former path again. */
function sendMoved(reply: FastifyReply, path: string, query: string): FastifyReply {
  return reply.header('cache-control', cacheControl.revalidated).redirect(encodeURI(path) + query, 301);
}

/** Where an editor wants visitors to go. Not for good, it is not kept by browsers. */
function sendRedirect(reply: FastifyReply, { to, status }: CmsRedirect): FastifyReply {
  return reply.header('cache-control', status === 301 ? cacheControl.revalidated : 'no-store').redirect(to, status);
}

async function hasPage({ folder }: ServedRelease, path: string): Promise<boolean> {
  return (await findFile(folder, [`${path.slice(1)}/index.html`])) !== null;
}

function toQuery({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

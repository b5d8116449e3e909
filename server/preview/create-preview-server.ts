import { STATUS_CODES } from 'node:http';

import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';

import { addPreviewRoutes, type PreviewRoutes } from './add-preview-routes';
import { getAccess } from './preview-access';
import type { PreviewSettings } from './preview-settings';
import { toWaitingPage } from './waiting-page';

/**
 * What Gatsby's development server offers to developers, not to whoever writes (GraphQL, refreshing, code): paths that
 * begin with a line, without what is the preview's own.
 */
const closedPaths = /^\/+_(?!_preview\/)/i;

/**
 * Tells pages of new code. Nobody changes code here, and a browser has six connections to a host (HTTP/1.1): each page
 * would hold one more, and with a few pages open none would load. 204 ends a stream of events.
 */
const codeEvents = /^\/+__webpack_hmr/i;

const secretHeaders = ['authorization', 'cookie'];

type Options = PreviewRoutes & {
  settings: PreviewSettings;
  /** The development server, e.g. `http://127.0.0.1:8801`. */
  upstream: string;
};

/**
 * The preview as editors reach it: the pages of the development server, with their websocket, behind the token. Nothing
 * of it may be indexed, and only Contentful's web app may show it in a frame.
 */
export async function createPreviewServer({ settings, upstream, ...routes }: Options): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  const policy = `frame-ancestors 'self' ${settings.frames.join(' ')}`;
  server.addHook('onRequest', async ({ raw, headers }, reply) => {
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' });
    const { authorization, cookie } = headers;
    const access = getAccess(settings.token, { url: raw.url ?? '/', authorization, cookie });
    if (access.kind === 'keep')
      return reply.header('set-cookie', access.cookie).header('cache-control', 'no-store').redirect(access.location);
    if (access.kind === 'refused')
      return reply
        .code(401)
        .headers({ 'www-authenticate': 'Basic realm="The preview", charset="UTF-8"', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('The password is the token of the preview (PREVIEW_TOKEN).');
    const path = toPlainPath(raw.url ?? '/');
    if (codeEvents.test(path)) return reply.code(204).send();
    if (closedPaths.test(path)) return reply.code(404).send(STATUS_CODES[404]);
    return undefined;
  });
  // Also what is passed on.
  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy).removeHeader('x-powered-by');
  });
  addPreviewRoutes(server, routes);
  await server.register(proxy, {
    upstream,
    websocket: true,
    // What is asked for is made first; and pages listen to the development server as long as they are open.
    undici: { headersTimeout: 120_000, bodyTimeout: 0 },
    replyOptions: {
      // The development server neither needs the secret nor keeps it in its log.
      rewriteRequestHeaders: (_request, headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !secretHeaders.includes(name))),
      onError: (reply) => {
        // What broke off in the middle has its head already: another one would be an error that ends the process.
        if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
        const page = toWaitingPage(reply.request.url, routes.getHealth().state);
        void reply.code(503).header('retry-after', '3').type('text/html; charset=utf-8').send(page);
      },
    },
  });
  return server;
}

/** A path as the development server will read it, without what stands for something else; `/_` for what is none. */
function toPlainPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://preview').pathname);
  } catch {
    return '/_';
  }
}

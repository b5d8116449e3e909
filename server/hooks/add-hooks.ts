import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { log } from '../log/log';
import { logFailure, toPathOnly } from '../log/log-requests';

import { hasToken } from './bearer-token';
import { getSignature, isSigned, verifyContentful } from './contentful-signature';
import { createRefuse } from './refusals';
import { createReplayGuard } from './replay-guard';
import { toSignedPaths } from './signed-paths';
import { isTopicOfContent, topicHeader } from './topics';

type Hooks = {
  contentfulSecret: string | null;
  hookToken: string | null;
  statusToken: string | null;
  /** The path of the webhook URL in Contentful, if it differs from the path here. */
  hookPath?: string | null;
  siteUrl?: string;
  /** Whether the site shows drafts, so that saving one requests a build. */
  isPreview?: boolean;
  /** Requests a build. Of Contentful's calls only the topic matters (`topics.ts`), of others only that they came. */
  requestBuild: (cause: 'contentful' | 'hook') => void;
  getStatus: () => Promise<unknown>;
  /** False while another server takes the calls; true without it. */
  mayBuild?: () => boolean;
};

/** After so many seconds another server answers, or this one took over from it. */
const retrySeconds = '10';

/** More than the largest entry of Contentful (1 MB), with what it puts around it. */
const maxBytes = 2 * 1024 * 1024;
/** Editors easily add a slash at either end of the URL, and Contentful does not follow redirects. */
const addresses = ['/hooks/rebuild', '/hooks/rebuild/', '//hooks/rebuild', '//hooks/rebuild/'] as const;

/**
 * Adds `POST /hooks/rebuild`, which Contentful calls with a signature and other callers with a token, and `GET /status`
 * with its own token.
 */
export async function addHooks(server: FastifyInstance, hooks: Hooks): Promise<void> {
  const guard = createReplayGuard();
  const refuse = createRefuse(hooks);
  const { hookPath = null, siteUrl, isPreview = false } = hooks;
  const sitePath = siteUrl === undefined ? '' : new URL(siteUrl).pathname.replace(/\/+$/, '');
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, next) => {
      next(null, body);
    });
    // fastify rejects an invalid content type. Only the signature needs the header, so it is stored separately.
    const types = new WeakMap<IncomingMessage, string>();
    scope.addHook('onRequest', ({ raw }, _reply, next) => {
      const type = raw.headers['content-type'];
      if (type !== undefined) types.set(raw, type);
      raw.headers['content-type'] = 'application/octet-stream';
      next();
    });
    scope.setErrorHandler(refuseBroken);
    const otherMethods = server.supportedMethods.filter((method) => method !== 'POST');
    for (const url of addresses) {
      scope.post(url, { bodyLimit: maxBytes }, (request, reply) => {
        reply.header('cache-control', 'no-store');
        // Before the signature is used up: the caller tries the same again.
        if (hooks.mayBuild?.() === false)
          return reply.code(503).header('retry-after', retrySeconds).send({ message: 'Another server builds.' });
        const cause = identify(request, { ...request.headers, 'content-type': types.get(request.raw) });
        if (cause === null) return refuse(request, reply);
        if (!isTopicOfContent(request.headers[topicHeader], isPreview))
          return reply.code(202).send({ message: 'Nothing to build.' });
        hooks.requestBuild(cause);
        return reply.code(202).send({ message: 'Accepted.' });
      });
      scope.route({
        ...{ method: otherMethods, url, exposeHeadRoute: false },
        handler: (_request, reply) => reply.code(405).header('allow', 'POST').send({ message: 'Refused.' }),
      });
    }
    scope.get('/status', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!hasToken(hooks.statusToken, request.headers.authorization))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Refused.' });
      return hooks.getStatus();
    });
    done();
  });

  function identify({ method, url, body }: FastifyRequest, headers: IncomingHttpHeaders): 'contentful' | 'hook' | null {
    const secret = hooks.contentfulSecret;
    // Contentful signs all calls of a space once signing is enabled. Without the secret here, the token decides.
    if (!isSigned({ headers }) || secret === null)
      return hasToken(hooks.hookToken, headers.authorization) ? 'hook' : null;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const paths = toSignedPaths(url, { hookPath, sitePath, forwarded: headers['x-forwarded-prefix'] });
    const signedAt = paths
      .map((path) => verifyContentful(secret, { method, path, headers, body: bytes }))
      .find((time) => time !== null);
    return signedAt !== undefined && guard.accept(getSignature({ headers }), signedAt) ? 'contentful' : null;
  }
}

function refuseBroken(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 413) logTooLarge(request);
  if (status >= 500) logFailure(request, reply, error);
  return reply.code(status).send({ message: status === 413 ? 'Too large.' : 'Refused.' });
}

/** A change that is not built is looked for: the log says that the call came. */
function logTooLarge({ id, url, headers }: FastifyRequest): void {
  const size = headers['content-length'] ?? 'unknown';
  log.error(`A call of ${size} bytes to ${toPathOnly(url)} was refused: too large.`, { requestId: id });
}

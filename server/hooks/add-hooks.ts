import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hasToken } from './bearer-token';
import { getSignature, isSigned, verifyContentful } from './contentful-signature';
import { createReplayGuard } from './replay-guard';
import { toSignedPaths } from './signed-paths';

type Hooks = {
  contentfulSecret: string | null;
  hookToken: string | null;
  statusToken: string | null;
  /** The path of the webhook's address as Contentful knows it, where that is another one than here. */
  hookPath?: string | null;
  siteUrl?: string;
  /** Asks for a build. What a call says is not looked at: only that something changed. */
  requestBuild: (cause: 'contentful' | 'hook') => void;
  getStatus: () => Promise<unknown>;
};

const mostBytes = 256 * 1024;
/**
 * A slash in front or in the end is easily added where an address is filled in, and a call is not sent again to another
 * one.
 */
const addresses = ['/hooks/rebuild', '/hooks/rebuild/', '//hooks/rebuild', '//hooks/rebuild/'] as const;

/**
 * `POST /hooks/rebuild`, for Contentful by its signature and for others by a token, and `GET /status` for who has its
 * token.
 */
export async function addHooks(server: FastifyInstance, hooks: Hooks): Promise<void> {
  const guard = createReplayGuard();
  const { hookPath = null, siteUrl } = hooks;
  const sitePath = siteUrl === undefined ? '' : new URL(siteUrl).pathname.replace(/\/+$/, '');
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Signatures are about the bytes that came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, next) => {
      next(null, body);
    });
    // What the body is called is only of interest where it is signed: the library would refuse what is no type.
    const types = new WeakMap<IncomingMessage, string>();
    scope.addHook('onRequest', ({ raw }, _reply, next) => {
      const type = raw.headers['content-type'];
      if (type !== undefined) types.set(raw, type);
      raw.headers['content-type'] = 'application/octet-stream';
      next();
    });
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const status = error.statusCode ?? 500;
      return reply.code(status).send({ message: status === 413 ? 'Too large.' : 'Refused.' });
    });
    const others = server.supportedMethods.filter((method) => method !== 'POST');
    for (const url of addresses) {
      scope.post(url, { bodyLimit: mostBytes }, (request, reply) => {
        reply.header('cache-control', 'no-store');
        const cause = identify(request, { ...request.headers, 'content-type': types.get(request.raw) });
        if (cause === null) return reply.code(401).send({ message: 'Refused.' });
        hooks.requestBuild(cause);
        return reply.code(202).send({ message: 'Accepted.' });
      });
      scope.route({
        ...{ method: others, url, exposeHeadRoute: false },
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
    // Contentful signs all calls of a space once that is enabled. Who does not know its secret goes by the token.
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

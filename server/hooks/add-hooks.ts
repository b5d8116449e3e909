import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hasToken } from './bearer-token';
import { getSignature, isSigned, verifyContentful } from './contentful-signature';
import { createReplayGuard } from './replay-guard';

type Hooks = {
  contentfulSecret: string | null;
  hookToken: string | null;
  statusToken: string | null;
  /** Asks for a build. What a call says is not looked at: only that something changed. */
  requestBuild: (cause: 'contentful' | 'hook') => void;
  getStatus: () => Promise<unknown>;
};

const mostBytes = 256 * 1024;

/** `POST /hooks/rebuild`, for Contentful by its signature and for others by a token, and `GET /status` for who has its token. */
export async function addHooks(server: FastifyInstance, hooks: Hooks): Promise<void> {
  const guard = createReplayGuard();
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Signatures are about the bytes that came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, next) => {
      next(null, body);
    });
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const status = error.statusCode ?? 500;
      return reply.code(status).send({ message: status === 413 ? 'Too large.' : 'Refused.' });
    });
    scope.post('/hooks/rebuild', { bodyLimit: mostBytes }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      const cause = identify(request);
      if (cause === null) return reply.code(401).send({ message: 'Refused.' });
      hooks.requestBuild(cause);
      return reply.code(202).send({ message: 'Accepted.' });
    });
    scope.get('/status', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!hasToken(hooks.statusToken, request.headers.authorization))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Refused.' });
      return hooks.getStatus();
    });
    done();
  });

  function identify({ method, url, headers, body }: FastifyRequest): 'contentful' | 'hook' | null {
    if (!isSigned({ headers })) return hasToken(hooks.hookToken, headers.authorization) ? 'hook' : null;
    if (hooks.contentfulSecret === null) return null;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const signedAt = verifyContentful(hooks.contentfulSecret, { method, path: url, headers, body: bytes });
    return signedAt !== null && guard.accept(getSignature({ headers }), signedAt) ? 'contentful' : null;
  }
}

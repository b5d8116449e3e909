import type { FastifyInstance, FastifyReply } from 'fastify';

type PostRoute = {
  path: string;
  /** The largest post that is read. */
  maxBytes: number;
  /** What a post that is not understood is answered with. */
  invalid: string;
  /** What a post beyond the limit of the minute is answered with. */
  tooMany: string;
  /** Counts a post. */
  add: (body: string) => 'added' | 'invalid' | 'too many';
};

/**
 * Adds `POST <path>`, to which visitors' browsers send something of their own accord. Answers 204 if it was counted,
 * 400 if it is invalid, 403 to other sites, 405 to other methods, 413 if it is too large, and 429 if there were too
 * many in this minute. Bodies of the server's other routes are read as before.
 */
export async function addPostRoute(server: FastifyInstance, route: PostRoute): Promise<void> {
  const { path, maxBytes, invalid, tooMany, add } = route;
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, next) => {
      next(null, body);
    });
    scope.addHook('onRequest', ({ raw }, reply, next) => {
      // `sendBeacon` sends JSON as text/plain, reports have types of their own, and fastify rejects an invalid type.
      raw.headers['content-type'] = 'application/octet-stream';
      reply.header('cache-control', 'no-store');
      next();
    });
    scope.post(path, { bodyLimit: maxBytes }, (request, reply) => {
      // Every supported browser sends the header with a page's requests; old ones, other programs and the Reporting API
      // do not.
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
        return refuse(reply, 403, 'Only pages of this site may post here.');
      const result = typeof request.body === 'string' ? add(request.body) : 'invalid';
      if (result === 'added') return reply.code(204).send();
      return result === 'invalid' ? refuse(reply, 400, invalid) : refuse(reply, 429, tooMany);
    });
    scope.route({
      method: server.supportedMethods.filter((method) => method !== 'POST'),
      url: path,
      exposeHeadRoute: false,
      handler: (_request, reply) => refuse(reply.header('allow', 'POST'), 405, 'Method Not Allowed'),
    });
    done();
  });
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain').send(text);
}

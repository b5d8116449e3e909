import type { FastifyInstance, FastifyReply } from 'fastify';

import { fieldFiguresPath } from '../../src/config/field-figures';

import type { FieldFigures } from './field-figures';
import { readFigures } from './read-figures';

/** The largest post has 20 figures of some 80 bytes. */
const maxBytes = 4096;

/**
 * Adds `POST /vitals`, to which visitors' browsers send field figures. Answers 204 if they were counted, 400 if they
 * are invalid, 403 to other sites, 413 if the post is too large, and 429 if there were too many in this minute.
 */
export async function addVitals(server: FastifyInstance, { add }: Pick<FieldFigures, 'add'>): Promise<void> {
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, next) => {
      next(null, body);
    });
    scope.addHook('onRequest', ({ raw }, reply, next) => {
      // `sendBeacon` sends JSON as text/plain, and fastify rejects an invalid type.
      raw.headers['content-type'] = 'application/octet-stream';
      reply.header('cache-control', 'no-store');
      next();
    });
    scope.post(fieldFiguresPath, { bodyLimit: maxBytes }, (request, reply) => {
      // Every supported browser sends the header; old ones and other programs do not.
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
        return refuse(reply, 403, 'Only pages of this site may post here.');
      const figures = typeof request.body === 'string' ? readFigures(request.body) : null;
      if (figures === null) return refuse(reply, 400, 'These are no field figures.');
      return add(figures) ? reply.code(204).send() : refuse(reply, 429, 'Too many figures in this minute.');
    });
    scope.route({
      method: server.supportedMethods.filter((method) => method !== 'POST'),
      url: fieldFiguresPath,
      exposeHeadRoute: false,
      handler: (_request, reply) => refuse(reply.header('allow', 'POST'), 405, 'Method Not Allowed'),
    });
    done();
  });
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain').send(text);
}

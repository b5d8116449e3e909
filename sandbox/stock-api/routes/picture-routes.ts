import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { renderPicture } from '../../catalogue/pictures/render-picture';

type Query = { w?: string; fm?: 'jpg' | 'webp' | 'avif' };

const querySchema = {
  type: 'object',
  properties: { w: { type: 'string', pattern: '^[1-9]\\d{0,4}$' }, fm: { enum: ['jpg', 'webp', 'avif'] } },
} as const;

/** Adds the pictures of the machines, e.g. `/pictures/tractor/3a7d2b-204170/1.jpg?w=640&fm=webp`. They never change. */
export function addPictureRoutes(server: FastifyInstance, dataDir: string): void {
  const cacheDir = join(dataDir, 'pictures');
  server.get<{ Querystring: Query }>(
    '/pictures/*',
    { schema: { querystring: querySchema } },
    async (request, reply) => {
      const { w, fm } = request.query;
      const { pathname } = new URL(request.url, 'http://localhost');
      const picture = await renderPicture({
        path: pathname,
        cacheDir,
        ...(w === undefined ? {} : { width: Number(w) }),
        ...(fm === undefined ? {} : { format: fm }),
      });
      if (picture === null) return reply.code(404).send({ message: `There is no picture ${pathname}.` });
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(picture.contentType)
        .send(picture.body);
    },
  );
}

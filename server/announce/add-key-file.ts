import type { FastifyInstance } from 'fastify';

/** The path of the file with which the site proves that a key is its own. */
export function toKeyPath(key: string): string {
  return `/${key}.txt`;
}

/**
 * Adds `GET /{key}.txt`, which answers the key: search engines ask for it before they believe an announcement
 * (https://www.indexnow.org/documentation, option 1).
 */
export function addKeyFile(server: FastifyInstance, key: string): void {
  server.get(toKeyPath(key), (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(key),
  );
}

import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

import { hasToken } from '../hooks/bearer-token';

type Options = { registry: Registry; statusToken: string | null };

/**
 * Adds `GET /metrics`, in Prometheus' text format 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/), with the token of the status. Answers 401 without it,
 * and always where there is none.
 */
export function addMetrics(server: FastifyInstance, { registry, statusToken }: Options): void {
  server.get('/metrics', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (!hasToken(statusToken, headers.authorization))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Refused.' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

import { toPageKind } from './page-kind';

/** In seconds: a file from memory, from the disk, compressed on request, with the stock API, and with a slow one. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2];

/**
 * Counts answers by what was asked for and the class of the status, and how long they took until they were sent. To be
 * called before plugins are added, because they take over the hooks of that moment. What HTTP itself refuses (RFC 9112)
 * and what a client broke off is not counted.
 */
export function addRequestMetrics(server: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Answers, by kind of page and class of the status.',
    labelNames: ['kind', 'class'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Seconds from a request until its answer was sent, by kind of page.',
    labelNames: ['kind'] as const,
    buckets,
    registers,
  });
  server.addHook('onResponse', (request, reply, next) => {
    const kind = toPageKind(request.url);
    requests.inc({ kind, class: `${String(Math.floor(reply.statusCode / 100))}xx` });
    durations.observe({ kind }, reply.elapsedTime / 1000);
    next();
  });
}

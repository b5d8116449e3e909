import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { log, type LogFields } from './log';

/** No address of the site is longer. */
const maxPath = 300;
const unavailable = 503;
/** Requests whose error was logged: they get no second line. */
const logged = new WeakSet<FastifyRequest>();
/** What is missing where a request cannot be answered (`noteReason`). */
const reasons = new WeakMap<FastifyRequest, string>();

/**
 * Logs each request that ends with a status of 500 or more, with its time in milliseconds; with `all` every request.
 * Of an address only the path: visitors type and choose what stands in a query. No client's address, no headers. To be
 * called before plugins are added, because they take over the hooks of that moment.
 */
export function logRequests(server: FastifyInstance, { all }: { all: boolean }): void {
  server.addHook('onResponse', (request, reply, next) => {
    const { statusCode } = reply;
    const isLogged = logged.has(request);
    if (statusCode >= 500 && !isLogged) logEnd(request, reply, statusCode);
    else if (all && !isLogged) log.info('A request was answered.', toFields(request, reply, statusCode));
    next();
  });
}

/** Logs what a request failed of, at once: a client that is gone by then gets no response that could be waited for. */
export function logFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  logged.add(request);
  log.error('A request failed.', { ...toFields(request, reply, 500), error });
}

/** Why a request cannot be answered, for the line that the log has of it: a status alone says not whose fault it is. */
export function noteReason(request: FastifyRequest, reason: string): void {
  reasons.set(request, reason);
}

function logEnd(request: FastifyRequest, reply: FastifyReply, status: number): void {
  // Said on purpose, while a backend or a release is missing.
  const level = status === unavailable ? 'warn' : 'error';
  const reason = reasons.get(request);
  log[level]('A request could not be answered.', {
    ...toFields(request, reply, status),
    ...(reason === undefined ? {} : { reason }),
  });
}

function toFields({ id, method, url }: FastifyRequest, { elapsedTime }: FastifyReply, status: number): LogFields {
  return { requestId: id, method, path: toPathOnly(url).slice(0, maxPath), status, ms: Math.round(elapsedTime) };
}

/** The path of a request, without its query. */
export function toPathOnly(url: string): string {
  return url.replace(/\?[^]*$/, '');
}

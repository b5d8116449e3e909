import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  behaviourSchema,
  misbehaveAfter,
  misbehaveBefore,
  type Behaviour,
  type BehaviourQueue,
  type Endpoint,
  type Failure,
} from '../behaviour';

/** The routes of the contract: their requests are recorded, and they can be made to fail. */
const endpointsByRoute: Readonly<Record<string, Endpoint>> = {
  '/v1/categories/': 'categories',
  '/v1/clients/:company/items/search/': 'search',
  '/v1/clients/:company/items/:id/': 'item',
  '/v1/clients/:company/contact/email/': 'email',
};

export type RecordedRequest = { method: string; path: string; body: unknown };

type Control = { behaviours: BehaviourQueue; requests: RecordedRequest[]; reset: () => void };

/**
 * Adds the routes for tests and demonstrations: they make the contract's endpoints fail, and return the recorded
 * requests.
 */
export function addSandboxRoutes(server: FastifyInstance, { behaviours, requests, reset }: Control): void {
  const failures = new WeakMap<FastifyRequest, Failure>();

  server.addHook('preValidation', async (request, reply) => {
    const endpoint = endpointsByRoute[request.routeOptions.url ?? ''];
    if (endpoint === undefined) return;
    requests.push({ method: request.method, path: request.url, body: request.body ?? null });
    const failure = behaviours.take(endpoint);
    if (failure === null) return;
    failures.set(request, failure);
    await misbehaveBefore(failure, reply);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    const failure = failures.get(request);
    done(null, failure === undefined || typeof payload !== 'string' ? payload : misbehaveAfter(failure, payload));
  });

  server.post<{ Body: Behaviour }>(
    '/sandbox/behaviour',
    { schema: { body: behaviourSchema } },
    async (request, reply) => {
      behaviours.add(request.body);
      await reply.code(204).send();
    },
  );
  server.get('/sandbox/requests', () => requests);
  server.post('/sandbox/reset', async (_request, reply) => {
    reset();
    await reply.code(204).send();
  });
}

import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply } from 'fastify';

import { isRecord } from './search/stock-record';

export const endpoints = ['search', 'item', 'categories', 'email'] as const;
export type Endpoint = (typeof endpoints)[number];

/** The failure of an endpoint in place of its normal answer. */
export type Failure =
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'html' }
  | { kind: 'truncated' }
  | { kind: 'hang' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'wrong-total'; difference: number };

/** The next `times` answers of an endpoint fail, or all of them; several behaviours apply in turn. */
export type Behaviour = Failure & { endpoint: Endpoint; times?: number };

const kinds: { [K in Failure['kind']]: Readonly<Record<string, unknown>> } = {
  status: { status: { type: 'integer', minimum: 400, maximum: 599 }, retryAfter: { type: 'integer', minimum: 0 } },
  html: {},
  truncated: {},
  hang: {},
  delay: { milliseconds: { type: 'integer', minimum: 0, maximum: 600_000 } },
  'wrong-total': { difference: { type: 'integer' } },
};

/** The JSON schema of a behaviour. */
export const behaviourSchema = {
  type: 'object',
  required: ['endpoint', 'kind'],
  properties: { kind: { enum: Object.keys(kinds) } },
  oneOf: Object.entries(kinds).map(([kind, properties]) => ({
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => name !== 'retryAfter'),
    properties: {
      endpoint: { enum: endpoints },
      times: { type: 'integer', minimum: 1 },
      kind: { const: kind },
      ...properties,
    },
  })),
} as const;

/** The pending behaviours. */
export type BehaviourQueue = {
  add: (behaviour: Behaviour) => void;
  take: (endpoint: Endpoint) => Failure | null;
  clear: () => void;
};

export function createBehaviourQueue(): BehaviourQueue {
  let waiting: { behaviour: Behaviour; left: number }[] = [];
  return {
    add: (behaviour) => waiting.push({ behaviour, left: behaviour.times ?? Infinity }),
    take: (endpoint) => {
      const next = waiting.find(({ behaviour }) => behaviour.endpoint === endpoint);
      if (next === undefined) return null;
      next.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return next.behaviour;
    },
    clear: () => {
      waiting = [];
    },
  };
}

/** Acts before the normal answer: sends another one, delays the request, or does nothing. */
export async function misbehaveBefore(failure: Failure, reply: FastifyReply): Promise<void> {
  switch (failure.kind) {
    case 'status':
      if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
      await reply.code(failure.status).send({ message: `The sandbox was told to answer ${String(failure.status)}.` });
      return;
    case 'html':
      await reply.type('text/html; charset=utf-8').send('<!doctype html><title>Proxy</title><h1>It works!</h1>');
      return;
    case 'hang':
      // The reply is never sent; the connection ends when the client or the server closes it.
      reply.hijack();
      return;
    case 'delay':
      await wait(failure.milliseconds);
      return;
    case 'truncated':
    case 'wrong-total':
      return;
  }
}

/** Spoils a normal answer. */
export function misbehaveAfter(failure: Failure, payload: string): string {
  if (failure.kind === 'truncated') return payload.slice(0, Math.floor(payload.length / 2));
  if (failure.kind !== 'wrong-total') return payload;
  const answer: unknown = JSON.parse(payload);
  if (!isRecord(answer) || !isRecord(answer.pagination)) return payload;
  const total = Number(answer.pagination.total) + failure.difference;
  return JSON.stringify({ ...answer, pagination: { ...answer.pagination, total } });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Draft, Drafts, Kind } from './drafts';
import { readKnownFields, withKnownFields } from './known-fields';

/** What the CMS answered last: space, locales, content types. */
export type Frame = { space: unknown; locales: unknown; contentTypes: unknown };
type Options = { drafts: Drafts; frame: Frame; spaceId: string; environment: string; getHost: () => string };
type Request = FastifyRequest<{ Querystring: Record<string, string> }>;

/**
 * Adds the part of Contentful's Delivery API that Gatsby reads from, with the drafts that are known: it answers while
 * the CMS does not, and its `sync` tells what has changed, which the Preview API's does not.
 */
export function addMirror(server: FastifyInstance, options: Options): void {
  const { drafts, frame, spaceId, environment, getHost } = options;
  const base = `/spaces/${spaceId}/environments/${environment}`;
  const json = (reply: FastifyReply, value: unknown) =>
    reply.type('application/vnd.contentful.delivery.v1+json').send(JSON.stringify(value));

  for (const path of [`/spaces/${spaceId}`, `/spaces/${spaceId}/`])
    server.get(path, (_request, reply) => json(reply, frame.space));
  server.get(`${base}/locales`, (_request, reply) => json(reply, frame.locales));
  server.get(`${base}/content_types`, (_request, reply) => json(reply, frame.contentTypes));
  const toKnown = (list: readonly Draft[]) => {
    const known = readKnownFields(frame.contentTypes);
    return list.map((draft) => withKnownFields(draft, known));
  };
  const lists: readonly [string, Kind][] = [
    ['entries', 'Entry'],
    ['assets', 'Asset'],
  ];
  for (const [name, kind] of lists)
    server.get(`${base}/${name}`, (request: Request, reply) =>
      json(reply, toPage(toKnown(drafts.list(kind)), request.query)),
    );
  server.get(`${base}/sync`, (request: Request, reply) => {
    const token = request.query.sync_token;
    if (token !== undefined && !/^\d+$/.test(token))
      return json(reply.code(400), { sys: { type: 'Error', id: 'BadRequest' }, message: 'The sync token is invalid.' });
    const { serial, drafts: changed, gone } = drafts.since(Number(token ?? 0));
    return json(reply, {
      sys: { type: 'Array' },
      items: [...toKnown(changed), ...gone.map(({ id, kind }) => ({ sys: { id, type: `Deleted${kind}` } }))],
      nextSyncUrl: `http://${getHost()}${base}/sync?sync_token=${String(serial)}`,
    });
  });
}

function toPage(drafts: readonly Draft[], { skip = '0', limit = '100' }: Record<string, string>) {
  const sorted = drafts.toSorted((left, right) => (left.sys.id < right.sys.id ? -1 : 1));
  const [from, size] = [Number(skip) || 0, Number(limit) || 0];
  return {
    sys: { type: 'Array' },
    total: drafts.length,
    skip: from,
    limit: size,
    items: sorted.slice(from, from + size),
  };
}

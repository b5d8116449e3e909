import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ListedCategory } from '../../catalogue/catalogue-item';
import { emailBodyLimit, emailSchema, findRefusal, type Email } from '../email/email';
import type { Outbox } from '../email/outbox';
import { searchItems, toProjection } from '../search/search-items';
import { findWindowProblem, searchRequestSchema, type SearchRequest } from '../search/search-request';
import { isRecord, type StockRecord } from '../search/stock-record';
import { companyId } from '../settings';
import type { StockStore } from '../stock-store';

type Backend = {
  store: StockStore;
  outbox: Outbox;
  categories: readonly ListedCategory[];
  limitMail: (now: number) => number | null;
};

type CompanyParams = { company: string };
type ItemBody = { source?: string[] };

const sourceSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { source: { type: 'array', items: { type: 'string' } } },
} as const;

/** Adds the four calls of the contract (spec section 7) under `/v1`. */
export function addApiRoutes(server: FastifyInstance, { store, outbox, categories, limitMail }: Backend): void {
  server.get('/v1/categories/', () => categories);

  server.register(
    (client, _options, done) => {
      client.addHook<{ Params: CompanyParams }>('onRequest', async (request, reply) => {
        const { company } = request.params;
        if (company !== companyId) await reply.code(404).send({ message: `There is no company ${company}.` });
      });

      client.post<{ Body: SearchRequest }>(
        '/items/search/',
        { schema: { body: searchRequestSchema } },
        async (request, reply) => {
          const problem = findWindowProblem(request.body);
          if (problem !== null) return reply.code(400).send({ message: problem });
          const response = searchItems(store.getIndex(), request.body);
          const origin = getOrigin(request);
          return { ...response, results: response.results.map((record) => withOrigin(record, origin)) };
        },
      );

      client.post<{ Params: { id: string }; Body: ItemBody }>(
        '/items/:id/',
        { schema: { body: sourceSchema } },
        async (request, reply) => {
          const { id } = request.params;
          const record = store.getIndex().byID.get(id);
          if (record === undefined) return reply.code(404).send({ message: `There is no item ${id}.` });
          return { data: withOrigin(toProjection(record, request.body.source ?? []), getOrigin(request)) };
        },
      );

      client.post<{ Body: Email }>(
        '/contact/email/',
        { bodyLimit: emailBodyLimit, schema: { body: emailSchema } },
        async (request, reply) => {
          const seconds = limitMail(Date.now());
          if (seconds !== null) {
            return reply.code(429).header('retry-after', String(seconds)).send({ message: 'Too many messages.' });
          }
          const refusal = findRefusal(request.body);
          if (refusal !== null) return reply.code(422).send({ message: refusal });
          await outbox.send(request.body);
          return reply.code(204).send();
        },
      );
      done();
    },
    { prefix: '/v1/clients/:company' },
  );
}

/** The server's own address; not that of the Host header, which a client could forge. */
function getOrigin({ socket }: FastifyRequest): string {
  return `http://127.0.0.1:${String(socket.localPort ?? 0)}`;
}

/** Returns the item with absolute URLs for its own pictures. */
function withOrigin(record: StockRecord, origin: string): StockRecord {
  const { images } = record;
  if (!Array.isArray(images)) return record;
  return {
    ...record,
    images: images.map((image: unknown) =>
      isRecord(image) && typeof image.url === 'string' && image.url.startsWith('/')
        ? { ...image, url: `${origin}${image.url}` }
        : image,
    ),
  };
}

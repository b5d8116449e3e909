import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify from 'fastify';

import { createCatalogue } from '../catalogue/create-catalogue';
import { brokenItems } from '../catalogue/ugly/broken-items';
import { readToday } from '../today';

import { createBehaviourQueue, type Behaviour } from './behaviour';
import { createOutbox } from './email/outbox';
import { createRateLimit } from './email/rate-limit';
import { addApiRoutes } from './routes/api-routes';
import { addPictureRoutes } from './routes/picture-routes';
import { formatProblem } from './routes/problem';
import { addSandboxRoutes, type RecordedRequest } from './routes/sandbox-routes';
import { companyId, defaultSeed, defaultSize } from './settings';
import { createStockStore } from './stock-store';

export type StockApiOptions = {
  /** 0: any free port. */
  port: number;
  size?: number;
  seed?: number;
  /** The folder of edits, outbox and picture cache. */
  dataDir: string;
  /** The creation day of the newest stock items. */
  today?: Date;
  /** Adds items that break the contract. */
  broken?: boolean;
  /** The limit of messages per minute; more are answered with 429. */
  mailsPerMinute?: number;
  logRequests?: boolean;
};

export type StockApi = {
  url: string;
  companyId: string;
  port: number;
  outboxDir: string;
  addBehaviour: (behaviour: Behaviour) => void;
  getRequests: () => readonly RecordedRequest[];
  /** Clears the behaviours and the recorded requests. */
  reset: () => void;
  close: () => Promise<void>;
};

/** Starts a stock API on this machine with the whole contract and a generated catalogue. */
export async function startStockApi(options: StockApiOptions): Promise<StockApi> {
  const { port, dataDir, size = defaultSize, seed = defaultSeed, today = readToday(), broken = false } = options;
  const { mailsPerMinute = Infinity, logRequests = false } = options;
  const catalogue = createCatalogue({ seed, size, today });
  const store = createStockStore([...catalogue.items, ...(broken ? Object.values(brokenItems) : [])], dataDir);
  const outbox = createOutbox(dataDir);
  const behaviours = createBehaviourQueue();
  const requests: RecordedRequest[] = [];
  const reset = (): void => {
    behaviours.clear();
    requests.length = 0;
  };

  const server = Fastify({
    logger: logRequests,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true, verbose: true } },
  });
  await server.register(cors, { methods: ['GET', 'POST'], exposedHeaders: ['retry-after'], maxAge: 7200 });
  // Compresses like a usual proxy before such an API, because the costs of a visit are measured with it.
  await server.register(compress, { encodings: ['br', 'gzip'] });
  server.setErrorHandler(async (error, _request, reply) => {
    const { status, message } = formatProblem(error);
    await reply.code(status).send({ message });
  });
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is no ${request.method} ${request.url}.` }),
  );

  addSandboxRoutes(server, { behaviours, requests, reset });
  addApiRoutes(server, { store, outbox, categories: catalogue.categories, limitMail: createRateLimit(mailsPerMinute) });
  addPictureRoutes(server, dataDir);

  const url = await server.listen({ port, host: '127.0.0.1' });
  return {
    url,
    companyId,
    port: Number(new URL(url).port),
    outboxDir: outbox.folder,
    addBehaviour: behaviours.add,
    getRequests: () => requests,
    reset,
    close: () => server.close(),
  };
}

import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

import { getSeedSpace } from '../../content-model/seed';
import { seedAssetsDirectory } from '../../content-model/seed/build-asset';

import { getServerCertificate } from './certificate';
import { ContentfulError } from './contentful-error';
import { addDeliveryRoutes, addFileRoutes } from './delivery/delivery-routes';
import { createContentStore, type Seed } from './store/content-store';

/** What a process needs to read from the sandbox as from a Contentful space; `caFile` is for `NODE_EXTRA_CA_CERTS`. */
export type ContentApi = {
  host: string;
  spaceId: string;
  accessToken: string;
  environment: 'master';
  caFile: string;
  close: () => Promise<void>;
};

/** These open nothing but the invented content on this machine. */
const spaceId = 'sandbox';
const accessToken = 'sandbox-delivery-token';
const environment = 'master';

/**
 * Starts Contentful's Delivery API on `https://localhost:{port}` (0: any free port). State is kept in `dataDir`; see the
 * README beside this file. Rejects when the seed or the edits file cannot be used.
 */
export async function startContentApi(options: {
  port: number;
  dataDir: string;
  readSeed?: () => Seed;
}): Promise<ContentApi> {
  const { port, dataDir, readSeed = getDemoSeed } = options;
  const { key, cert, caFile } = await getServerCertificate(dataDir);
  const seed = readSeed();
  const store = createContentStore(seed, dataDir);
  await store.getContent();

  const app = fastify({
    https: { key, cert },
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
  });
  app.setNotFoundHandler((request, reply) => sendError(new ContentfulError('NotFound'), request, reply));
  app.setErrorHandler((error, request, reply) => sendError(toContentfulError(error), request, reply));

  const space = { spaceId, environment, host: `localhost:${String(port)}` };
  const delivery = { store, dataDir, getSpace: () => space };
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', (request, _reply, next) => {
      checkAccess(request);
      next();
    });
    for (const prefix of [`/spaces/${spaceId}`, `/spaces/${spaceId}/environments/${environment}`]) {
      scope.register(
        (routes, _routeOptions, routesDone) => {
          addDeliveryRoutes(routes, delivery);
          routesDone();
        },
        { prefix },
      );
    }
    // So that a wrong token is told so before anything else, as Contentful does.
    scope.get('/spaces/*', () => {
      throw new ContentfulError('NotFound');
    });
    done();
  });
  addFileRoutes(app, store, seed.assetsDirectory);

  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  if (address && typeof address === 'object') space.host = `localhost:${String(address.port)}`;
  return { host: space.host, spaceId, accessToken, environment, caFile, close: () => app.close() };
}

function getDemoSeed(): Seed {
  return { space: getSeedSpace(), assetsDirectory: seedAssetsDirectory };
}

function checkAccess({ headers, query }: FastifyRequest): void {
  const inQuery = typeof query === 'object' && query !== null && 'access_token' in query ? query.access_token : '';
  const given = headers.authorization?.replace(/^Bearer /, '') ?? String(inQuery);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(given), digest(accessToken))) throw new ContentfulError('AccessTokenInvalid');
}

function toContentfulError(error: unknown): ContentfulError {
  if (error instanceof ContentfulError) return error;
  return new ContentfulError('ServerError', error instanceof Error ? error.message : undefined);
}

function sendError(error: ContentfulError, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .status(error.status)
    .header('x-contentful-request-id', request.id)
    .type('application/vnd.contentful.delivery.v1+json')
    .send(JSON.stringify(error.toBody(request.id)));
}

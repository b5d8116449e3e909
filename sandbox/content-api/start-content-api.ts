import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

import { getSeedSpace } from '../../content-model/seed';
import { seedAssetsDirectory } from '../../content-model/seed/build-asset';

import { getServerCertificate } from './certificate';
import { ContentfulError } from './contentful-error';
import { addDeliveryRoutes, addFileRoutes, toView } from './delivery/delivery-routes';
import { toFramePage } from './frame/frame-page';
import { addManagementRoutes } from './management/management-routes';
import { createContentStore, type Seed } from './store/content-store';

/** The access data of the sandbox in the form of a Contentful space; `caFile` is for `NODE_EXTRA_CA_CERTS`. */
export type ContentApi = {
  host: string;
  spaceId: string;
  /**
   * For the Delivery API; `previewToken` is for the Preview API at `preview.{host}`, `managementToken` for the
   * Management API.
   */
  accessToken: string;
  previewToken: string;
  managementToken: string;
  environment: 'master';
  caFile: string;
  close: () => Promise<void>;
};

/** They only give access to the demo content on this machine. */
const spaceId = 'sandbox';
const accessToken = 'sandbox-delivery-token';
const previewToken = 'sandbox-preview-token';
const managementToken = 'sandbox-management-token';
const environment = 'master';

/**
 * Starts Contentful's Delivery API on `https://localhost:{port}` (0: any free port), its Preview API on
 * `https://preview.localhost:{port}`, and its Management API for requests with that token. State is stored in
 * `dataDir`; see the README beside this file. Rejects if the seed or the edits file is invalid.
 */
export async function startContentApi(options: {
  port: number;
  dataDir: string;
  readSeed?: () => Seed;
}): Promise<ContentApi> {
  const { port, dataDir, readSeed = getDemoSeed } = options;
  const { key, cert, caFile } = await getServerCertificate(dataDir);
  const seed = readSeed();
  const store = await createContentStore(seed, dataDir);
  await store.getContent('published');

  const app = fastify({
    https: { key, cert },
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
  });
  // Editors and readers use the same paths; the token tells them apart.
  app.addConstraintStrategy({
    name: 'api',
    storage: () => createHandlers(),
    deriveConstraint: ({ headers }) =>
      isSame(toBearer(headers.authorization), managementToken) ? 'management' : 'reading',
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
    scope.register(
      (routes, _routeOptions, routesDone) => {
        addManagementRoutes(routes, delivery);
        routesDone();
      },
      { prefix: `/spaces/${spaceId}` },
    );
    for (const prefix of [`/spaces/${spaceId}`, `/spaces/${spaceId}/environments/${environment}`]) {
      scope.register(
        (routes, _routeOptions, routesDone) => {
          addDeliveryRoutes(routes, delivery);
          routesDone();
        },
        { prefix },
      );
    }
    // A wrong token is rejected before anything else, as in Contentful.
    scope.get('/spaces/*', () => {
      throw new ContentfulError('NotFound');
    });
    done();
  });
  addFileRoutes(app, store);
  app.get('/frame', (_request, reply) => {
    const base = `/spaces/${spaceId}/environments/${environment}`;
    return reply.type('text/html; charset=utf-8').send(toFramePage({ base, managementToken }));
  });

  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  if (address && typeof address === 'object') space.host = `localhost:${String(address.port)}`;
  return {
    host: space.host,
    spaceId,
    accessToken,
    previewToken,
    managementToken,
    environment,
    caFile,
    close: () => app.close(),
  };
}

function getDemoSeed(): Seed {
  return { space: getSeedSpace(), assetsDirectory: seedAssetsDirectory };
}

function createHandlers<Handler>() {
  const handlers = new Map<unknown, Handler>();
  return {
    get: (api: unknown) => handlers.get(api) ?? null,
    set: (api: unknown, handler: Handler) => {
      handlers.set(api, handler);
    },
  };
}

function checkAccess(request: FastifyRequest): void {
  const { headers, query } = request;
  const inQuery = typeof query === 'object' && query !== null && 'access_token' in query ? query.access_token : '';
  const given = toBearer(headers.authorization) ?? String(inQuery);
  const reader = toView(request) === 'draft' ? previewToken : accessToken;
  if (!isSame(given, reader) && !isSame(given, managementToken)) throw new ContentfulError('AccessTokenInvalid');
}

function toBearer(header: string | undefined): string | undefined {
  return header?.replace(/^Bearer /, '');
}

function isSame(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
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

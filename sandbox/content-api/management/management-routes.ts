import type { FastifyInstance } from 'fastify';

import { addAssetRoutes } from './asset-routes';
import { addEntryRoutes } from './entry-routes';
import { management, type ManagementOptions } from './management-options';
import { addModelRoutes } from './model-routes';
import { toEnvironmentItem, toSpaceItem } from './to-management';

/**
 * Adds the part of Contentful's Management API that its import tool and client use, below `/spaces/{space}`: model,
 * entries and assets of one environment, with drafts, versions and publishing.
 */
export function addManagementRoutes(app: FastifyInstance, options: ManagementOptions): void {
  app.addContentTypeParser('application/vnd.contentful.management.v1+json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => {
    done(null, body);
  });
  app.get('/', management, () => toSpaceItem(options.getSpace()));
  const { environment } = options.getSpace();
  app.get(`/environments/${environment}`, management, () => toEnvironmentItem(options.getSpace()));
  app.register(
    (routes, _options, done) => {
      addModelRoutes(routes, options);
      addEntryRoutes(routes, options);
      addAssetRoutes(routes, options);
      done();
    },
    { prefix: `/environments/${environment}` },
  );
}

import type { Environment } from '../../src/config/env';

/** How scripts reach the Management API of a space. */
export type SpaceAccess = { accessToken: string; spaceId: string; environmentId: string; host: string };

/**
 * Reads which space, and with which token. Throws an error that names what is missing.
 * @param environment `CONTENTFUL_MANAGEMENT_HOST` is `api.contentful.com` unless set
 */
export function readSpaceAccess(environment: Environment): SpaceAccess {
  const read = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const missing = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_MANAGEMENT_TOKEN'].filter((name) => read(name) === '');
  if (missing.length > 0)
    throw new Error(`Set ${missing.join(' and ')}: a space, and a token that may change its model.`);
  return {
    accessToken: read('CONTENTFUL_MANAGEMENT_TOKEN'),
    spaceId: read('CONTENTFUL_SPACE_ID'),
    environmentId: read('CONTENTFUL_ENVIRONMENT', 'master'),
    host: read('CONTENTFUL_MANAGEMENT_HOST', 'api.contentful.com'),
  };
}

import { readSettings } from '../../src/config/env';

import { toDeskCms } from './desk-cms';

const access = { CONTENTFUL_SPACE_ID: 's', CONTENTFUL_ACCESS_TOKEN: 'delivery' };
const toCms = (environment: Record<string, string>) => toDeskCms(readSettings(environment));

it('asks nobody without a CMS, and for no drafts without a token of these', () => {
  expect(toCms({})).toBeNull();
  expect(toCms(access)).toMatchObject({
    published: { host: 'cdn.contentful.com', accessToken: 'delivery' },
    drafts: null,
  });
});

it.each([
  ['cdn.contentful.com', 'preview.contentful.com'],
  ['cdn.eu.contentful.com', 'preview.eu.contentful.com'],
  ['localhost:4011', 'preview.localhost:4011'],
])('of %s drafts are at %s', (host, drafts) => {
  expect(toCms({ ...access, CONTENTFUL_HOST: host, CONTENTFUL_PREVIEW_TOKEN: 'preview' })).toMatchObject({
    published: { host, accessToken: 'delivery' },
    drafts: { host: drafts, accessToken: 'preview', spaceId: 's' },
  });
});

it('a site of drafts has none beside what it shows', () => {
  const environment = { ...access, CONTENTFUL_HOST: 'preview.contentful.com', CONTENTFUL_PREVIEW_TOKEN: 'preview' };
  expect(toCms(environment)?.drafts).toBeNull();
});

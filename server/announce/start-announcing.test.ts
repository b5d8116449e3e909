import fastify from 'fastify';

import { startAnnouncing } from './start-announcing';

const settings = { key: '6f1c0d6e-2b3a', endpoint: 'https://api.indexnow.org/indexnow' };
const site = { siteUrl: 'https://www.dealer.example', contentful: null };

test('the site shows its key; without a key there is nothing', async () => {
  const server = fastify();
  startAnnouncing(server, { settings, site, releasesDir: '/nowhere' })?.().stop();
  const { statusCode, headers, body } = await server.inject('/6f1c0d6e-2b3a.txt');
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', settings.key]);
  expect((await server.inject('/6f1c0d6e.txt')).statusCode).toBe(404);
  expect(startAnnouncing(fastify(), { settings: null, site, releasesDir: '/nowhere' })).toBeNull();
});

test('a site that is not public has the key and announces nothing, and says why', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const local = { ...site, siteUrl: 'http://localhost:8000' };
  expect(startAnnouncing(fastify(), { settings, site: local, releasesDir: '/nowhere' })).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('SITE_URL is no https address'));
});

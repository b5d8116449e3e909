import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseStockItem } from '../../src/features/stock/model/item';
import { buildRawItem } from '../../src/testing/factories/stock-item';
import { publishRelease } from '../releases/publish-release';

import { createSiteServer } from './create-site-server';

test('the page of a newer machine is there for everybody but the router, which would leave the site to go to it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'newer-'));
  const releasesDir = path.join(folder, 'releases');
  mkdirSync(path.join(folder, 'build', '404'), { recursive: true });
  writeFileSync(path.join(folder, 'build', '404', 'index.html'), 'niet gevonden');
  const release = {
    contentSecurityPolicy: '',
    stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' },
    machines: [],
  };
  writeFileSync(path.join(folder, 'build', 'release.json'), JSON.stringify(release));
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 1, now: new Date() });
  const parsed = parseStockItem(buildRawItem({ advertisementID: 99 }));
  const askStock = () => Promise.resolve(parsed.status === 'ok' ? parsed.item : null);
  const server = await createSiteServer({ releasesDir, askStock });
  const url = '/occasions/tractoren/nieuw-99';
  const ask = async (method: 'GET' | 'HEAD', headers = {}) =>
    (await server.inject({ method, url, headers })).statusCode;
  expect(await ask('GET')).toBe(200);
  expect(await ask('HEAD')).toBe(200);
  expect(await ask('HEAD', { 'sec-fetch-dest': 'empty' })).toBe(404);
  expect(await ask('GET', { 'sec-fetch-dest': 'empty' })).toBe(200);
  await server.close();
  rmSync(folder, { recursive: true });
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createSiteServer } from './create-site-server';

const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const text = 'niet gevonden '.repeat(1000);
const missingPage = `<meta data-rh="true" name="robots" content="noindex"/>${text}`;

test('a machine without a page of its own is answered with the one that shows it live, which may be found', async () => {
  const release = path.join(folder, '20261002-081500');
  mkdirSync(path.join(release, '404'), { recursive: true });
  writeFileSync(path.join(release, '404/index.html'), missingPage);
  const stock = { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' };
  const live = ['/occasions/tractoren/fendt-2'];
  writeFileSync(
    path.join(release, 'release.json'),
    JSON.stringify({ contentSecurityPolicy: '', stock, machines: [], live }),
  );
  symlinkSync('20261002-081500', path.join(folder, 'current'));
  const server = await createSiteServer({ releasesDir: folder });
  const found = await server.inject('/occasions/tractoren/fendt-2');
  expect([found.statusCode, found.body]).toEqual([200, text]);
  expect((await server.inject('/occasions/tractoren/deutz-2')).headers.location).toBe('/occasions/tractoren/fendt-2');
  const missing = await server.inject('/nergens');
  expect([missing.statusCode, missing.body]).toEqual([404, missingPage]);
  await server.close();
});

/** @size medium */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addressesFile } from '../src/i18n/addresses/address-history';
import { readReleaseAddresses } from '../src/i18n/addresses/read-addresses';

import { fetchPublishedState } from './published-addresses';

const published = { pages: { contact: { nl: ['/contact', '/kontakt'] } }, gone: {}, machines: {} };
const built = { pages: { contact: { nl: ['/contact'] } }, gone: {}, machines: {} };

let buildDir: string;
let site: Server;
const description = JSON.stringify({
  contentSecurityPolicy: '',
  stock: { apiUrl: '', companyId: '' },
  machines: ['/occasions/tractoren/fendt-7'],
});

let answer: { status: number; body: string };
let warn: jest.SpyInstance;
const folders: string[] = [];

beforeEach(async () => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  buildDir = mkdtempSync(path.join(tmpdir(), 'public-'));
  site = createServer(({ url }, response) => {
    const body = url === '/release.json' ? description : answer.body;
    response.writeHead(body === '' ? 404 : answer.status).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  warn.mockRestore();
  await new Promise((resolve) => site.close(resolve));
  for (const folder of [buildDir, ...folders.splice(0)]) rmSync(folder, { recursive: true });
});

async function read(status: number, body: string) {
  answer = { status, body };
  const folder = await fetchPublishedState(
    `http://127.0.0.1:${String((site.address() as AddressInfo).port)}/`,
    buildDir,
  );
  if (folder === null) return null;
  folders.push(folder);
  // Which machines there were says the release itself.
  if (status === 200 && body.startsWith('{'))
    expect(readFileSync(path.join(folder, 'release.json'), 'utf8')).toBe(description);
  return readReleaseAddresses(folder);
}
const keepBuild = () => writeFileSync(path.join(buildDir, addressesFile), JSON.stringify(built));

test('a build on a static host goes on from the addresses that the site has published', async () => {
  keepBuild();
  expect(await read(200, JSON.stringify(published))).toEqual(published);
  expect(warn).not.toHaveBeenCalled();
});

test('before the first release nothing is known, and nothing is amiss', async () => {
  expect(await read(404, 'not found')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [503, 'unavailable'],
  [200, '<!doctype html>'],
])(
  'where the site does not say them (%i %j) they are those of the build before, and somebody is told',
  async (status, body) => {
    keepBuild();
    expect(await read(status, body)).toEqual(built);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`/${addressesFile}: it answered with status ${String(status)}`),
    );
  },
);

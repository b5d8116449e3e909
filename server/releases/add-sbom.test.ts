import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';

import { resolveRequest } from '../site/resolve-request';

import { addSbom, sbomFile } from './add-sbom';

const token = 'a-token-of-the-status-that-nobody-guesses';
let releasesDir = '';
let server: FastifyInstance;
beforeEach(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  mkdirSync(path.join(releasesDir, '1'));
  symlinkSync('1', path.join(releasesDir, 'current'));
  server = fastify();
  addSbom(server, { releasesDir, statusToken: token });
});
afterEach(() => rmSync(releasesDir, { recursive: true }));

const get = (authorization: string) => server.inject({ url: '/sbom.json', headers: { authorization } });

test('whoever has the token of the status gets the bill of materials of the release', async () => {
  expect((await get(`Bearer ${token}`)).statusCode).toBe(404);
  writeFileSync(path.join(releasesDir, '1', sbomFile), '{"bomFormat":"CycloneDX"}');
  const { statusCode, headers, body } = await get(`Bearer ${token}`);
  expect([statusCode, body, headers['cache-control']]).toEqual([200, '{"bomFormat":"CycloneDX"}', 'no-store']);
  expect(headers['content-type']).toMatch(/^application\/vnd\.cyclonedx\+json; version="?1\.6"?/);
  for (const other of ['', 'Bearer wrong', `Basic ${token}`]) expect((await get(other)).statusCode).toBe(401);
});

test('the file itself has no address', () => {
  expect(resolveRequest(`/${sbomFile}`).kind).toBe('error');
  expect(resolveRequest(`/${sbomFile}.br`).kind).toBe('error');
});

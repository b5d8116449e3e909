/** @size medium */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSiteServer } from './start-site-server';

let releasesDir = '';
beforeEach(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'start-site-'));
  mkdirSync(path.join(releasesDir, 'current'));
});
afterEach(() => {
  rmSync(releasesDir, { recursive: true });
});

test('a stopping server does not wait for a connection without a request', async () => {
  const site = await startSiteServer({ port: 0, host: '127.0.0.1', releasesDir, graceMs: 50 });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  const start = Date.now();
  await site.close();
  await ended;
  expect(Date.now() - start).toBeLessThan(3000);
});

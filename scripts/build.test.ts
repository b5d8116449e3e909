/** @size medium */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { withBuildLock } from '../build/build-lock';
import { exitCodes } from '../server/rebuild/exit-codes';

const program = path.resolve('scripts/build.ts');
const before = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('a second build exits with a message while another one runs, whoever uses the ports of the demo', async () => {
  // A killed server leaves its build running, with a demo of its own.
  const other = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const port = String((other.address() as AddressInfo).port);
  const [code, errors] = await withBuildLock(() => {
    const env = { ...process.env, SANDBOX_STOCK_PORT: port, SANDBOX_CONTENT_PORT: port, SANDBOX_DIR: folder };
    const child = spawn(process.execPath, ['--import', 'tsx', program], { cwd: folder, env });
    return Promise.all([new Promise((resolve) => child.once('exit', resolve)), text(child.stderr)]);
  });
  other.close();
  expect([code, errors]).toEqual([exitCodes.busy, expect.stringContaining('Another build is going on')]);
}, 40_000);

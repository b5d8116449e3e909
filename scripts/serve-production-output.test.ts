/** @size medium */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from './lib/free-port';

const statusToken = 'a-token-of-the-status-that-nobody-guesses';
let folder = '';
let child: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
  const port = await findFreePort(8400);
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-production.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', RELEASES_DIR: folder, STATUS_TOKEN: statusToken, LOG_FORMAT: '' },
      ...{ GATSBY_STOCK_API_URL: 'http://127.0.0.1:1', GATSBY_STOCK_COMPANY_ID: 'demo' },
      REBUILD_COMMAND: `sh -c "echo building; echo The CMS refuses ${statusToken}. >&2; exit 2"`,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  while (child.exitCode === null && !(output.includes('is served at') && output.includes('The build ended')))
    await wait(50);
});
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true });
});

const parse = () =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);

it('logs an object a line where there is no terminal, builds as well', () => {
  expect(parse()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: 'info', message: 'building', source: 'build' }),
      expect.objectContaining({ level: 'error', message: 'The build ended: refused. The CMS refuses [secret].' }),
    ]),
  );
});

it('its metrics count its builds and requests, and a request that fails is a line without its query', async () => {
  const [, url = ''] = /is served at (http:\S+?)"/.exec(output) ?? [];
  await fetch(`${url}/contact?name=Jan`);
  const { headers } = await fetch(`${url}/status`);
  expect(headers.get('www-authenticate')).toBe('Bearer');
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${statusToken}` } });
  const lines = (await metrics.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_builds_total{result="refused"} 1',
      'site_build_failures_in_row 1',
      'site_http_requests_total{kind="contact",class="5xx"} 1',
      'site_http_requests_total{kind="other",class="4xx"} 1',
    ]),
  );
  // The line comes by another way than the answer.
  while (!output.includes('"status":503')) await wait(20);
  expect(parse().at(-1)).toMatchObject({
    level: 'warn',
    method: 'GET',
    path: '/contact',
    status: 503,
    reason: 'There is no release yet',
  });
});

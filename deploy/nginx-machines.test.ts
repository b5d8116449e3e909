import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from '../scripts/lib/free-port';
import { getRedirectRules } from '../src/config/redirect-rules';

import { toNginxConfig } from './nginx-config';
import { toMachinesMap } from './nginx-machines';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-machines-'));
// It reads as a user of its own.
chmodSync(folder, 0o755);
let url = '';
let nginx: ChildProcess | null = null;
// Only nginx itself can say how it reads its file; where there is none, the other tests remain.
const testWithNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

/** As `deploy/README.md` says it. */
function writeConfig(port: number): string {
  const file = path.join(folder, 'outer.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; events {}
http {
  access_log off;
  include ${folder}/nginx-machines.conf;
  server { listen 127.0.0.1:${String(port)}; root ${folder}; include ${folder}/nginx.conf; }
}`,
  );
  return file;
}

function writeMachines(addresses: readonly string[]): void {
  writeFileSync(path.join(folder, 'nginx-machines.conf'), toMachinesMap(addresses));
}

beforeAll(async () => {
  const pages = {
    '404/index.html': 'missing',
    'en/404/index.html': 'missing in English',
    'live-machine.html': 'live',
    'en/live-machine.html': 'live in English',
    'occasions/tractoren/fendt-1/index.html': 'built',
  };
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'nginx.conf'), toNginxConfig("default-src 'none'", getRedirectRules(null)));
  writeMachines(['/en/occasions/tractors/fendt-2', '/occasions/tractoren/fendt-2']);
  if (testWithNginx === test.skip) return;
  const port = await findFreePort(8580);
  url = `http://127.0.0.1:${String(port)}`;
  nginx = spawn('nginx', ['-c', writeConfig(port)], { stdio: 'inherit' });
  for (let tries = 0; tries < 50 && (await fetch(url).catch(() => null)) === null; tries += 1) await wait(100);
});
afterAll(async () => {
  if (nginx !== null) {
    const ended = new Promise((resolve) => nginx?.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

testWithNginx.each([
  ['/occasions/tractoren/fendt-2', 200, 'live'],
  ['/occasions/tractoren/fendt-2?utm_source=x', 200, 'live'],
  ['/occasions/tractoren/fendt-2/', 200, 'live'],
  ['/en/occasions/tractors/fendt-2', 200, 'live in English'],
  ['/occasions/tractoren/fendt-1', 200, 'built'],
  ['/occasions/tractoren/fendt-3', 404, 'missing'],
  ['/occasions/maaidorsers/fendt-2', 404, 'missing'],
  ['/en/occasions/tractors/fendt-3', 404, 'missing in English'],
  ['/live-machine.html', 404, 'missing'],
  ['/en/live-machine.html', 404, 'missing'],
])('nginx answers %s with %i', async (address, status, body) => {
  const response = await fetch(url + address);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

testWithNginx('it takes thousands of machines with the longest addresses, and none', () => {
  const long = `${'c'.repeat(60)}/${'p'.repeat(80)}`;
  const many = Array.from({ length: 60_000 }, (_, index) => `/occasions/${long}-${String(index)}`);
  for (const addresses of [many, many.slice(0, 300), many.slice(0, 1), []]) {
    writeMachines(addresses);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', writeConfig(1)], { encoding: 'utf8' });
    expect([status, stderr.includes('[warn]')]).toEqual([0, false]);
  }
});

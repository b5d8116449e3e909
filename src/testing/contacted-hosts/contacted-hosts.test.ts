/** @size medium */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isThisMachine, recordContactedHosts } from './contacted-hosts';

/** Nothing listens on the port, and nobody has these names. */
const script = `
  const { fork } = require('node:child_process');
  const { Worker } = require('node:worker_threads');
  const quiet = (emitter) => emitter.on('error', () => undefined);
  if (process.argv[2] === 'child') quiet(require('node:net').connect(1, '127.0.0.5'));
  else {
    quiet(require('node:http').get('http://127.0.0.1:1/path'));
    quiet(require('node:https').get('https://https.invalid/path'));
    fetch('http://fetch.invalid/path').catch(() => undefined);
    quiet(require('node:net').connect(1, '127.0.0.2'));
    quiet(require('node:net').connect({ path: '/nowhere.sock' }));
    quiet(require('node:net').connect('/nowhere.sock'));
    quiet(require('node:tls').connect({ host: 'tls.invalid', port: 1 }));
    require('node:dns').lookup('lookup.invalid', () => undefined);
    require('node:util').promisify(require('node:dns').lookup)('127.0.0.3').then(({ address }) => console.log(address));
    new Worker("require('node:net').connect(1, '127.0.0.4').on('error', () => undefined)", { eval: true });
    fork(__filename, ['child']);
  }
`;

test('what a process contacts is written down, by whatever way, and what its threads and processes do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contacting-'));
  const environment: NodeJS.ProcessEnv = { ...process.env };
  const { read, stop } = recordContactedHosts(environment);
  try {
    writeFileSync(`${folder}/contact.cjs`, script);
    const child = spawn(process.execPath, [`${folder}/contact.cjs`], { env: environment });
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    await once(child, 'close');
    expect(read()).toEqual([
      ...['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'],
      ...['fetch.invalid', 'https.invalid', 'lookup.invalid', 'tls.invalid'],
    ]);
    expect(output.trim()).toBe('127.0.0.3');
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
  expect(environment.NODE_OPTIONS ?? '').not.toContain('record-hosts');
});

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost', 'preview.localhost'])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

test.each(['128.0.0.1', 'localhost.example', 'notlocalhost', '127.0.0.1.example', 'cdn.contentful.com'])(
  '%s is another one',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import packageJson from '../package.json';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  mkdirSync(path.join(folder, 'scripts'));
  for (const file of ['scripts/run.mjs', 'scripts/ensure-installed.mjs', 'package-lock.json'])
    cpSync(file, path.join(folder, file));
  for (const name of ['serve-production', 'rollback'])
    writeFileSync(path.join(folder, `scripts/${name}.ts`), `console.log('${name}', process.argv[2] as string);`);
  // In place of npm: says that it was called.
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\ntouch installed\n', { mode: 0o755 });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function run(name: 'serve:production' | 'rollback') {
  const [, ...args] = packageJson.scripts[name].split(' ');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, 'x'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, hasInstalled: existsSync(path.join(folder, 'installed')) };
}

test.each(['serve:production', 'rollback'] as const)('%s runs on what is installed, by whatever it was', (name) => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const stdout = `${name.replace(':', '-')} x\n`;
  expect(run(name)).toEqual({ status: 0, stdout, stderr: '', hasInstalled: false });
});

test.each(['serve:production', 'rollback'] as const)('%s says so where nothing is installed', (name) => {
  const sentence = 'There are no dependencies here: run npm ci first.\n';
  expect(run(name)).toEqual({ status: 1, stdout: '', stderr: sentence, hasInstalled: false });
});

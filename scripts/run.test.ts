/** @size medium */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import packageJson from '../package.json';

let [parent, folder] = ['', ''];
/** A project of a few files. @param name of its folder */
function make(name: string) {
  folder = path.join(parent, name);
  mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  for (const file of ['scripts/run.mjs', 'scripts/ensure-installed.mjs', 'package-lock.json'])
    cpSync(file, path.join(folder, file));
  for (const name of ['build', 'serve-production', 'rollback'])
    writeFileSync(path.join(folder, `scripts/${name}.ts`), `console.log('${name}', process.argv[2] as string);`);
  // In place of npm: records the call.
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\ntouch installed\n', { mode: 0o755 });
}
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'run-'));
  make('site');
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

function run(name: 'build:production' | 'serve:production' | 'rollback' | 'start') {
  const [, ...args] = packageJson.scripts[name].split(' ');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, 'x'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, hasInstalled: existsSync(path.join(folder, 'installed')) };
}

test.each(['build:production', 'serve:production', 'rollback'] as const)(
  '%s uses the installed dependencies, without installing',
  (name) => {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const stdout = `${path.basename(packageJson.scripts[name], '.ts').replace(/^.*\//, '')} x\n`;
    expect(run(name)).toEqual({ status: 0, stdout, stderr: '', hasInstalled: false });
  },
);

test.each(['build:production', 'serve:production', 'rollback'] as const)(
  '%s exits with a message without dependencies',
  (name) => {
    const sentence = 'The dependencies are missing: run npm ci first.\n';
    expect(run(name)).toEqual({ status: 1, stdout: '', stderr: sentence, hasInstalled: false });
  },
);

test.each([
  ["Jan's site (kopie)", "' ("],
  ['50% korting', '%'],
  ['site #2', '#'],
  ['site [oud]', '['],
  ['wow!', '!'],
  ['wat?', '?'],
  ['a{b,c}', '{'],
  ['a\nb', 'an invisible character'],
])('in the folder ‘%s’ every command exits with a message that names the characters', (name, characters) => {
  make(name);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const command of ['start', 'serve:production', 'rollback'] as const) {
    const { status, stdout, stderr, hasInstalled } = run(command);
    expect([status, stdout, hasInstalled]).toEqual([1, '', false]);
    expect(stderr).toContain(`because of ${characters} in its path: rename the folder`);
    expect(stderr.trim().split(/\n(?!b)/)).toHaveLength(1);
  }
});

test('parent folders are checked as well', () => {
  make('(klanten)/site');
  expect(run('start').stderr).toContain('because of ( in its path');
});

test.each(['Mijn site', 'Söhne & Zn., 2', 'Ünï 日本 @2 +x=y~ $H;^)', 'a_b-c.d'])('the folder ‘%s’ works', (name) => {
  make(name);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  expect(run('rollback')).toMatchObject({ status: 0, stdout: 'rollback x\n' });
});

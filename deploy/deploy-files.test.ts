import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { stateFiles } from '../build/state';
import packageJson from '../package.json';
import { gatsbyCache } from '../patches/gatsby/cache-files';

const containerfile = readFileSync('deploy/Containerfile', 'utf8');
const unit = readFileSync('deploy/dealer-website.service', 'utf8');
const settings = readFileSync('.env.example', 'utf8');

/** The folders of the project that builds write. */
const written = [path.dirname(stateFiles.lock), gatsbyCache.folder, 'public'];

/** The program that `npm run serve:production` runs. */
const program = packageJson.scripts['serve:production'].split(' ').at(-1) ?? '';

test('container and service run the program of the production command', () => {
  expect(existsSync(program)).toBe(true);
  expect(containerfile).toContain(`CMD ["node", "--import", "tsx", "${program}"]`);
  expect(unit).toContain(`ExecStart=/usr/bin/node --import tsx ${program}\n`);
});

test('the container’s Node version is supported', () => {
  const major = Number(/^FROM \S+\/node:(\d+)/m.exec(containerfile)?.[1]);
  const [, least = 0, below = 0] = (/>=(\d+)\S* <(\d+)/.exec(packageJson.engines.node) ?? []).map(Number);
  expect(major).toBeGreaterThanOrEqual(least);
  expect(major).toBeLessThan(below);
});

test('both use the same port, and set only known settings', () => {
  const names = [...`${containerfile}\n${unit}`.matchAll(/^(?:ENV|Environment=)(.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('RELEASES_DIR');
  for (const name of names.filter((each) => each !== 'NODE_ENV'))
    expect(settings).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  expect(containerfile).toContain('PORT=8000');
  expect(containerfile).toContain('EXPOSE 8000');
  expect(unit).toContain('PORT=8000');
  expect(readFileSync('deploy/dealer-website.socket', 'utf8')).toMatch(/^ListenStream=127\.0\.0\.1:8000$/m);
});

test('an empty line of the example does not override a folder of the container’s volume', () => {
  const [, line = ''] = /^ENV (.*)$/m.exec(containerfile) ?? [];
  const names = [...line.matchAll(/(\w+)=\/data/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(settings).not.toMatch(new RegExp(`^${name}=`, 'm'));
});

test('an image has no settings and no packages of the system that it is built on', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const name of ['.env', '.env.*', 'node_modules', '.cache', 'public', 'releases', '.sandbox', '.git'])
    expect(ignored).toContain(name);
});

test('the container runs as an ordinary user who may write its volumes alone, which are all that builds write', () => {
  const [, command = ''] = /^# (podman run .*)$/m.exec(containerfile) ?? [];
  expect(command).toContain(' --read-only --tmpfs /tmp ');
  expect(containerfile).toMatch(/^USER node$/m);
  const [, owned = ''] = / && chown -R node:node (.*)$/m.exec(containerfile) ?? [];
  const volumes = owned.split(' ').map((folder) => path.resolve('/site', folder));
  expect(containerfile).toContain(`\nVOLUME ${volumes.join(' ')}\n`);
  expect(volumes.sort()).toEqual(['/data', ...written.map((folder) => `/site/${folder}`)].sort());
});

test('the service writes what builds write, releases and the data of the demo, and no code', () => {
  const writable = [...unit.matchAll(/^ReadWritePaths=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const project = '/srv/dealer-website/';
  expect(unit).toContain(`WorkingDirectory=${project.slice(0, -1)}\n`);
  expect(writable).toEqual([...[...written, 'releases'].map((name) => project + name), `-${project}.sandbox`]);
  // systemd does not start a service without them, and a folder that is made anew is not the one that it may write.
  expect(readFileSync('deploy/README.md', 'utf8')).toContain(`mkdir ${[...written, 'releases'].join(' ')} `);
});

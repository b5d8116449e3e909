/** @size medium */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.resolve('scripts/rollback.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'rollback-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const ids = ['20261121-120000', '20261121-130000', '20261121-140000'];
beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const id of ids) mkdirSync(path.join(folder, 'kept', id), { recursive: true });
  symlinkSync(ids[2] ?? '', path.join(folder, 'kept/current'));
  writeFileSync(path.join(folder, '.env'), 'RELEASES_DIR=kept\nSITE_URL=not an address\n');
});

function run(): string {
  const env = { ...process.env, RELEASES_DIR: undefined };
  return execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: folder, env, encoding: 'utf8' });
}

test('a rollback uses the folder of .env, and mentions a running build', () => {
  expect(run()).not.toContain('is running');
  expect(readlinkSync(path.join(folder, 'kept/current'))).toBe(ids[1]);
  mkdirSync(path.join(folder, '.build/lock'), { recursive: true });
  expect(run()).toContain('A build is running');
  expect(readlinkSync(path.join(folder, 'kept/current'))).toBe(ids[0]);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'looked-at-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what Gatsby has looked at are its sources, and no page that was built', () => {
  for (const name of ['src/source.ts', 'public/page.html', 'releases/1/page.html']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  const watcher = require.resolve('@parcel/watcher', { paths: [path.dirname(require.resolve('@parcel/fs'))] });
  const look = `require(${JSON.stringify(watcher)}).writeSnapshot(process.cwd(), 'seen', {})`;
  const preload = path.join(__dirname, 'look-at-sources-only.cjs');
  const env = { ...process.env, RELEASES_DIR: '' };
  execFileSync(process.execPath, ['--require', preload, '--eval', look], { cwd: folder, env });
  const seen = readFileSync(path.join(folder, 'seen'), 'utf8');
  expect(seen).toContain('source.ts');
  expect(seen).not.toContain('page.html');
});

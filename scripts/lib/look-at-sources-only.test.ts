import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'looked-at-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const files = ['src/source.ts', '.cache/compiled/gatsby-node.js', 'public/page.html', 'releases/1/page.html'];

test('Gatsby is told of changes of its sources and of what it compiled, and of no page that was built', () => {
  for (const name of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  const watcher = require.resolve('@parcel/watcher', { paths: [path.dirname(require.resolve('@parcel/fs'))] });
  const run = (look: string) => {
    const program = `require(${JSON.stringify(watcher)}).${look}.then((found) => console.log(JSON.stringify(found ?? [])))`;
    const preload = path.join(__dirname, 'look-at-sources-only.cjs');
    const env = { ...process.env, RELEASES_DIR: '' };
    return execFileSync(process.execPath, ['--require', preload, '--eval', program], { cwd: folder, env }).toString();
  };
  run(`writeSnapshot(process.cwd(), 'seen', {})`);
  for (const name of files) rmSync(path.join(folder, name));
  const events = JSON.parse(run(`getEventsSince(process.cwd(), 'seen', {})`)) as { type: string; path: string }[];
  const deleted = events.filter(({ type }) => type === 'delete').map((event) => path.relative(folder, event.path));
  expect(deleted.sort()).toEqual(['.cache/compiled/gatsby-node.js', 'src/source.ts']);
});

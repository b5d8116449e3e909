import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workers-'));
  writeFileSync(path.join(folder, 'main.js'), program);
  writeFileSync(
    path.join(folder, 'child.js'),
    'exports.runQueries = () => 1; exports.renderHTMLProd = () => process.pid;',
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What Gatsby does with its pool: asks for pages in parts, starts it anew, and renders. Says how many rendered. */
const program = `
  const { WorkerPool } = require(${JSON.stringify(require.resolve('gatsby-worker'))});
  const pool = new WorkerPool(__dirname + '/child.js', { numWorkers: 1, env: {} });
  const parts = Array.from({ length: Number(process.argv[2]) / 50 }, () => ({ pageQueryIds: Array(50).fill('/page') }));
  Promise.all(parts.map((part) => pool.single.runQueries(part)))
    .then(() => pool.restart())
    .then(() => Promise.all(pool.all.renderHTMLProd()))
    .then((pids) => { console.log(new Set(pids).size); return Promise.all(pool.end()); });
`;

test.each([
  [150, 1],
  [1000, 1],
  [1050, 3],
])('after %s pages were asked for, %s processes render', (pages, count) => {
  const preload = path.join(__dirname, 'workers-by-need.cjs');
  const args = ['--require', preload, path.join(folder, 'main.js'), String(pages)];
  const env = { ...process.env, MOST_WORKERS: '3' };
  expect(execFileSync(process.execPath, args, { env }).toString().trim()).toBe(String(count));
});

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
    'exports.runQueries = () => process.pid; exports.renderHTMLProd = () => process.pid;',
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What Gatsby does with its pool: asks for pages in parts, starts it anew, and renders. Says how many rendered, and whether one of them had been asked. */
const program = `
  const { WorkerPool } = require(${JSON.stringify(require.resolve('gatsby-worker'))});
  const pool = new WorkerPool(__dirname + '/child.js', { numWorkers: 1, env: {} });
  const parts = Array.from({ length: Number(process.argv[2]) / 50 }, () => ({ pageQueryIds: Array(50).fill('/page') }));
  Promise.all(parts.map((part) => pool.single.runQueries(part)))
    .then(async ([asked]) => {
      await pool.restart();
      const pids = await Promise.all(pool.all.renderHTMLProd());
      console.log(JSON.stringify([new Set(pids).size, pids.includes(asked)]));
      await Promise.all(pool.end());
    });
`;

test.each([
  [150, 1, true],
  [1000, 1, true],
  [1050, 3, false],
])(
  'after %s pages were asked for, %s processes render, the one that was there among them: %s',
  (pages, count, isSame) => {
    const preload = path.join(__dirname, 'workers-by-need.cjs');
    const args = ['--require', preload, path.join(folder, 'main.js'), String(pages)];
    const env = { ...process.env, MOST_WORKERS: '3' };
    expect(JSON.parse(execFileSync(process.execPath, args, { env }).toString())).toEqual([count, isSame]);
  },
);

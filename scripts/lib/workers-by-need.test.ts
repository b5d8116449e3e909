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

/** What Gatsby does with its pool where much changed: asks, starts it anew, and renders. Says how many rendered, and whether one of them had been asked. */
const program = `
  const { WorkerPool } = require(${JSON.stringify(require.resolve('gatsby-worker'))});
  const pool = new WorkerPool(__dirname + '/child.js', { numWorkers: 1, env: {} });
  pool.single.runQueries({ pageQueryIds: [] }).then(async (asked) => {
    await pool.restart();
    const pids = await Promise.all(pool.all.renderHTMLProd());
    console.log(JSON.stringify([new Set(pids).size, pids.includes(asked)]));
    await Promise.all(pool.end());
  });
`;

test.each([
  ['3', 3],
  [undefined, 1],
])('where one process asked, of at most %s, %s render, none of them with what it remembers', (most, count) => {
  const args = ['--require', path.join(__dirname, 'workers-by-need.cjs'), path.join(folder, 'main.js')];
  const env = { ...process.env, MOST_WORKERS: most };
  expect(JSON.parse(execFileSync(process.execPath, args, { env }).toString())).toEqual([count, false]);
});

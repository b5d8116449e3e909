import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workers-'));
  writeFileSync(path.join(folder, 'child.js'), child);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Stands for what Gatsby's processes can do. */
const child = `
  const told = [];
  for (const name of ['loadConfigAndPlugins', 'buildSchema', 'setComponents']) {
    exports[name] = (...args) => void told.push([name, ...args].join(' '));
  }
  exports.runQueries = () => ({ pid: process.pid, told });
  exports.renderHTMLProd = (page) => {
    if (page === 'broken') throw Object.assign(new Error(page), { context: { path: '/broken' } });
    return { pid: process.pid };
  };
`;

/** A program with Gatsby's pool, whose processes answer with what they are and what they were told. */
const withPool = (body: string) => `
  const { WorkerPool } = require(${JSON.stringify(require.resolve('gatsby-worker'))});
  const pool = new WorkerPool(__dirname + '/child.js', { numWorkers: 1, env: {} });
  const say = (value) => console.log(JSON.stringify(value));
  (async () => { ${body} })().then(() => Promise.all(pool.end()));
`;

function run(body: string, most: string | undefined): unknown {
  writeFileSync(path.join(folder, 'main.js'), withPool(body));
  const args = ['--require', path.join(__dirname, 'workers-by-need.cjs'), path.join(folder, 'main.js')];
  const env = { ...process.env, MOST_WORKERS: most };
  return JSON.parse(execFileSync(process.execPath, args, { env }).toString());
}

test.each([
  ['3', 3],
  [undefined, 1],
])('where one process asked, of at most %s, %s render, none of them with what it remembers', (most, count) => {
  const body = `
    const { pid } = await pool.single.runQueries({ pageQueryIds: [] });
    await pool.restart();
    const pids = (await Promise.all(pool.all.renderHTMLProd())).map(({ pid }) => pid);
    say([new Set(pids).size, pids.includes(pid)]);
  `;
  expect(run(body, most)).toEqual([count, false]);
});

test.each([
  ['3', true],
  [undefined, false],
])('few pages are rendered here where there may be %s: %s', (most, isHere) => {
  const body = `
    pool.all.loadConfigAndPlugins('a');
    pool.all.buildSchema();
    say((await pool.single.renderHTMLProd()).pid === process.pid);
  `;
  expect(run(body, most)).toBe(isHere);
});

test('a page that cannot be rendered here says why', () => {
  const body = `say(await pool.single.renderHTMLProd('broken').catch(({ message, context }) => ({ message, context })));`;
  expect(run(body, '1')).toEqual({ message: 'broken', context: { path: '/broken' } });
});

test('of many pages the later ones are rendered beside', () => {
  const body = `
    const pids = (await Promise.all(Array.from({ length: 6 }, () => pool.single.renderHTMLProd()))).map(({ pid }) => pid);
    say(pids.map((pid) => pid === process.pid));
  `;
  expect(run(body, '1')).toEqual([true, true, true, true, false, false]);
});

test('a process that is started late was told what it would have been told at once', () => {
  const body = `
    pool.all.loadConfigAndPlugins('a');
    pool.all.buildSchema();
    pool.all.setComponents();
    say((await pool.single.runQueries()).told);
  `;
  expect(run(body, '1')).toEqual(['loadConfigAndPlugins a', 'buildSchema', 'setComponents']);
});

test('a pool that renders nothing starts as ever', () => {
  writeFileSync(path.join(folder, 'child.js'), 'exports.validate = () => ({ pid: process.pid });');
  expect(run(`say((await pool.single.validate()).pid === process.pid);`, '1')).toBe(false);
});

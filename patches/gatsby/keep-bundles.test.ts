import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stateVariables } from '../../build/state';

import { keepBundles, type Bundlers } from './keep-bundles';

const home = process.cwd();
const virtual = '.cache/_this_is_virtual_fs_path_/$virtual';
let folder = '';
let warnings = false;
/** How often each bundler ran. */
let runs = { scripts: 0, renderer: 0 };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  process.chdir(folder);
  for (const name of [virtual, 'public', '.cache/page-ssr']) mkdirSync(name, { recursive: true });
  writeFileSync('.cache/api-runner-ssr-plugins.js', 'plugins');
  writeFileSync(`${virtual}/async-requires.js`, 'home');
  process.env[stateVariables.code] = 'code';
  warnings = false;
});
afterEach(() => {
  process.chdir(home);
  Reflect.deleteProperty(process.env, stateVariables.code);
  for (const name of ['GATSBY_WEBSHOP_URL', 'NETLIFY']) Reflect.deleteProperty(process.env, name);
  rmSync(folder, { recursive: true });
});

/** A bundler that writes a file, as webpack says what it wrote. */
function toBundler(part: keyof typeof runs, output: string, file: string) {
  return () => {
    runs[part] += 1;
    writeFileSync(path.join(output, file), 'bundle');
    const compilation = {
      assets: [{ name: file }],
      outputOptions: { path: path.resolve(output) },
      getAssets() {
        return this.assets;
      },
    };
    return Promise.resolve({
      stats: { hash: `${part} hash`, hasWarnings: () => warnings && part === 'scripts', compilation },
      close: () => Promise.resolve(),
    });
  };
}

/** As Gatsby knows the build before. */
const state = { webpackCompilationHash: 'scripts hash', html: { ssrCompilationHash: 'renderer hash' } };

/** What a build bundles. @returns the hashes that Gatsby is told */
async function build(known = state) {
  runs = { scripts: 0, renderer: 0 };
  const bundlers: Bundlers = {
    scripts: { buildProductionBundle: toBundler('scripts', 'public', 'app.js') },
    renderer: { buildRenderer: toBundler('renderer', '.cache/page-ssr', 'render-page.js') },
  };
  keepBundles(bundlers, () => known);
  const scripts = await bundlers.scripts.buildProductionBundle();
  const renderer = await bundlers.renderer.buildRenderer();
  for (const { close } of [scripts, renderer]) await close();
  return [scripts.stats.hash, renderer.stats.hash];
}

const both = { scripts: 1, renderer: 1 };
const none = { scripts: 0, renderer: 0 };

test('what was bundled of the same is not bundled again, and Gatsby is told the same', async () => {
  const first = await build();
  expect(runs).toEqual(both);
  expect(await build()).toEqual(first);
  expect(runs).toEqual(none);
});

test.each<[string, () => void]>([
  ['the code', () => (process.env[stateVariables.code] = 'other code')],
  ['what Gatsby writes of its plugins', () => writeFileSync('.cache/api-runner-ssr-plugins.js', 'another plugin')],
  ['the list of templates', () => writeFileSync(`${virtual}/async-requires.js`, 'home, contact')],
  ['a setting', () => (process.env.GATSBY_WEBSHOP_URL = 'https://webshop.example')],
  ['a script that is gone', () => rmSync('public/app.js')],
  [
    'another renderer in its place, the development server’s',
    () => writeFileSync('.cache/page-ssr/render-page.js', 'other'),
  ],
  [
    'what says which files a page loads, written by a bundling that failed',
    () => writeFileSync('public/webpack.stats.json', '{}'),
  ],
  ['a host whose adapter is told what there is', () => (process.env.NETLIFY = 'true')],
  ['a renderer that is gone', () => rmSync('.cache/page-ssr/render-page.js')],
  ['what is kept about it, half a file', () => writeFileSync('.cache/bundles.json', '{"inputs":')],
])('another time both are bundled because of %s', async (_, change) => {
  await build();
  change();
  await build();
  expect(runs).toEqual(both);
});

test.each([
  { webpackCompilationHash: '', html: { ssrCompilationHash: '' } },
  { webpackCompilationHash: 'scripts hash', html: { ssrCompilationHash: 'of before' } },
])('Gatsby has to know that build itself', async (known) => {
  await build();
  await build(known);
  expect(runs).toEqual(both);
});

test('after a bundling that failed both are bundled, whatever was bundled before', async () => {
  await build();
  process.env[stateVariables.code] = 'broken code';
  const fail = () => Promise.reject(new Error('no such export'));
  const bundlers: Bundlers = { scripts: { buildProductionBundle: fail }, renderer: { buildRenderer: fail } };
  keepBundles(bundlers, () => state);
  await expect(bundlers.scripts.buildProductionBundle()).rejects.toThrow('no such export');
  process.env[stateVariables.code] = 'code';
  await build();
  expect(runs).toEqual(both);
});

test('scripts that webpack warns of are bundled again, so that the warning is seen', async () => {
  warnings = true;
  await build();
  await build();
  expect(runs).toEqual(both);
});

test('how many processes there are makes no other bundle', async () => {
  await build();
  process.env.GATSBY_CPU_COUNT = '7';
  await build();
  Reflect.deleteProperty(process.env, 'GATSBY_CPU_COUNT');
  expect(runs).toEqual(none);
});

test('who starts Gatsby without saying by which code has all bundled', async () => {
  await build();
  Reflect.deleteProperty(process.env, stateVariables.code);
  await build();
  expect(runs).toEqual(both);
});

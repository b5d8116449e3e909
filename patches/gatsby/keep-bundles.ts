import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { BuildArgs } from 'gatsby';
import * as v from 'valibot';

import { stateFiles, stateVariables } from '../../build/state';
import { isPlain } from '../plain';

import { gatsbyCache } from './cache-files';

/**
 * What was bundled last: of what, the hashes of both bundles, and the files that they are, each with its bytes and when
 * it was written (ms).
 */
const bundlesSchema = v.object({
  inputs: v.string(),
  scripts: v.pipe(v.string(), v.nonEmpty()),
  renderer: v.pipe(v.string(), v.nonEmpty()),
  files: v.record(v.string(), v.string()),
});
type Bundles = v.InferOutput<typeof bundlesSchema>;
const bundlesFile = stateFiles.bundles;
const codeVariable = stateVariables.code;
/** What Gatsby writes of the scripts when they are bundled: which files a page loads. */
const aboutScripts = ['public/webpack.stats.json', 'public/chunk-map.json'];

type Compilation = { getAssets: () => readonly { name: string }[]; outputOptions: { path?: string } };
type Stats = { hash: string; hasWarnings: () => boolean; compilation: Compilation };
/** What Gatsby is told of a bundle that is kept: nothing else of it is looked at. */
type KeptStats = Pick<Stats, 'hash' | 'hasWarnings'>;
type Bundle<T> = { stats: T; close: () => Promise<void> };
type Bundler = (...args: never[]) => Promise<Bundle<Stats> | Bundle<KeptStats>>;
/**
 * Of Gatsby's modules: what bundles the browser's scripts, and what bundles the program that renders pages, one after
 * the other.
 */
export type Bundlers = { scripts: { buildProductionBundle: Bundler }; renderer: { buildRenderer: Bundler } };

/** As Gatsby keeps what it knows of its last build. */
export type State = { webpackCompilationHash: string; html: { ssrCompilationHash: string } };

/**
 * Lets Gatsby bundle nothing where all that bundles are made of is what it was, and they are where they were: webpack
 * reads what it kept of thousands of modules, looks at each, and writes the same files again, a sixth of the time that
 * another price of one machine takes.
 */
export function keepBundles({ scripts, renderer }: Bundlers, getState: () => State): void {
  // Whoever starts Gatsby without it may have changed anything. What moves the pages to another host is told by webpack
  // what there is.
  if (process.env[codeVariable] === undefined || process.env.NETLIFY !== undefined) return;
  const { buildProductionBundle } = scripts;
  const { buildRenderer } = renderer;
  let inputs = '';
  let kept: Bundles | null = null;
  let made: Bundle<Stats> | null = null;
  scripts.buildProductionBundle = async (...args) => {
    // Not before: Gatsby has just written what brings templates together.
    inputs = hashInputs();
    kept = readBundles(inputs, getState());
    if (kept !== null) return toKept(kept.scripts);
    // Of a bundling that fails some files are there.
    rmSync(bundlesFile, { force: true });
    made = (await buildProductionBundle(...args)) as Bundle<Stats>;
    return made;
  };
  renderer.buildRenderer = async (...args) => {
    const bundle = kept === null ? await buildRenderer(...args) : toKept(kept.renderer);
    if (made !== null) remember(inputs, made.stats, bundle.stats as Stats);
    return bundle;
  };
}

/** Keeps the bundles of the build before in the build under way, where they are the same. */
export function keepBundlesOf(args: BuildArgs): void {
  const { store } = args as unknown as { store: { getState: () => State } };
  if (!isPlain()) keepBundles(getBundlers(), () => store.getState());
}

/** Gatsby's own modules, as the build that is under way has them. */
function getBundlers(): Bundlers {
  const require = createRequire(path.resolve('package.json'));
  return {
    scripts: require('gatsby/dist/commands/build-javascript') as Bundlers['scripts'],
    renderer: require('gatsby/dist/commands/build-html') as Bundlers['renderer'],
  };
}

function toKept(hash: string): Bundle<KeptStats> {
  return { stats: { hash, hasWarnings: () => false }, close: () => Promise.resolve() };
}

/** Null also when Gatsby has forgotten that build: it would not know which queries a template needs. */
function readBundles(inputs: string, { webpackCompilationHash, html }: State): Bundles | null {
  if (!existsSync(bundlesFile)) return null;
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), bundlesSchema),
    readFileSync(bundlesFile, 'utf8'),
  );
  const isSame =
    success &&
    output.inputs === inputs &&
    output.scripts === webpackCompilationHash &&
    output.renderer === html.ssrCompilationHash &&
    Object.entries(output.files).every(([file, state]) => toState(file) === state);
  return isSame ? output : null;
}

/**
 * But not scripts that webpack has warned of: Gatsby says so, and is to say so again. What it says of the renderer
 * Gatsby keeps to itself.
 */
function remember(inputs: string, scripts: Stats, renderer: Stats): void {
  if (scripts.hasWarnings()) return;
  const written = [scripts, renderer].flatMap(({ compilation }) =>
    compilation
      .getAssets()
      .map(({ name }) => path.relative('.', path.join(compilation.outputOptions.path ?? '', name))),
  );
  const files = Object.fromEntries([...written, ...aboutScripts].map((file) => [file, toState(file)]));
  const bundles: Bundles = { inputs, scripts: scripts.hash, renderer: renderer.hash, files };
  writeFileSync(bundlesFile, JSON.stringify(bundles));
}

/** A file that was written again is another one: the development server has a renderer in the place of the build's. */
function toState(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'none' : `${String(stats.size)} ${String(stats.mtimeMs)}`;
}

/** What Gatsby compiles in, but for what is about how it builds. */
const settings = /^(GATSBY_|CYPRESS_SUPPORT$)/;
const ofBuild = /^GATSBY_(CPU_COUNT|EXPERIMENTAL_QUERY_CONCURRENCY)$/;

/** Below `.cache`: what Gatsby makes of its configuration, of our hooks and of the list of pages. */
const folders = ['', 'compiled', '_this_is_virtual_fs_path_/$virtual'];

/** All that bundles are made of: the code and the packages, what Gatsby has written of them, and settings. */
function hashInputs(): string {
  const hash = createHash('sha256').update(`${process.version}\0${process.env[codeVariable] ?? ''}`);
  for (const folder of folders.map((one) => path.join(gatsbyCache.folder, one)).filter(existsSync)) {
    for (const name of readdirSync(folder).filter(isInput).sort()) {
      hash.update(`\0${name}\0`).update(readFileSync(path.join(folder, name)));
    }
  }
  const compiled = Object.entries(process.env).filter(([name]) => settings.test(name) && !ofBuild.test(name));
  for (const setting of compiled.sort()) hash.update(`\0${setting.join('=')}`);
  return hash.digest('hex');
}

function isInput(name: string): boolean {
  return /\.(js|json)$/.test(name) && name !== path.basename(bundlesFile);
}

import path from 'node:path';

import type { CreateWebpackConfigArgs } from 'gatsby';

import { hashDigits } from '../../../config/headers';

import { classNamer } from '../../../../patches/webpack/class-names';
import { getSharedTexts } from '../../artifacts/write-shared-texts';
import { StableHashPlugin } from '../../../../patches/webpack/stable-hash-plugin';
import { TemplatePartsPlugin } from '../../../../patches/webpack/template-parts-plugin';
import { UntracedPackagesPlugin, versionCache, type Cache } from '../../../../patches/webpack/cache-version';
import { toAliases, toBrowserAliases, toPackagePattern, toTextAliases } from '../../../../patches/webpack/aliases';

const root = process.cwd();
const templateParts = new TemplatePartsPlugin();

/** Libraries that are changed for the browser, before anything else reads them. */
const changed = [[toPackagePattern('react-helmet-async/lib/index.esm.js'), 'helmet-in-browser.cjs'] as const].map(
  ([test, loader]) => ({ test, enforce: 'pre', loader: path.join(root, 'patches/react-helmet-async', loader) }),
);

/** A rule of webpack's, as far as it is about style modules. */
type Rule = {
  oneOf?: Rule[];
  use?: Rule | Rule[];
  rules?: Rule[];
  options?: { modules?: { localIdentName?: string } };
};

type Config = {
  cache?: Cache;
  entry?: { app?: string };
  output?: { hashDigestLength?: number };
  module?: { rules?: Rule[] };
  plugins?: Plugin[];
  optimization?: { splitChunks?: { cacheGroups?: Record<string, Group | false> }; minimizer?: Minimizer[] };
};
type Minimizer = {
  constructor: { name: string; swcMinify?: unknown };
  options?: { minimizer?: { implementation?: unknown; options?: object } };
};
type Group = { name?: string | ((...about: readonly unknown[]) => string); priority?: number; test?: unknown };
/** A module as webpack shares modules out, and the script files it would be in. */
type Module = { type: string };
type ChunkGraph = { getModuleChunksIterable: (module: Module) => Iterable<{ name?: string | null }> };
type Plugin = {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
  definitions?: Record<string, unknown>;
};

/**
 * What is found where (`webpack-paths.ts`), a hash of its own for what is built, and quiet about the order of style
 * modules.
 */
export function onCreateWebpackConfig({ actions, ...args }: CreateWebpackConfigArgs): void {
  const define = args.plugins.define as (values: Record<string, string>) => object;
  const plugins: Record<string, object[]> = {
    // Known beforehand, so that what is for the build alone can be left out.
    'build-javascript': [new StableHashPlugin(), templateParts, define({ 'typeof window': JSON.stringify('object') })],
    // Pages are rendered by what is compiled after the browser's scripts are.
    'build-html': [
      define({
        TEMPLATE_PARTS: JSON.stringify(templateParts.parts),
        SHARED_TEXTS: JSON.stringify(getSharedTexts()),
      }),
    ],
  };
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...toAliases(root),
        ...(args.stage === 'build-javascript' ? toBrowserAliases(root) : {}),
        ...(args.stage === 'build-html' ? toTextAliases(root) : {}),
      },
    },
    // A class that its style module does not have, or a name that a module does not export, ends the build.
    module: {
      strictExportPresence: true,
      // Not said by the package itself: what is not used of it can be left out.
      rules: [
        { test: toPackagePattern('@contentful/rich-text-types/'), sideEffects: false },
        ...(args.stage === 'build-javascript' ? changed : []),
      ],
    },
    plugins: [new UntracedPackagesPlugin(), ...(plugins[args.stage] ?? [])],
    // Maps of the browser's scripts take a while to make and are not published. Those of what renders pages stay:
    // Gatsby shows with them where a page failed.
    ...(args.stage === 'build-javascript' && { devtool: false }),
  });
  const getConfig = args.getConfig as () => Config;
  const config = getConfig();
  if (config.cache !== undefined) versionCache(config.cache, root);
  splitStyles(config);
  if (args.stage === 'build-javascript') {
    config.entry = { app: path.join(root, 'patches/gatsby/start.js') };
    joinScripts(config);
    shortenScripts(config);
    Object.assign(config.output ?? {}, { hashDigestLength: hashDigits });
  }
  if (args.stage === 'build-html') forgetEnvironment(config.plugins ?? []);
  if (args.stage.startsWith('build')) {
    shortenClasses(config.module?.rules ?? [], classNamer(path.join(root, 'src')));
  }
  // The classes of CSS modules are each used by one component, so the order of the files changes nothing.
  const styles = config.plugins?.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (styles?.options !== undefined) styles.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}

/**
 * Gatsby compiles every variable of the environment into what renders pages, so that one that is new (those of a
 * service manager or of a CI run) has all pages rendered again. Left are those that the browser's scripts know, too.
 */
function forgetEnvironment(plugins: readonly Plugin[]): void {
  const kept = /^process\.env\.(GATSBY_|(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/;
  for (const { definitions = {} } of plugins) {
    for (const name of Object.keys(definitions)) {
      if (name.startsWith('process.env.') && !kept.test(name)) Reflect.deleteProperty(definitions, name);
    }
  }
}

/**
 * Class names stand in the page, its styles and its scripts: a letter or two (`class-names.ts`) instead of folder,
 * file, name and number.
 */
function shortenClasses(rules: readonly Rule[], getLocalIdent: ReturnType<typeof classNamer>): void {
  for (const { oneOf = [], use = [], rules: inner = [], options } of rules) {
    if (options?.modules?.localIdentName !== undefined) Object.assign(options.modules, { getLocalIdent });
    shortenClasses([...oneOf, ...inner, ...(Array.isArray(use) ? use : [use])], getLocalIdent);
  }
}

/**
 * Gatsby puts all styles of the site into every page; like this a page has those of its template, and other parts bring
 * theirs.
 */
function splitStyles({ optimization }: Config): void {
  if (optimization?.splitChunks?.cacheGroups?.styles !== undefined) optimization.splitChunks.cacheGroups.styles = false;
}

/**
 * What all pages need is one file: React, Gatsby, the texts, the frame around a page. Compressed together it is some 3
 * KB less than in the five files Gatsby makes of it, and it changes as seldom: only when the site's code does, never
 * with content or stock.
 */
function joinScripts({ optimization }: Config): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (groups === undefined) return;
  groups.framework = false;
  shortenNames(groups.shared);
  groups.page = {
    name: 'app',
    priority: 50,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      module.type.startsWith('javascript') && countTemplates(chunkGraph.getModuleChunksIterable(module)) >= 7,
  };
}

/** Every page has the names of all files; forty digits say no more than eight. */
function shortenNames(group: Group | false | undefined): void {
  const name = group === false ? undefined : group?.name;
  if (typeof name !== 'function') throw new Error('Gatsby names what templates share in another way than before');
  Object.assign(group as Group, { name: (...about: readonly unknown[]) => name(...about).slice(0, 8) });
}

function countTemplates(chunks: Iterable<{ name?: string | null }>): number {
  return [...chunks].filter(({ name }) => name?.startsWith('component---src-templates-')).length;
}

/**
 * Gatsby's minifier writes the JavaScript of 2009 whatever the browsers; those that the site is for (`browserslist` in
 * package.json) know that of 2022. With as many looks at the code as Terser, swc makes scripts that are half a percent
 * smaller, and saves a third of the time in which they are bundled. Without `unsafe_arrows`: swc makes arrows of
 * functions with `arguments` too (React's `cloneElement`), which have none then.
 */
function shortenScripts({ optimization }: Config): void {
  const minifier = optimization?.minimizer?.find((plugin) => plugin.constructor.name === 'TerserPlugin');
  const implementation = minifier?.constructor.swcMinify;
  if (minifier?.options?.minimizer === undefined || implementation === undefined)
    throw new Error('Gatsby minifies scripts in another way than before');
  minifier.options.minimizer = {
    implementation,
    options: {
      ecma: 2022,
      mangle: true,
      compress: { passes: 3, keep_fargs: false, unsafe_methods: true },
    },
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { stateFiles, stateVariables } from '../../build/state';
import { gatsbyCache } from '../gatsby/cache-files';

/** What webpack keeps between builds, as far as it is set here. */
export type Cache = { version?: string; buildDependencies?: Record<string, string[]> };

/** The part of webpack's compiler that is used here; webpack is Gatsby's dependency, not ours. */
type Compiler = {
  hooks: {
    done: {
      tap: (
        options: { name: string; stage: number },
        run: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void,
      ) => void;
    };
  };
};

/**
 * What decides how webpack compiles: the packages, Gatsby's configuration and the hooks as it has compiled them, what
 * hooks told Babel, and our loaders.
 */
const compilers = ['package-lock.json', gatsbyCache.compiledConfig, gatsbyCache.compiledHooks, gatsbyCache.babelState];
const loaders = 'patches';

/**
 * What is kept is good as long as this stays the same. Webpack would find out by itself what Gatsby, its plugins and
 * all loaders are made of, which takes long in a first build: thousands of files of packages that only change with
 * `package-lock.json`.
 */
export function versionCache(cache: Cache, root: string): void {
  const own = readdirSync(path.join(root, loaders), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cjs'))
    .sort()
    .map((file) => path.join(loaders, file));
  // Some modules stand for others, which webpack does not look up again: in a preview, and the files of words that
  // editors replaced (`bundled-texts.ts`). What is in those it sees by itself.
  const preview = process.env[stateVariables.mirror] === undefined ? '' : ' preview';
  const hash = createHash('sha256').update([process.version + preview, ...listTexts(root)].join('\0'));
  for (const file of [...compilers, ...own].map((one) => path.join(root, one)).filter(existsSync)) {
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
  }
  cache.version = hash.digest('hex').slice(0, 20);
  // Without a word webpack adds its own folder.
  cache.buildDependencies = { defaultWebpack: [] };
}

function listTexts(root: string): string[] {
  const folder = path.join(root, path.dirname(stateFiles.texts));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(path.basename(stateFiles.texts))).sort();
}

/**
 * Takes back what each loader adds to the list of what is to be looked for: the last word before webpack goes through
 * it.
 */
export class UntracedPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: 'UntracedPackagesPlugin', stage: 1000 }, ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}

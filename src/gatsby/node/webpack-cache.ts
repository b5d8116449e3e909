import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What webpack keeps between builds, as far as it is set here. */
export type Cache = { version?: string; buildDependencies?: Record<string, string[]> };

/** What decides how webpack compiles: the packages, the hooks as Gatsby has compiled them, and the loaders of this folder. */
const compilers = ['package-lock.json', '.cache/compiled/gatsby-node.js'];
const loaders = 'src/gatsby/node';

/**
 * What is kept is good as long as this stays the same. Webpack would find out by itself whatever Gatsby and its plugins are made of,
 * which takes a fifth of a first build: thousands of files of packages that only change with `package-lock.json`.
 */
export function versionCache(cache: Cache, root: string): void {
  const own = readdirSync(path.join(root, loaders))
    .filter((file) => file.endsWith('.cjs'))
    .map((file) => `${loaders}/${file}`);
  const hash = createHash('sha256').update(process.version);
  for (const file of [...compilers, ...own].map((one) => path.join(root, one)).filter(existsSync)) {
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
  }
  cache.version = hash.digest('hex').slice(0, 20);
  // Without a word webpack adds its own folder.
  cache.buildDependencies = { defaultWebpack: [] };
}

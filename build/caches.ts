import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { gatsbyCache } from '../patches/gatsby/cache-files';
import { isPlain } from '../patches/plain';
import { isPreviewHost } from '../src/config/env';

import { stateFiles } from './state';

type Environment = Record<string, string>;

/** What Gatsby's caches were made of: `source` by `hashCacheInputs`, `code` by `hashSiteCode`. */
type CacheState = { source: string; code: string | null };

/** Null while a build is under way, after one that failed, and without caches. */
function readState(): CacheState | null {
  if (!existsSync(stateFiles.caches)) return null;
  try {
    return JSON.parse(readFileSync(stateFiles.caches, 'utf8')) as CacheState;
  } catch {
    return null;
  }
}

/** Gatsby keeps the CMS's token and drafts in its caches: no other user of this machine reads them. */
export function closeCaches(): void {
  mkdirSync(gatsbyCache.folder, { recursive: true });
  chmodSync(gatsbyCache.folder, 0o700);
}

/** Until a build has ended well, the next one must not rely on its caches. */
export function markCachesBroken(): void {
  rmSync(stateFiles.caches, { force: true });
}

/**
 * Drops content that was made of other backends, styles or resolvers: Gatsby would mix it into this build. Styles are
 * written into each page, but Gatsby neither renders a page again for them, nor runs a query again because a resolver
 * answers differently.
 */
export function dropStaleContent(environment: Environment): void {
  // The CMS's preview has no delta: it does not report deleted drafts.
  if (isPreviewHost(environment.CONTENTFUL_HOST ?? '')) dropContent();
  if (readState()?.source !== hashCacheInputs(environment)) dropContent();
}

/** Hooks and resolvers, and what they make of content. */
const resolved =
  /^(src[\\/](gatsby|features[\\/]\w+[\\/]model|lib|i18n)|plugins[\\/][\w-]+|patches)[\\/].*(?<!\.test|\.d)\.ts$/;

/** A hash of what Gatsby's caches depend on: backends, styles, hooks and resolvers. */
export function hashCacheInputs(environment: Environment): string {
  const names = [
    'CONTENTFUL_HOST',
    'CONTENTFUL_SPACE_ID',
    'CONTENTFUL_ENVIRONMENT',
    'GATSBY_STOCK_API_URL',
    'GATSBY_STOCK_COMPANY_ID',
  ];
  const sources = ['src', 'plugins', 'patches']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.css') || resolved.test(file));
  const parts = [
    ...names.map((name) => environment[name] ?? ''),
    // Netlify's adapter moves the pages that it finds.
    process.env.NETLIFY ?? '',
    isPlain() ? 'plain' : '',
    ...sources.sort().map((file) => readFileSync(file, 'utf8')),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/**
 * To be called after a build that ended well.
 * @param state as it was when the build began; the code is null when it was changed meanwhile
 */
export function markCachesWhole(state: CacheState): void {
  writeFileSync(stateFiles.caches, JSON.stringify(state));
}

/** Files in the project's folder that change what is compiled. */
const compilerFiles =
  /^gatsby-.*\.tsx?$|^(package|package-lock|tsconfig)\.json$|^\.(env\.|babelrc|browserslistrc|postcssrc|swcrc)|^(babel|postcss)\.config\./;

/** A hash of the site's code and configuration, tests included, without `build/`. */
export function hashSiteCode(): string {
  const files = ['src', 'locales', 'plugins', 'static', 'content-model', 'deploy', 'patches']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    // Types are written by the build itself.
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const others = readdirSync('.').filter((name) => compilerFiles.test(name));
  const hash = createHash('sha256');
  for (const file of [...files, ...others].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Whether the last build was of the very same code: then few pages change, unless content that all of them show did.
 */
export function isSameCode(code: string): boolean {
  const isWhole = [gatsbyCache.store, gatsbyCache.compiled].every((folder) => existsSync(folder));
  return isWhole && readState()?.code === code;
}

/**
 * Removes all that was made of content or styles. webpack's cache stays: it knows which files it was made of. A
 * plain build and a normal one have caches of another version there, so that neither reads the other's.
 */
export function dropContent(): void {
  const folders = existsSync(gatsbyCache.folder) ? readdirSync(gatsbyCache.folder) : [];
  const removed = folders.map((name) => `${gatsbyCache.folder}/${name}`).filter((one) => one !== gatsbyCache.webpack);
  for (const folder of removed) rmSync(folder, { recursive: true, force: true });
  emptyFolder('public');
}

/** Removes all that earlier builds left, webpack's cache included. */
export function dropCaches(): void {
  for (const folder of [gatsbyCache.folder, 'public']) emptyFolder(folder);
}

/** The folder itself stays: in a container it is a volume, which cannot be removed. */
function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** For bundles that were made while the code changed: they belong to no version of it. */
export function dropBundles(): void {
  rmSync(stateFiles.bundles, { force: true });
}

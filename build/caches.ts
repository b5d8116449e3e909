import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isPreviewHost } from '../src/config/env';
import { bundlesFile } from '../patches/gatsby/keep-bundles';

type Environment = Record<string, string>;

/**
 * What the caches were made of, while they are whole; and of which code. That stands with what Gatsby compiled of it,
 * because all who compile, the development server, too, empty that folder.
 */
const [sourceFile, codeFile] = ['.cache/built-from', '.cache/compiled/built-by'] as const;

/** Until a build has ended well nobody is to rely on them. */
export function markCachesBroken(): void {
  rmSync(sourceFile, { force: true });
}

/**
 * A cache that was made from other backends would mix their content into this build. One made from other styles would
 * leave pages with the old ones: they are written into each page, and Gatsby does not render a page again for them. Nor
 * does it ask a query again because a resolver, or what it calls, answers otherwise than it did.
 */
export function dropForeignCache(environment: Environment): void {
  // Drafts that were deleted are not said to be: the CMS has no delta of them.
  if (isPreviewHost(environment.CONTENTFUL_HOST ?? '')) forgetContent();
  const source = toSource(environment);
  if (!existsSync(sourceFile) || readFileSync(sourceFile, 'utf8') !== source) forgetContent();
}

/** Hooks and resolvers, and what they make of content. */
const resolved =
  /^(src[\\/](gatsby|features[\\/]\w+[\\/]model|lib|i18n)|plugins[\\/][\w-]+|patches)[\\/].*(?<!\.test|\.d)\.ts$/;

/** What Gatsby's caches depend on: backends, styles, hooks and resolvers, as a hash. */
export function toSource(environment: Environment): string {
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
    // Its adapter moves the pages that it finds.
    process.env.NETLIFY ?? '',
    ...sources.sort().map((file) => readFileSync(file, 'utf8')),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/**
 * Written after a build, because Gatsby empties the folder of a cache that it cannot use.
 * @param source what it was made of (`toSource`), and `code`, of which code (`toCode`), both as they were when it
 *   began; the code is null for a build during which it was changed: what was compiled is not to be taken for it
 */
export function markCachesWhole({ source, code }: { source: string; code: string | null }): void {
  if (code !== null && existsSync(path.dirname(codeFile))) writeFileSync(codeFile, code);
  writeFileSync(sourceFile, source);
}

/** What tells compilers how, besides the site's code. */
const compilerFiles =
  /^gatsby-.*\.tsx?$|^(package|package-lock|tsconfig)\.json$|^\.(env\.|babelrc|browserslistrc|postcssrc|swcrc)|^(babel|postcss)\.config\./;

/** All that pages are made by, tests included, for simplicity, as a hash. */
export function toCode(): string {
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
 * Whether the caches are those of a build by the very same code: then few pages are made anew, unless content that all
 * of them show has changed.
 */
export function isSameCode(code: string): boolean {
  return existsSync('.cache/redux') && existsSync(codeFile) && readFileSync(codeFile, 'utf8') === code;
}

/**
 * Everything that was made of the backends' content or of styles. What is kept, webpack knows by itself to be of this
 * code.
 */
export function forgetContent(): void {
  const kept = '.cache/webpack';
  const folders = existsSync('.cache') ? readdirSync('.cache').map((name) => `.cache/${name}`) : [];
  for (const folder of [...folders.filter((one) => one !== kept), 'public'])
    rmSync(folder, { recursive: true, force: true });
}

export function clearCache(): void {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
}

/** Code that was changed while it was being bundled is not what somebody takes it for. */
export function forgetBundles(): void {
  rmSync(bundlesFile, { force: true });
}

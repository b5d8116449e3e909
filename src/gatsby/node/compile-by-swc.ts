import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hasQueries } from './preprocess-source';

/** A rule of webpack's, as far as it is about TypeScript. */
export type ScriptRule = {
  test?: RegExp | undefined;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
  type?: string;
};

const kinds = [
  { test: /\.ts$/, tsx: false },
  { test: /\.tsx$/, tsx: true },
];

/**
 * Has swc compile the site's files without queries, nine tenths of them: that is a third of all that bundling takes. Babel, which what Gatsby
 * does with queries and templates is written for, has the others, and each once: Gatsby has a rule for them, which knows TypeScript,
 * and a plugin of its own adds another that compiles the same once more.
 * @param root the site's folder
 * @returns the rules in the place of the given ones
 * @throws when Gatsby compiles TypeScript in another way than it did
 */
export function compileBySwc(rules: readonly ScriptRule[], root: string, isTraced: boolean): ScriptRule[] {
  const source = path.join(root, 'src') + path.sep;
  const isPlain = (file: string) =>
    file.startsWith(source) && /\.tsx?$/.test(file) && !hasQueries(file, readFileSync(file, 'utf8'));
  const [own, again, ...more] = rules.filter(({ test, use }) => typeof use === 'function' && test?.test('a.tsx'));
  if (own?.include === undefined || again === undefined || again.include !== undefined || more.length > 0) {
    throw new Error('Gatsby compiles TypeScript in another way than before');
  }
  return [
    ...rules.filter((rule) => rule !== own && rule !== again),
    { ...own, exclude: isPlain },
    ...kinds.map(({ test, tsx }) => ({
      test,
      include: isPlain,
      type: 'javascript/auto',
      use: [{ loader: 'swc-loader', options: toOptions(tsx, isTraced) }],
    })),
  ];
}

/** The JavaScript of 2022, which the browsers of the floor know (`browserslist` in package.json), as the minifier writes. */
function toOptions(tsx: boolean, isTraced: boolean): object {
  return {
    sourceMaps: isTraced,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  };
}

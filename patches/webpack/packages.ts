import path from 'node:path';

import { isPlain } from '../plain';

import { toAliases, toBrowserAliases, toPackagePattern, toTextAliases } from './aliases';

type Stage = string;
type PackageRules = { alias: Readonly<Record<string, string | false>>; rules: object[] };

/** What webpack takes in place of modules of packages, and the rules for packages, in a stage. */
export function toPackageRules(stage: Stage, root: string): PackageRules {
  if (isPlain()) return { alias: toAliases(root), rules: [] };
  const isBrowser = stage === 'build-javascript';
  return {
    alias: {
      ...toAliases(root),
      ...(isBrowser ? toBrowserAliases(root) : {}),
      ...(stage === 'build-html' ? toTextAliases(root) : {}),
    },
    rules: [
      // The package does not say so itself: what is not used of it can be left out.
      { test: toPackagePattern('@contentful/rich-text-types/'), sideEffects: false },
      ...(isBrowser ? [toHelmetRule(root)] : []),
    ],
  };
}

function toHelmetRule(root: string): object {
  return {
    test: toPackagePattern('react-helmet-async/lib/index.esm.js'),
    enforce: 'pre',
    loader: path.join(root, 'patches/react-helmet-async/helmet-in-browser.cjs'),
  };
}

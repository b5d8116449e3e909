import path from 'node:path';

import { hashDigits } from '../../src/config/headers';
import { trustedTypes } from '../../src/config/trusted-types';
import { isPlain } from '../plain';

import { versionCache } from './cache-version';
import { shortenClasses } from './class-names';
import type { Config } from './config';
import { limitEnvironment } from './limit-environment';
import { minifyScripts } from './minify-scripts';
import { shareScripts } from './share-scripts';
import { allowAnyStyleOrder, splitStyles } from './split-styles';

type Stage = 'build-javascript' | 'build-html' | 'develop' | 'develop-html';
type Edit = { stages: readonly Stage[]; edit: (config: Config, root: string) => void };

const all: readonly Stage[] = ['build-javascript', 'build-html', 'develop', 'develop-html'];
const build: readonly Stage[] = ['build-javascript', 'build-html'];

/** Documented options; Gatsby's action takes none of the output. */
const outputOptions = {
  // Servers know a hashed file by the length of its hash (`src/config/headers.ts`).
  hashDigestLength: hashDigits,
  // The Content Security Policy admits addresses of scripts from this policy only.
  trustedTypes: trustedTypes.webpack,
};

/** Edits that every build needs. */
const needed: readonly Edit[] = [
  { stages: all, edit: allowAnyStyleOrder },
  { stages: ['build-javascript'], edit: ({ output }) => Object.assign(output ?? {}, outputOptions) },
];

const optional: readonly Edit[] = [
  { stages: all, edit: ({ cache }, root) => (cache === undefined ? undefined : versionCache(cache, root)) },
  { stages: all, edit: splitStyles },
  { stages: ['build-javascript'], edit: shareScripts },
  { stages: ['build-javascript'], edit: minifyScripts },
  { stages: ['build-javascript'], edit: (config, root) => (config.entry = { app: path.join(root, entry) }) },
  { stages: ['build-html'], edit: limitEnvironment },
  { stages: build, edit: ({ module }, root) => shortenClasses(module?.rules ?? [], path.join(root, 'src')) },
];

const entry = 'patches/gatsby/start.js';

/** Edits Gatsby's configuration of a stage in place. Throws a sentence when Gatsby has changed what an edit expects. */
export function editConfig(config: Config, stage: Stage, root: string): Config {
  for (const { stages, edit } of [...needed, ...(isPlain() ? [] : optional)]) {
    if (stages.includes(stage)) edit(config, root);
  }
  return config;
}

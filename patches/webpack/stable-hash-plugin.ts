import { createHash } from 'node:crypto';

type Asset = { name: string; source: { buffer: () => Buffer } };
type Compilation = {
  hash?: string;
  getAssets: () => readonly Asset[];
  hooks: { afterProcessAssets: { tap: (name: string, run: () => void) => void } };
};
type Stats = { compilation: Compilation };

/** The part of webpack's compiler that is used here; webpack is Gatsby's dependency, not ours. */
export type Compiler = {
  hooks: {
    compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    done: { tap: (options: { name: string; stage: number }, run: (stats: Stats) => void) => void };
  };
};

const name = 'StableHashPlugin';

/**
 * Makes the hash of a compilation the hash of what it wrote. Webpack's own may differ between a build from nothing and
 * one from its cache although every script is the same, and Gatsby, which has it in every page, would rewrite all of
 * them.
 */
export class StableHashPlugin {
  apply(compiler: Compiler): void {
    const hashes = new WeakMap<Compilation, string>();
    compiler.hooks.compilation.tap(name, (compilation) => {
      // The last moment at which the text of every file is at hand.
      compilation.hooks.afterProcessAssets.tap(name, () => {
        hashes.set(compilation, hashAssets(compilation.getAssets()));
      });
    });
    // Before Gatsby's own plugin writes the hash into what every page loads.
    compiler.hooks.done.tap({ name, stage: -100 }, ({ compilation }) => {
      compilation.hash = hashes.get(compilation) ?? compilation.hash;
    });
  }
}

function hashAssets(assets: readonly Asset[]): string {
  const hash = createHash('sha256');
  for (const { name: file, source } of [...assets].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${file}\0`).update(source.buffer());
  }
  return hash.digest('hex').slice(0, 20);
}

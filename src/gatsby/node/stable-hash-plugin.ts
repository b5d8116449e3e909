import { createHash } from 'node:crypto';

type Asset = { name: string; source: { buffer: () => Buffer } };
type Chunk = { hash?: string; files: Iterable<string> };
type Compilation = {
  hash?: string;
  chunks: Iterable<Chunk>;
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
 * Makes the hashes of a compilation and of its chunks hashes of what was written. Webpack's own may differ between a
 * build from nothing and one from its cache although every script is the same, and Gatsby, which has them in every page
 * and compares them to know what to render, would render and rewrite all pages.
 */
export class StableHashPlugin {
  apply(compiler: Compiler): void {
    const hashes = new WeakMap<Compilation, Map<string, string>>();
    compiler.hooks.compilation.tap(name, (compilation) => {
      // The last moment at which the text of every file is at hand.
      compilation.hooks.afterProcessAssets.tap(name, () => {
        hashes.set(compilation, hashAssets(compilation.getAssets()));
      });
    });
    // Before Gatsby's own plugin writes the hash into what every page loads.
    compiler.hooks.done.tap({ name, stage: -100 }, ({ compilation }) => {
      const byFile = hashes.get(compilation);
      if (byFile === undefined) return;
      compilation.hash = combine(byFile, [...byFile.keys()]);
      for (const chunk of compilation.chunks) chunk.hash = combine(byFile, [...chunk.files]);
    });
  }
}

function hashAssets(assets: readonly Asset[]): Map<string, string> {
  return new Map(assets.map(({ name: file, source }) => [file, digest(source.buffer())]));
}

function combine(byFile: Map<string, string>, files: readonly string[]): string {
  return digest(
    [...files]
      .sort()
      .map((file) => `${file} ${byFile.get(file) ?? ''}`)
      .join('\n'),
  ).slice(0, 20);
}

function digest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

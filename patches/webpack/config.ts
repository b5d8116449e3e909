import type { Cache } from './cache-version';

/** Gatsby's webpack configuration, as far as it is edited here. webpack is Gatsby's dependency, not ours. */
export type Config = {
  cache?: Cache;
  entry?: { app?: string };
  output?: { hashDigestLength?: number; trustedTypes?: string };
  module?: { rules?: Rule[] };
  plugins?: Plugin[];
  optimization?: { splitChunks?: { cacheGroups?: Record<string, Group | false> }; minimizer?: Minimizer[] };
};

export type Rule = {
  oneOf?: Rule[];
  use?: Rule | Rule[];
  rules?: Rule[];
  options?: { modules?: { localIdentName?: string } };
};

export type Minimizer = {
  constructor: { name: string; swcMinify?: unknown };
  options?: { minimizer?: { implementation?: unknown; options?: object } };
};

export type Group = {
  name?: string | ((...about: readonly unknown[]) => string);
  priority?: number;
  test?: unknown;
  chunks?: (chunk: { name?: string | null }) => boolean;
};

export type Plugin = {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
  definitions?: Record<string, unknown>;
};

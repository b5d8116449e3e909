/** Gatsby's cache, below the project: the names of its parts are nobody's promise. */
export const gatsbyCache = {
  folder: '.cache',
  /** What Gatsby knows of the last build: nodes, pages, queries. */
  store: '.cache/redux',
  /** What webpack keeps. It knows by itself which files of the site that was made of. */
  webpack: '.cache/webpack',
  /** The hooks and the configuration, compiled. */
  compiled: '.cache/compiled',
  compiledConfig: '.cache/compiled/gatsby-config.js',
  compiledHooks: '.cache/compiled/gatsby-node.js',
  babelState: '.cache/babelState.json',
} as const;

/** The command that starts Gatsby, below the project. */
export const gatsbyCommand = 'node_modules/gatsby/cli.js';

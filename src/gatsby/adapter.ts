import { createRequire } from 'node:module';
import path from 'node:path';

import type { IAdapter } from 'gatsby';

/**
 * Named in the configuration, so that Gatsby does not look for one: it would ask two hosts for a newer list, and run
 * what they give.
 */
const ownServer: IAdapter = { name: 'own server', adapt: () => undefined };

/**
 * Moves the build to where its host looks for it. Netlify's is a development dependency, loaded where it is used alone.
 */
export function toAdapter(environment: Readonly<Record<string, string | undefined>>): IAdapter {
  if (environment.NETLIFY === undefined) return ownServer;
  const require = createRequire(path.resolve('package.json'));
  const { default: createAdapter } = require('gatsby-adapter-netlify') as { default: () => IAdapter };
  return createAdapter();
}

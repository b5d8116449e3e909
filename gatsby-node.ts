import type { CreateWebpackConfigArgs } from 'gatsby';

import { onCreateWebpackConfig as configure } from './src/gatsby/node/on-create-webpack-config';
import { leaveOutSourceMaps } from './src/gatsby/node/without-source-maps';

export { sourceNodes } from './src/gatsby/node/cms/read-content';
export { createPages } from './src/gatsby/node/create-pages';
export { createResolvers } from './src/gatsby/node/create-resolvers';
export { createSchemaCustomization } from './src/gatsby/node/create-schema-customization';
export { onCreateNode } from './src/gatsby/node/on-create-node';
export { onPostBootstrap } from './src/gatsby/node/on-post-bootstrap';
export { onPostBuild } from './src/gatsby/node/on-post-build';
export { onPreBuild } from './src/gatsby/node/on-pre-build';
export { onPreInit } from './src/gatsby/node/on-pre-init';

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  configure(args);
  leaveOutSourceMaps(args);
}

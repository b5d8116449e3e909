export { sourceNodes } from './src/gatsby/node/cms/read-content';
export { createPages } from './src/gatsby/node/create-pages';
export { createResolvers } from './src/gatsby/node/create-resolvers';
export { createSchemaCustomization } from './src/gatsby/node/create-schema-customization';
export { onCreateNode } from './src/gatsby/node/on-create-node';
export { onCreateWebpackConfig } from './src/gatsby/node/on-create-webpack-config';
export { writeSuggestions as onPostBootstrap } from './src/gatsby/node/public-files/write-suggestions';
export { onPostBuild } from './src/gatsby/node/on-post-build';
export { onPreInit } from './src/gatsby/node/on-pre-init';

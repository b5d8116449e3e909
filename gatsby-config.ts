import type { GatsbyConfig } from 'gatsby';

import { generatedTypesFile } from './build/generated-types';
import { readSettings } from './src/config/env';
import { toAdapter } from './src/gatsby/adapter';
import { toPlugins } from './src/gatsby/plugins';

const settings = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl, year: new Date().getFullYear() },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: generatedTypesFile, generateOnBuild: true },
  adapter: toAdapter(process.env),
  plugins: toPlugins(settings),
};

export default config;

import type { CreateWebpackConfigArgs } from 'gatsby';

import { StableHashPlugin } from './stable-hash-plugin';

type StylesGroup = { test: (module: { identifier: () => string }) => boolean };
type Config = {
  plugins?: StylesPlugin[];
  optimization?: { splitChunks?: { cacheGroups?: { styles?: StylesGroup } } };
};
type StylesPlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };

/** The alias `@/` for `src/`, as in tsconfig.json and jest.config.ts, a hash of its own for what is built, and quiet about the order of style modules. */
export function onCreateWebpackConfig({ actions, ...args }: CreateWebpackConfigArgs): void {
  const plugins = args.stage === 'build-javascript' ? [new StableHashPlugin()] : [];
  actions.setWebpackConfig({
    resolve: { alias: { '@': `${process.cwd()}/src` } },
    // A class that its style module does not have, or a name that a module does not export, ends the build.
    module: { strictExportPresence: true },
    plugins,
  });
  const getConfig = args.getConfig as () => Config;
  const config = getConfig();
  leaveStylesOfParts(config);
  // The classes of CSS modules are each used by one component, so the order of the files changes nothing.
  const styles = config.plugins?.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (styles?.options !== undefined) styles.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}

/** Parts that are loaded when somebody needs them: the lightbox, the forms, the question for consent. */
const parts =
  /yet-another-react-lightbox|vanilla-cookieconsent|features\/consent\/|features\/enquiry\/components\/(form|files)\//;

/** Gatsby puts all styles into every page; those of such parts come with their scripts. */
function leaveStylesOfParts(config: Config): void {
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles;
  if (styles === undefined) return;
  const { test } = styles;
  styles.test = (module) => test(module) && !parts.test(module.identifier());
}

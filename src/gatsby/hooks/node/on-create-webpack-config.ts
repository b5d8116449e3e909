import type { CreateWebpackConfigArgs } from 'gatsby';

import type { Config } from '../../../../patches/webpack/config';
import { editConfig } from '../../../../patches/webpack/edit-config';
import { toPackageRules } from '../../../../patches/webpack/packages';
import { toWebpackPlugins } from '../../../../patches/webpack/plugins';
import { getSharedTexts } from '../../artifacts/write-shared-texts';
import { toTextAliases } from '../../content/texts/bundled-texts';
import { getMirror } from '../../preview/mirror';
import { toPreviewAliases } from '../../preview/preview-aliases';

const root = process.cwd();

/** Configures webpack: the documented options here, everything else in `patches/webpack`. */
export function onCreateWebpackConfig({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Record<string, string>) => object;
  const { alias, rules } = toPackageRules(stage, root);
  const values: Record<string, Record<string, string>> = {
    // Drops the branches that only the build runs from the browser's scripts.
    'build-javascript': { 'typeof window': JSON.stringify('object') },
    'build-html': { SHARED_TEXTS: JSON.stringify(getSharedTexts()) },
  };
  actions.setWebpackConfig({
    // Words that editors replaced stand in files of their own.
    resolve: {
      alias: { ...alias, ...toTextAliases(root), ...(getMirror() !== null && toPreviewAliases(stage, root)) },
    },
    // A class that its style module lacks, or a name that a module does not export, ends the build.
    module: { strictExportPresence: true, rules },
    plugins: [...toWebpackPlugins(stage, define), ...(stage in values ? [define(values[stage] ?? {})] : [])],
    // Source maps of the browser's scripts are not published. Those of the renderer stay: Gatsby's errors use them.
    ...(stage === 'build-javascript' && { devtool: false }),
  });
  actions.replaceWebpackConfig(editConfig((getConfig as () => Config)(), stage, root));
}

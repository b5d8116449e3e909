import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * No source maps of the browser's scripts, which take a while to make: they are not published, and no tool asks for them. Those of what
 * renders pages stay, because Gatsby shows with them where a page failed.
 */
export function leaveOutSourceMaps({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
}

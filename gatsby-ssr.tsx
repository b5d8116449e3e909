import type { GatsbySSR } from 'gatsby';

import { writeHead } from './src/gatsby/ssr/helmet-head';
import { shareLoaderScript } from './src/gatsby/ssr/share-loader-script';
import { rememberPage, replaceScripts } from './src/gatsby/ssr/start-scripts';
import { withoutImageComponent } from './src/gatsby/ssr/without-image-component';

export { wrapRootElement } from './src/gatsby/ssr/helmet-head';
export { replaceRenderer } from './src/gatsby/ssr/replace-renderer';

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  writeHead(args);
  rememberPage(args);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  const shared = shareLoaderScript(args.getPostBodyComponents(), args.pathname);
  args.replacePostBodyComponents(replaceScripts(shared, args));
  args.replaceHeadComponents(withoutImageComponent(args.getHeadComponents()));
};

import type { GatsbySSR } from 'gatsby';

import { writeHead } from './src/gatsby/document/helmet-head';
import { shareLoaderScript } from './patches/gatsby/share-loader-script';
import { recordPage, replaceScripts } from './patches/gatsby/start-scripts';
import { withoutImageComponent } from './patches/gatsby/without-image-component';

export { wrapRootElement } from './src/gatsby/document/helmet-head';
export { replaceRenderer } from './src/gatsby/hooks/ssr/replace-renderer';

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  writeHead(args);
  recordPage(args);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  const shared = shareLoaderScript(args.getPostBodyComponents(), args.pathname);
  args.replacePostBodyComponents(replaceScripts(shared, args));
  args.replaceHeadComponents(withoutImageComponent(args.getHeadComponents()));
};

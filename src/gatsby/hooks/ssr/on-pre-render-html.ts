import type { PreRenderHTMLArgs } from 'gatsby';

import { shareLoaderScript } from '../../../../patches/gatsby/share-loader-script';
import { replaceScripts } from '../../../../patches/gatsby/start-scripts';
import { withoutImageComponent } from '../../../../patches/gatsby/without-image-component';

/** Changes what Gatsby and its plugins put around the page. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  const shared = shareLoaderScript(args.getPostBodyComponents(), args.pathname);
  args.replacePostBodyComponents(replaceScripts(shared, args));
  args.replaceHeadComponents(withoutImageComponent(args.getHeadComponents()));
}

import type { GatsbyBrowser } from 'gatsby';

import type { PageContext } from '../i18n/page-context';
import { Layout } from '../layout/layout';

type WrapPageElement = NonNullable<GatsbyBrowser<Record<string, unknown>, PageContext>['wrapPageElement']>;

/** Pages with nothing around their content, for machines. */
const bareRoutes: readonly string[] = ['healthz'];

/** Puts the frame around a page, built and in the browser; it stays when the page in it changes. */
export const wrapPageElement: WrapPageElement = ({ element, props: { pageContext, location } }) =>
  bareRoutes.includes(pageContext.route) ? (
    element
  ) : (
    <Layout context={pageContext} pathname={location.pathname}>
      {element}
    </Layout>
  );

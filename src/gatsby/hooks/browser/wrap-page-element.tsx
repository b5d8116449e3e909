import type { GatsbyBrowser } from 'gatsby';

import type { PageContext } from '../../../i18n/page-context';
import { Layout } from '../../../layout/layout';

export type WrapPageElement = NonNullable<GatsbyBrowser<Record<string, unknown>, PageContext>['wrapPageElement']>;

/** Pages with nothing around their content, for machines. */
const bareRoutes: readonly string[] = ['healthz'];

export const isBare = ({ route }: PageContext) => bareRoutes.includes(route);

/**
 * Puts the frame around a page; it stays when the page in it changes. `hooks/ssr/wrap-page-element.tsx` has the
 * counterpart for built pages.
 */
export const wrapPageElement: WrapPageElement = ({ element, props: { pageContext, location } }) =>
  isBare(pageContext) ? (
    element
  ) : (
    <Layout context={pageContext} pathname={location.pathname}>
      {element}
    </Layout>
  );

import type { GatsbyBrowser } from 'gatsby';

import type { PageContext } from '../../../i18n/page-context';
import { Layout } from '../../../layout/layout';

export type WrapPageElement = NonNullable<GatsbyBrowser<Record<string, unknown>, PageContext>['wrapPageElement']>;

/** Pages without the frame: for machines, and for the dealer, who has one thing to do. */
const bareRoutes: readonly string[] = ['healthz', 'answer'];

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

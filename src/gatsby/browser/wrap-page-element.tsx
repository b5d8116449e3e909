import type { GatsbyBrowser } from 'gatsby';

import { ErrorBoundary } from '../../components/error-boundary';
import { LastResort } from '../../layout/last-resort';

/** A page that fails in the browser, the error page included, leaves a message with a link home; the next page begins anew. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props: { location } }) => (
  <ErrorBoundary key={location.pathname} fallback={<LastResort path={location.pathname} />}>
    {element}
  </ErrorBoundary>
);

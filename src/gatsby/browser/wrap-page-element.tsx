import type { GatsbyBrowser } from 'gatsby';

import { ErrorBoundary } from '../../components/error-boundary';
import { LastResort } from '../../layout/last-resort';

/** When the frame itself fails in the browser, a message with a link home is left; the next page begins anew. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props: {
    location: { pathname },
  },
}) => (
  <ErrorBoundary
    tryAgainFor={pathname}
    fallback={
      <main>
        <LastResort path={pathname} />
      </main>
    }
  >
    {element}
  </ErrorBoundary>
);

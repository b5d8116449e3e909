import type { GatsbyBrowser } from 'gatsby';
import { HelmetProvider } from 'react-helmet-async';

/** In the browser; `document/helmet-head.tsx` has the counterpart for built pages. */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <HelmetProvider>{element}</HelmetProvider>
);

import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/reset.css';
import './src/styles/global.css';
import './src/styles/forced-colors.css';
import './src/styles/print.css';
import './src/styles/progress-bar.css';

import { watchMissingParts } from './src/gatsby/client/watch-missing-parts';

export { onClientEntry } from './src/gatsby/hooks/browser/on-client-entry';
export { replaceHydrateFunction } from './src/gatsby/hooks/browser/replace-hydrate-function';
export { shouldUpdateScroll } from './src/gatsby/hooks/browser/should-update-scroll';
export { onInitialClientRender } from './src/gatsby/hooks/browser/on-initial-client-render';
export { onRouteUpdate } from './src/gatsby/hooks/browser/on-route-update';
export { wrapRootElement } from './src/gatsby/hooks/browser/wrap-root-element';

/**
 * The router would fetch the data of every page that a visible link leads to, without a limit, in batches of four each
 * three seconds, and no template. `client/prefetch` fetches the likeliest ones whole, and links the others' when the
 * visitor points at them.
 */
export const disableCorePrefetching = () => true;

// Here instead of in a hook, because the router's script runs right after this one.
watchMissingParts();

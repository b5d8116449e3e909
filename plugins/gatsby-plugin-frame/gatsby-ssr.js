// The site's own `wrapPageElement` runs last of all, outside the translation plugin's provider. A plugin that runs
// before that plugin is inside it.
export { wrapPageElement } from '../../src/gatsby/hooks/ssr/wrap-page-element';

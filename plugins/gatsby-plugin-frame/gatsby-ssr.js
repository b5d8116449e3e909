// The site's own `wrapPageElement` comes last of all, outside the translation plugin's texts; a plugin before that one
// has them.
export { wrapPageElement } from '../../src/gatsby/hooks/ssr/wrap-page-element';

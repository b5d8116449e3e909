import { locales } from '../i18n/locales';
import { toLocalePath } from '../i18n/paths';
import { getPattern, routeIds, routes } from '../i18n/routes';

import { legacyPaths } from './redirects';
import { otherVariant } from './stock-path-variant';

/** A path, with `:name` for any segment, and its target. Queries are kept unless the target is another page. */
export type RedirectRule = { from: string; to: string; status: 301 | 302; keepsQuery: boolean };

/**
 * Every redirect of the site as a list of rules, for static hosts (`deploy/`). Our own server decides from the same
 * tables (`server/site/resolve-request.ts`); a test compares both. The first matching rule wins.
 * @param rootRedirect temporary target of the root path, if configured (spec section 2)
 */
export function getRedirectRules(rootRedirect: string | null): RedirectRule[] {
  const root: RedirectRule[] =
    rootRedirect === null ? [] : [{ from: '/', to: rootRedirect, status: 302, keepsQuery: true }];
  const legacy = legacyPaths.map((from): RedirectRule => ({ from, to: '/', status: 301, keepsQuery: false }));
  const variants = locales.flatMap((locale) =>
    routeIds
      .filter((route) => routes[route].nl.includes('{stock}'))
      .map((route): RedirectRule => ({
        from: toLocalePath(locale, getPattern(route, locale, otherVariant)),
        to: toLocalePath(locale, getPattern(route, locale)),
        status: 301,
        keepsQuery: true,
      })),
  );
  return [...root, ...legacy, ...variants];
}

import { defaultLocale, forEachLocale, isLocale, type Locale } from './locales';
import { getPattern, routeIds, routes, type RouteId, type RouteParams } from './routes';

type Params = Readonly<Record<string, string>>;

/**
 * A path with its locale prefix; the default locale has none (spec section 2). @example toLocalePath('en', '/') //
 * '/en'
 */
export function toLocalePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function fillPattern(pattern: string, params: Params): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * The address of a page, without origin.
 * @example toPath('stockCategory', 'de', { category: 'maehdrescher' }) // '/de/anlasse/maehdrescher'
 */
export function toPath<R extends RouteId>(
  route: R,
  locale: Locale,
  ...[params]: keyof RouteParams<R> extends never ? [] : [params: RouteParams<R>]
): string {
  return toLocalePath(locale, fillPattern(getPattern(route, locale), params ?? {}));
}

/** The address of one page in every language, from its parameters in each. */
export function toAlternates<R extends RouteId>(
  route: R,
  params: (locale: Locale) => RouteParams<R>,
): Record<Locale, string> {
  return forEachLocale((locale) => toLocalePath(locale, fillPattern(getPattern(route, locale), params(locale))));
}

/** For route ids from the CMS: an unknown route is logged and leads to the home page (spec section 8). */
export function toStaticPath(route: string | null | undefined, locale: Locale): string {
  const segmentsOf = routeIds.find((id) => id === route && !routes[id].nl.includes(':'));
  if (segmentsOf === undefined) {
    console.error('Route does not exist', route);
    return toLocalePath(locale, '/');
  }
  return toLocalePath(locale, getPattern(segmentsOf, locale));
}

export type RouteMatch = { route: RouteId; locale: Locale; params: Params };

/** The locale of a path and the rest after its prefix. @example splitLocale('/en/stock') // ['en', '/stock'] */
export function splitLocale(path: string): [Locale, string] {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) && first !== defaultLocale ? [first, `/${rest.join('/')}`] : [defaultLocale, path];
}

/** The segments of each route's pattern, memoized: the end of a build matches tens of thousands of addresses. */
const known = new Map<string, readonly string[]>();
function getSegments(route: RouteId, locale: Locale): readonly string[] {
  const name = `${locale} ${route}`;
  const segments = known.get(name) ?? getPattern(route, locale).split('/');
  known.set(name, segments);
  return segments;
}

function matchSegments(pattern: readonly string[], given: readonly string[]): Params | null {
  if (pattern.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
      continue;
    }
    if (value === '') return null;
    try {
      params[segment.slice(1)] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return params;
}

/** The route and parameters of a path (no query, no trailing slash), or null. The inverse of `toPath`. */
export function matchPath(path: string): RouteMatch | null {
  const [locale, rest] = splitLocale(path);
  const given = rest.split('/');
  for (const route of routeIds) {
    const params = matchSegments(getSegments(route, locale), given);
    if (params !== null) return { route, locale, params };
  }
  return null;
}

/**
 * Whether a path (no query, no trailing slash) addresses a page of one route. @example isPathOf('contact',
 * '/de/kontakt') // true
 */
export function isPathOf(route: RouteId, path: string): boolean {
  const [locale, rest] = splitLocale(path);
  return matchSegments(getSegments(route, locale), rest.split('/')) !== null;
}

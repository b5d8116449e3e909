import { stockPathVariants } from '../config/stock-path-variant';

import { defaultLocale, locales, type Locale } from './locales';
import { toLocalePath } from './paths';
import { getPattern, routeIds } from './routes';

/** A route's canonical pattern, and the spellings that each segment accepts: in lower case, `null` for a parameter. */
type LoosePattern = { pattern: string; segments: readonly (readonly string[] | null)[] };

/** The stock segments of all languages and both variants: a link may mix words of two languages. */
export const stockWords: readonly string[] = [
  ...new Set(Object.values(stockPathVariants).flatMap(Object.values<string>)),
];

const patterns = Object.fromEntries(locales.map((locale) => [locale, toPatterns(locale)])) as Record<
  Locale,
  LoosePattern[]
>;

function toPatterns(locale: Locale): LoosePattern[] {
  return routeIds.map((route) => {
    const pattern = getPattern(route, locale);
    const own = Object.values(stockPathVariants).map((variant): string => variant[locale]);
    const isStock = route.startsWith('stock');
    const segments = pattern.split('/').map((segment) => {
      if (segment.startsWith(':')) return null;
      if (!own.includes(segment)) return [segment.toLowerCase()];
      return isStock ? stockWords : own;
    });
    return { pattern, segments };
  });
}

/**
 * The locale prefix of an address, in any letter case, and the rest. Accepts the default locale's prefix, which no
 * address of the site has.
 * @example splitLoosely('/NL/contact') // ['nl', '/contact']
 */
export function splitLoosely(path: string): [Locale, string] {
  const [, first = '', ...rest] = path.split('/');
  const locale = locales.find((one) => one === first.toLowerCase());
  return locale === undefined ? [defaultLocale, path] : [locale, `/${rest.join('/')}`];
}

/**
 * The canonical form of a path of the route table, from any letter case, either stock variant and with or without a
 * redundant prefix. Parameters stay as they are. Null if no route matches.
 * @param path decoded, without query and without trailing slash
 * @example toCanonicalPath('/nl/Contact') // '/contact'
 * @example toCanonicalPath('/EN/Stock/Tractors') // '/en/occasions/Tractors'
 */
export function toCanonicalPath(path: string): string | null {
  const [locale, rest] = splitLoosely(path);
  const given = rest.split('/');
  const lower = rest.toLowerCase().split('/');
  const found = patterns[locale].find(
    ({ segments }) =>
      segments.length === lower.length &&
      segments.every((words, index) => {
        const segment = lower[index] ?? '';
        return words === null ? segment !== '' : words.includes(segment);
      }),
  );
  if (found === undefined) return null;
  const filled = found.pattern.split('/').map((segment, index) => (segment.startsWith(':') ? given[index] : segment));
  return toLocalePath(locale, filled.join('/'));
}

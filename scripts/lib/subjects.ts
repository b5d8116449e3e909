import type { Locale } from '../../src/i18n/locales';
import { matchPath, toLocalePath, toStaticPath } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';

/**
 * A page that represents a template: by its route, by its path, or the first page of a route that another page links
 * to.
 */
export type Subject = {
  name: string;
  /**
   * `unlisted`: search engines must not list the page. `failing`: the page has an intended failure as well, a status or
   * an image.
   */
  hidden?: 'unlisted' | 'failing';
} & ({ route: RouteId } | { path: string } | { on: RouteId; first: RouteId });

/** One page for each template, and each page of the CMS. */
export const subjects = [
  { name: 'home', route: 'home' },
  { name: 'stock-overview', route: 'stockOverview' },
  { name: 'stock-category', on: 'stockOverview', first: 'stockCategory' },
  { name: 'stock-item', on: 'stockOverview', first: 'stockItem' },
  { name: 'contact', route: 'contact' },
  { name: 'vacancy', on: 'vacancies', first: 'vacancy' },
  { name: 'sector', route: 'sectorAgriculture' },
  { name: 'stock-sector', route: 'sectorGardenStock' },
  { name: 'services', route: 'services' },
  { name: 'warehouse', route: 'warehouse' },
  { name: 'brands', route: 'brands' },
  { name: 'about', route: 'about' },
  { name: 'vacancies', route: 'vacancies' },
  { name: 'news', route: 'news' },
  { name: 'news-item', on: 'news', first: 'newsItem' },
  { name: 'stories', route: 'stories' },
  { name: 'story', on: 'stories', first: 'story' },
  { name: 'terms', route: 'terms' },
  { name: 'privacy', route: 'privacy' },
  { name: 'accessibility', route: 'accessibility' },
  { name: 'imprint', route: 'imprint' },
  { name: 'verify', route: 'verify' },
  { name: 'shortlist', route: 'shortlist', hidden: 'unlisted' },
  { name: 'healthz', route: 'healthz', hidden: 'unlisted' },
  { name: 'not-found', path: '/404', hidden: 'failing' },
  { name: 'server-error', path: '/500', hidden: 'failing' },
  { name: 'building-blocks', path: '/building-blocks', hidden: 'failing' },
] as const satisfies readonly Subject[];

/** Returns the path of a subject in a language. @param siteUrl the URL of the running site */
export async function findPath(siteUrl: string, locale: Locale, subject: Subject): Promise<string> {
  if ('path' in subject) return toLocalePath(locale, subject.path);
  if ('route' in subject) return toStaticPath(subject.route, locale);
  const html = await (await fetch(siteUrl + toStaticPath(subject.on, locale))).text();
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"?#]+)"/g)].map(([, href = '']) => href);
  const found = hrefs.find((href) => matchPath(href)?.route === subject.first);
  if (found === undefined) throw new Error(`${subject.on} has no link to a page of the route ${subject.first}.`);
  return found;
}

import type { Locale } from '../../src/i18n/locales';
import { matchPath, toLocalePath, toStaticPath } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';

/**
 * A page that stands for a template: of the route table, by its address, or the first of a route that another page
 * links to.
 */
export type Subject = {
  name: string;
  /**
   * Search engines are told to leave it out; `failing`: something on it fails on purpose, too: its status, or a photo.
   */
  hidden?: 'unlisted' | 'failing';
} & ({ route: RouteId } | { path: string } | { on: RouteId; first: RouteId });

/** Each template once, and each page of the CMS. */
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
  { name: 'terms', route: 'terms' },
  { name: 'privacy', route: 'privacy' },
  { name: 'accessibility', route: 'accessibility' },
  { name: 'healthz', route: 'healthz', hidden: 'unlisted' },
  { name: 'not-found', path: '/404', hidden: 'failing' },
  { name: 'server-error', path: '/500', hidden: 'failing' },
  { name: 'building-blocks', path: '/building-blocks', hidden: 'failing' },
] as const satisfies readonly Subject[];

/** The address of a subject in a language. @param siteUrl where the site is served */
export async function findPath(siteUrl: string, locale: Locale, subject: Subject): Promise<string> {
  if ('path' in subject) return toLocalePath(locale, subject.path);
  if ('route' in subject) return toStaticPath(subject.route, locale);
  const html = await (await fetch(siteUrl + toStaticPath(subject.on, locale))).text();
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"?#]+)"/g)].map(([, href = '']) => href);
  const found = hrefs.find((href) => matchPath(href)?.route === subject.first);
  if (found === undefined) throw new Error(`${subject.on} has no link to a page of the route ${subject.first}.`);
  return found;
}

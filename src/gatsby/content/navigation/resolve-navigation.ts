import { bottomNavigation, topNavigation } from '../../../config/navigation';
import type { Locale } from '../../../i18n/locales';
import { toPath } from '../../../i18n/paths';
import type { StaticRouteId } from '../../../i18n/routes';
import { isOf } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { byAge } from '../required-entries';
import { toWay, type Space } from '../targets/ways';

/** A link, or a group of links (then without an address), with the language of its words if that is another one. */
export type MenuItem = { label: string; lang: string | null; href: string | null; links: MenuItem[] | null };

/** The links of every page in one language. */
export type Navigation = { header: MenuItem[]; footer: MenuItem[] };

/** The words of the site, with what editors wrote in their place. @param key e.g. `nav.sectors` of `common` */
type GetText = (key: string) => string;

/** The entries that say what stands in header and footer: the first, the oldest, is used. */
export function findNavigations(entries: readonly CmsEntry[]): CmsEntry[] {
  return entries.filter(isOf('navigation')).sort(byAge);
}

/**
 * What stands in header and footer in a language: what editors chose, without what is hidden or leads nowhere; the
 * specification's links (section 2) where nothing is left of that, or nobody chose anything.
 */
export function resolveNavigation(locale: Locale, space: Space, getText: GetText): Navigation {
  const [chosen] = findNavigations([...space.byId.values()]);
  const read = (field: string) => (chosen === undefined ? [] : readItems(chosen, field, locale, space));
  const [header, footer] = [read('header'), read('footer')];
  const toLink = (route: StaticRouteId): MenuItem => ({
    ...{ label: getText(`page.${route}.short`), lang: null, href: toPath(route, locale), links: null },
  });
  return {
    header: header.length > 0 ? header : toSpecified(toLink, getText),
    footer: footer.length > 0 ? footer : bottomNavigation.map(toLink),
  };
}

function toSpecified(toLink: (route: StaticRouteId) => MenuItem, getText: GetText): MenuItem[] {
  return topNavigation.map((item) =>
    'route' in item
      ? toLink(item.route)
      : { label: getText(item.group), lang: null, href: null, links: item.items.map(toLink) },
  );
}

/** The items of a list, groups with their links; a group in a group is none. */
function readItems(list: CmsEntry, field: string, locale: Locale, space: Space): MenuItem[] {
  const entries = findLinks(list.fields[field]).flatMap(({ id }) =>
    space.hidden.has(id) ? [] : (space.byId.get(id) ?? []),
  );
  return entries.flatMap((entry): MenuItem[] => {
    const { label, lang, href } = toWay(entry, locale, space);
    if (label === '') return [];
    if (isOf('link')(entry)) return href === '' ? [] : [{ label, lang, href, links: null }];
    if (!isOf('linkGroup')(entry) || !isOf('navigation')(list)) return [];
    const links = readItems(entry, 'links', locale, space);
    return links.length === 0 ? [] : [{ label, lang, href: null, links }];
  });
}

import type { ContentReport } from '../../../content-model/content-report';
import { articleTypes } from '../../features/content/articles/article-types';
import { defaultLocale } from '../../i18n/locales';
import { toPath } from '../../i18n/paths';
import { sectorIds, sectorRoutes, type StaticRouteId } from '../../i18n/routes';

import { getText, isOf, type Facts } from './checks/facts';
import { assetType, type CmsEntry } from './fetch-entries';
import { findLinks } from './links';
import type { Destinations } from './targets/destinations';

/** What stands for places that have no path, or too many. */
export const places = {
  everywhere: 'every page',
  machines: 'pages of machines',
  search: 'the search',
  notFound: 'the page for addresses that are none',
} as const;

/** Types that stand in the frame of all pages, or are the words of all. */
const global = new Set([
  ...['company', 'openingTimes', 'openingException', 'navigation', 'linkGroup', 'popUp', 'text'],
  // In the menus, and over the lists of machines.
  'sector',
]);

/** Types that are listed without being picked: by sections of these types, and on these pages. */
const lists: Readonly<Record<string, { sections: readonly string[]; route?: StaticRouteId }>> = {
  teamMember: { sections: ['teamSection'] },
  service: { sections: ['serviceSection'] },
  brand: { sections: ['brandSection'] },
  certificate: { sections: ['certificateSection'] },
  vacancy: { sections: ['vacancyTeaser'], route: 'vacancies' },
  ...Object.fromEntries(articleTypes.map(({ id, list }) => [id, { sections: [`${id}Teaser`], route: list }])),
};

type Space = {
  destinations: Destinations;
  /** Who links to an entry or asset, by kind and id: an entry and an asset may have the same. */
  referrers: ReadonlyMap<string, readonly CmsEntry[]>;
  ofType: (type: string) => readonly CmsEntry[];
};

/**
 * When each entry and asset was published, and where the site shows it: what staff read before they publish. Pages by
 * their Dutch paths. It follows what links to what: a page that only links to another one does not show it.
 */
export function findPlaces({ entries, assets, destinations }: Facts): ContentReport['placed'] {
  const byType = groupByType(entries);
  const ofType = (type: string) => byType.get(type) ?? [];
  const space: Space = { destinations, referrers: findReferrers(entries), ofType };
  return Object.fromEntries(
    [...entries, ...assets].map((entry) => {
      const { updatedAt = '' } = entry.sys;
      return [toKey(entry), { updatedAt, on: [...toPlaces(entry, space, new Set())].sort() }] as const;
    }),
  );
}

function groupByType(entries: readonly CmsEntry[]): ReadonlyMap<string, readonly CmsEntry[]> {
  const groups = new Map<string, CmsEntry[]>();
  for (const entry of entries) add(groups, entry.sys.contentType.sys.id, entry);
  return groups;
}

function findReferrers(entries: readonly CmsEntry[]): Space['referrers'] {
  const referrers = new Map<string, CmsEntry[]>();
  for (const entry of entries) {
    const links = findLinks(Object.values(entry.fields)).map(({ type, id }) => `${type} ${id}`);
    for (const key of new Set(links)) add(referrers, key, entry);
  }
  return referrers;
}

function add(groups: Map<string, CmsEntry[]>, key: string, entry: CmsEntry): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [entry]);
  else group.push(entry);
}

/** @param seen entries that are looked at already: links may go in a circle */
function toPlaces(entry: CmsEntry, space: Space, seen: Set<CmsEntry>): ReadonlySet<string> {
  if (seen.has(entry)) return new Set();
  seen.add(entry);
  const type = entry.sys.contentType.sys.id;
  if (type === 'searchSynonym') return new Set([places.search]);
  if (global.has(type)) return new Set([places.everywhere]);
  const path = findOwnPath(entry, space.destinations);
  const { sections = [], route } = lists[type] ?? {};
  const listed = [
    ...(route === undefined ? [] : [toPath(route, defaultLocale)]),
    ...sections.flatMap(space.ofType).flatMap((section) => [...toPlaces(section, space, seen)]),
  ];
  if (path !== null) return new Set([path, ...listed]);
  // Without a page now, and what links to it does not show it.
  if (hasPage(type)) return new Set();
  const shown = (space.referrers.get(toKey(entry)) ?? []).flatMap((other) => {
    if (isOf('sector')(other)) return [...toSectorPaths(other), places.machines];
    const own = findOwnPath(other, space.destinations);
    return own === null ? [...toPlaces(other, space, seen)] : [own];
  });
  return new Set([...listed, ...shown]);
}

function toKey(entry: CmsEntry): string {
  return `${isOf(assetType)(entry) ? 'Asset' : 'Entry'} ${entry.sys.id}`;
}

const hasPage = (type: string) => type === 'page' || type === 'vacancy' || articleTypes.some(({ id }) => id === type);

function findOwnPath(entry: CmsEntry, { pages, vacancies, articles }: Destinations): string | null {
  const { id } = entry.sys;
  if (isOf('page')(entry) && getText(entry, 'route') === 'notFound') return places.notFound;
  const paths = pages.get(id) ?? vacancies.get(id) ?? articles.get(id);
  return paths?.[defaultLocale] ?? null;
}

function toSectorPaths(sector: CmsEntry): string[] {
  const key = sectorIds.find((id) => id === getText(sector, 'key'));
  return key === undefined ? [] : [toPath(sectorRoutes[key].page, defaultLocale)];
}

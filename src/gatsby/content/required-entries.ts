import type { ContentFinding, InUse } from '../../../content-model/content-report';
import { nameType } from '../../../content-model/type-name';
import { contentRoutes, sectorKeys } from '../../../content-model/types/shared';
import { defaultLocale } from '../../i18n/locales';

import { quote, toFinding } from './checks/finding';
import { getTitle, nameEntry, type CmsEntry } from './fetch-entries';

/** A place that one entry has to stand at: the pages of the site read it, and have nothing in its stead. */
type Place = {
  /** What it is called in the report, e.g. `page home`. */
  id: string;
  type: string;
  /** What an editor calls it. */
  name: string;
  /** The field by which an entry says that it is the one; none where the type says it. */
  by?: { field: string; value: string };
  /** Without these words it is as good as not there. */
  needs?: string;
};

/** These lists have words of their own; all other pages have theirs from nowhere else. */
const withOwnWords: readonly string[] = ['stockOverview', 'news', 'stories'];
const filledRoutes = contentRoutes.filter((route) => !withOwnWords.includes(route));

/** What the site cannot be without. */
export const places: readonly Place[] = [
  { id: 'company', type: 'company', name: 'the company', needs: 'name' },
  ...sectorKeys.map((value) => ({
    ...{ id: `sector ${value}`, type: 'sector', name: `the sector “${value}”`, by: { field: 'key', value } },
  })),
  ...filledRoutes.map((value) => ({
    ...{ id: `page ${value}`, type: 'page', name: `the page “${value}”`, by: { field: 'route', value } },
  })),
];

/** What stands where. `spares`: entries that ask for a place that another one has; the site shows nothing of them. */
export type Placing = { inUse: Record<string, InUse>; missing: ContentFinding[]; spares: SpareEntry[] };
export type SpareEntry = { entry: CmsEntry; inUse: CmsEntry; place: string };

/**
 * Finds the entry for each place. Of two the one that the served release shows stays, else the older one.
 * @param served what that release says of its places
 */
export function placeEntries(entries: readonly CmsEntry[], served: Readonly<Record<string, InUse>>): Placing {
  const placing: Placing = { inUse: {}, missing: [], spares: [] };
  for (const place of places) {
    const known = served[place.id];
    const asking = entries.filter((entry) => asksFor(entry, place));
    const fit = asking.filter((entry) => isWhole(entry, place));
    const chosen = fit.find(({ sys }) => sys.id === known?.id) ?? [...fit].sort(byAge)[0];
    if (chosen === undefined) placing.missing.push(toMissing(place, asking[0], known));
    else {
      placing.inUse[place.id] = { id: chosen.sys.id, title: getTitle(chosen) };
      const others = asking.filter((entry) => entry !== chosen);
      placing.spares.push(...others.map((entry) => ({ entry, inUse: chosen, place: place.name })));
    }
  }
  return placing;
}

/** What editors are told of an entry that another one has the place of. */
export function toSpareFinding({ entry, inUse, place }: SpareEntry): ContentFinding {
  return toFinding(entry, {
    problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)} is not used: ${place} is ${nameEntry(inUse)}, and there can be one only.`,
    advice: `Unpublish it. To use it instead, unpublish ${inUse.sys.id} and leave this one published.`,
  });
}

function asksFor({ sys, fields }: CmsEntry, { type, by }: Place): boolean {
  return sys.contentType.sys.id === type && (by === undefined || fields[by.field]?.[defaultLocale] === by.value);
}

function isWhole({ fields }: CmsEntry, { needs }: Place): boolean {
  const value = needs === undefined ? undefined : fields[needs]?.[defaultLocale];
  return needs === undefined || (typeof value === 'string' && value.trim() !== '');
}

/** Older entries first; of the same age by id. */
export function byAge(one: CmsEntry, other: CmsEntry): number {
  const toKey = ({ sys }: CmsEntry) => `${sys.createdAt ?? '9'} ${sys.id}`;
  return toKey(one) < toKey(other) ? -1 : 1;
}

/**
 * @param blank an entry that asks for the place and lacks what it needs
 * @param known the one that the site shows now
 */
function toMissing(
  { type, name, by, needs }: Place,
  blank: CmsEntry | undefined,
  known: InUse | undefined,
): ContentFinding {
  if (blank !== undefined)
    return toFinding(blank, {
      ...(needs !== undefined && { field: needs }),
      problem: `The site cannot be without ${name}, and the entry ${nameEntry(blank)} has no ${needs ?? 'words'}.`,
      advice: `Fill the field in Contentful and publish the entry.`,
    });
  const which = known === undefined ? `an entry of the type ${type}` : `the entry ${known.id} (${quote(known.title)})`;
  const how = by === undefined ? '' : ` Its field “${by.field}” has to be “${by.value}”.`;
  return {
    ...{ type, id: known?.id ?? '', title: known?.title ?? name },
    ...{ field: by?.field ?? null, fieldName: null, locales: [] },
    problem: `The site cannot be without ${name}: no entry for it is published.`,
    advice: `Publish ${which} in Contentful.${how}`,
  };
}

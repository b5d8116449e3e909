import { contentTypes } from '../../content-model';
import { defaultContentLocale, type ContentType } from '../../content-model/content-type';

import type { Draft, Drafts, Kind } from './drafts';

/** Everything that an editor can change of an entry or asset, in one language. */
export type ListedEntry = {
  kind: Kind;
  id: string;
  /** The name of its content type. */
  type: string;
  title: string;
  /**
   * Where its words stand without a mark, for the site keeps them as data: the menus of all pages, or anywhere.
   * Undefined: they have marks.
   */
  unmarkedIn?: 'menus' | 'page';
  /** `locale`: the one that the field is changed in; `value`: what stands there, if anything. */
  fields: { id: string; name: string; locale: string; value: unknown }[];
};

const types: readonly ContentType[] = contentTypes;
/** Of assets, in Contentful's words. */
const assetFields = { title: 'Title', description: 'Description', file: 'File' } as const;

/** What all pages show, by content type: the menus with their links, and words in place of the site's own. */
const siteTypes: Readonly<Record<string, ListedEntry['unmarkedIn']>> = {
  navigation: 'menus',
  linkGroup: 'menus',
  link: 'menus',
  text: 'page',
};

/** @returns the entries of `listEntries`, with those that all pages show */
export function listPage(drafts: Drafts, keys: readonly string[], locale: string): ListedEntry[] {
  const all = drafts.list('Entry').filter(({ sys }) => ['navigation', 'text'].includes(getType(sys)?.id ?? ''));
  // A link of a menu leads to another page, which is not listed.
  const isOfSite = ({ sys }: Draft) => getType(sys)?.id !== 'link';
  const site = listEntries(drafts, all.map(toKey), locale, isOfSite).map((entry) => {
    const draft = drafts.get('Entry', entry.id);
    return { ...entry, unmarkedIn: siteTypes[(draft && getType(draft.sys)?.id) ?? ''] };
  });
  const ids = new Map(site.map((entry) => [entry.id, entry]));
  const own = listEntries(drafts, keys, locale).map((entry) => (entry.kind === 'Entry' && ids.get(entry.id)) || entry);
  return [...new Set([...own, ...site])];
}

const toKey = ({ sys: { type, id } }: Draft) => `${type} ${id}`;

/**
 * The entries and assets that a page shows, with those that they show parts of: what is linked to in fields, but not in
 * running text, which leads to other pages.
 * @param keys `Entry home-1-hero`, `Asset yard`
 * @param isFollowed whether what it links to is listed, too
 */
export function listEntries(
  drafts: Drafts,
  keys: readonly string[],
  locale: string,
  isFollowed: (draft: Draft) => boolean = () => true,
): ListedEntry[] {
  const listed = new Map<string, ListedEntry>();
  const pending = [...keys];
  for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
    const [kind, id = ''] = key.split(' ');
    const draft = listed.has(key) || (kind !== 'Entry' && kind !== 'Asset') ? null : drafts.get(kind, id);
    if (draft === null) continue;
    listed.set(key, draft.sys.type === 'Asset' ? toAsset(draft, locale) : toEntry(draft, locale));
    if (isFollowed(draft)) pending.push(...getLinks(draft));
  }
  return [...listed.values()];
}

function toEntry({ sys, fields }: Draft, locale: string): ListedEntry {
  const type = getType(sys);
  return {
    ...{ kind: 'Entry', id: sys.id, type: type?.name ?? '' },
    title: toTitle(fields[type?.displayField ?? ''], sys.id),
    fields: Object.entries(type?.fields ?? {}).map(([id, { name, localized }]) => {
      const own = localized === true ? locale : defaultContentLocale;
      return { id, name, locale: own, value: fields[id]?.[own] };
    }),
  };
}

function toAsset({ sys, fields }: Draft, locale: string): ListedEntry {
  return {
    ...{ kind: 'Asset', id: sys.id, type: 'Media', title: toTitle(fields.title, sys.id) },
    fields: Object.entries(assetFields).map(([id, name]) => {
      const own = id === 'file' ? defaultContentLocale : locale;
      return { id, name, locale: own, value: id === 'file' ? undefined : fields[id]?.[own] };
    }),
  };
}

/** What an editor calls a draft, in Dutch and not too long. @param id for one without a name */
export function toTitle(values: Record<string, unknown> | undefined, id: string): string {
  const title = values?.[defaultContentLocale];
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 60) : id;
}

/** The content type of a draft; undefined for an asset, and for one that this site does not know. */
export function getType(sys: Draft['sys']): ContentType | undefined {
  const { contentType } = sys as { contentType?: { sys?: { id?: unknown } } };
  return types.find(({ id }) => id === contentType?.sys?.id);
}

type Link = { sys?: { linkType?: unknown; id?: unknown } };

function getLinks({ sys, fields }: Draft): string[] {
  return Object.entries(getType(sys)?.fields ?? {}).flatMap(([id, { kind }]) => {
    if (kind !== 'entry' && kind !== 'entries' && kind !== 'image') return [];
    const links = [fields[id]?.[defaultContentLocale] ?? []].flat() as Link[];
    return links.flatMap(({ sys: target }) =>
      typeof target?.id === 'string' ? [`${String(target.linkType)} ${target.id}`] : [],
    );
  });
}

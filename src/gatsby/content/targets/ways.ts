import { linkForms } from '../../../../content-model/types/shared';
import { defaultLocale, type Locale } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import { getText, isOf } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';

import { addToPaths, findRoutePaths, type Destinations, type Paths } from './destinations';
import { findLinkPaths } from './read-target';

/** Where an entry leads in one language, and what says so; `lang`: the language of the words, if it is another one. */
export type Way = { href: string; label: string; lang: string | null };

/** Types with a button, or that lead somewhere as a whole. */
export const typesWithButton = ['hero', 'callToAction', 'popUp'] as const;
const types = ['page', 'vacancy', 'link', 'card', ...typesWithButton] as const;

/** What is known of the whole space when ways are found. */
export type Space = {
  byId: ReadonlyMap<string, CmsEntry>;
  /** The entries that it is not the time of, or that are switched off. */
  hidden: ReadonlySet<string>;
  destinations: Destinations;
};

/** Whether entries of a type lead somewhere by themselves. */
export function hasWay({ sys }: CmsEntry): boolean {
  return types.some((type) => type === sys.contentType.sys.id);
}

/** The way of an entry in a language; without an address, or without words, these are empty. */
export function toWay(entry: CmsEntry, locale: Locale, space: Space): Way {
  const picked = findPicked(entry, space);
  const paths = findEntryPaths(entry, picked, space);
  const words = findWords(entry, picked, locale);
  return { href: paths?.[locale] ?? '', label: words?.text ?? '', lang: words?.lang ?? null };
}

/** The link that an editor picked for a button or a card, if it is there and leads somewhere. */
function findPicked({ fields }: CmsEntry, { byId, hidden, destinations }: Space): CmsEntry | undefined {
  const picked = findLinks(fields.link).flatMap(({ id }) => (hidden.has(id) ? [] : (byId.get(id) ?? [])))[0];
  return picked !== undefined && isOf('link')(picked) && findLinkPaths(picked, destinations) !== null
    ? picked
    : undefined;
}

function findEntryPaths(entry: CmsEntry, picked: CmsEntry | undefined, { destinations }: Space): Paths | null {
  const type = entry.sys.contentType.sys.id;
  if (type === 'page') return destinations.pages.get(entry.sys.id) ?? null;
  if (type === 'vacancy') return destinations.vacancies.get(entry.sys.id) ?? null;
  if (type === 'link') return findLinkPaths(entry, destinations);
  const paths =
    picked === undefined ? findRoutePaths(getText(entry, 'linkRoute')) : findLinkPaths(picked, destinations);
  const form = linkForms.find((id) => id === getText(entry, 'linkForm'));
  // A form stands on pages of the site alone.
  return paths === null || form === undefined || !paths[defaultLocale].startsWith('/')
    ? paths
    : addToPaths(paths, `#${form}`);
}

function findWords(entry: CmsEntry, picked: CmsEntry | undefined, of: Locale) {
  if (isOf('link')(entry) || isOf('linkGroup')(entry)) return readWords(entry, 'label', of);
  const own = readWords(entry, 'linkLabel', of);
  return own ?? (picked === undefined ? null : readWords(picked, 'label', of));
}

/** The words of a field, the Dutch ones where a language has none; `lang` of these. */
function readWords({ fields }: CmsEntry, field: string, of: Locale): { text: string; lang: string | null } | null {
  for (const one of [of, defaultLocale]) {
    const text = fields[field]?.[one];
    if (typeof text === 'string' && hasWords(text)) return { text, lang: one === of ? null : one };
  }
  return null;
}

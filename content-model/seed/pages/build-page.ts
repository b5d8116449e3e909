import type { ContentType, EntryInput } from '../../content-type';
import type { ContentfulEntry } from '../../contentful-format';
import { page } from '../../types/page';
import { buildEntry } from '../build-entry';
import { toPageId } from '../to-rich-text';

type PageInput = EntryInput<typeof page>;

/** Builds a section of a page once its id is known. */
export type Section = (id: string) => ContentfulEntry;

/** @example buildSection(mapSection, { title: { nl: 'Route', en: 'Route', de: 'Anfahrt' } }) */
export function buildSection<T extends ContentType>(contentType: T, input: EntryInput<T>): Section {
  return (id) => buildEntry(contentType, `${id}-${contentType.id}`, input);
}

/**
 * Builds a page of the site, or one with an address of its own, and its sections; a section's id consists of the page,
 * its position and its type, e.g. `contact-2-mapSection`.
 */
export function buildPage(words: Omit<PageInput, 'sections'>, sections: readonly Section[]): ContentfulEntry[] {
  const name = words.route ?? words.slug?.nl ?? '';
  const entries = sections.map((section, index) => section(`${name}-${String(index + 1)}`));
  return [...entries, buildEntry(page, toPageId(name), { ...words, sections: entries.map(({ sys }) => sys.id) })];
}

import type { ContentType, EntryInput } from '../../content-type';
import type { ContentfulEntry } from '../../contentful-format';
import { page } from '../../types/page';
import { buildEntry } from '../build-entry';
import { toPageId } from '../to-rich-text';

type PageInput = EntryInput<typeof page>;

/** A section of a page before it has an id: its content type and its fields. */
export type Section = (id: string) => ContentfulEntry;

/** @example buildSection(mapSection, { title: { nl: 'Route', en: 'Route', de: 'Anfahrt' } }) */
export function buildSection<T extends ContentType>(contentType: T, input: EntryInput<T>): Section {
  return (id) => buildEntry(contentType, `${id}-${contentType.id}`, input);
}

/** A page with its sections; their ids follow from the page and their place, e.g. `contact-2-mapSection`. */
export function buildPage(words: Omit<PageInput, 'sections'>, sections: readonly Section[]): ContentfulEntry[] {
  const entries = sections.map((section, index) => section(`${words.route}-${String(index + 1)}`));
  return [
    ...entries,
    buildEntry(page, toPageId(words.route), { ...words, sections: entries.map(({ sys }) => sys.id) }),
  ];
}

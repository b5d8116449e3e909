import type { ContentType, Field } from '../../content-model/content-type';
import { toLink, type ContentfulEntry } from '../../content-model/contentful-format';

/** An entry with these values per locale. */
export function toPlain(id: string, type: string, fields: ContentfulEntry['fields']): ContentfulEntry {
  return { sys: { id, type: 'Entry', contentType: toLink('ContentType', type) }, fields };
}

/** An entry in Dutch alone, with what is given for each field of its type; `undefined` leaves the field empty. */
export function toEntry(
  type: ContentType,
  id: string,
  toValue: (field: Field, id: string) => unknown,
): ContentfulEntry {
  const values = Object.entries(type.fields).map(([name, field]) => [name, { nl: toValue(field, name) }] as const);
  return toPlain(id, type.id, Object.fromEntries(values.filter(([, { nl }]) => nl !== undefined)));
}

/** A page of the site, made of these sections. */
export function toPage(route: string, sections: readonly string[]): ContentfulEntry {
  const links = sections.map((id) => toLink('Entry', id));
  const words = { route: { nl: route }, title: { nl: `Pagina ${route}` } };
  return toPlain(`page-${route}`, 'page', { ...words, ...(links.length > 0 && { sections: { nl: links } }) });
}

/** Stands in fields that are translated, and in those that are the same in every language. */
export const bareWords = { translated: 'Alleen dit', same: 'Eigennaam' };

/** Something that passes the field's own rules, for what is required; nothing else. */
export function toBareValue(field: Field): unknown {
  if (field.required !== true) return undefined;
  if ('in' in field && field.in) return field.in[0];
  if (field.kind === 'date') return '2030-01-01';
  return field.localized === true ? bareWords.translated : bareWords.same;
}

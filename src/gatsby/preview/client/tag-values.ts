import type { ListedEntry } from '../../../../server/preview/entry-list';
import { toShownHours } from '../../../features/company/shown-hours';
import { knownLocales } from '../../../i18n/locales';
import { formatDate } from '../../../lib/format';
import { isDate } from '../../../lib/is-date';
import { toAttributes, toKey } from '../mark-element';

import { getPageLocale } from './page-locale';
import { isInBar, readTaggedKeys } from './read-tags';

/**
 * Tags elements that show a value without a mark: hours and days, which code reads, and words that the site keeps as
 * data, of menus and in place of its own. Where several fields of an entry have the same value, as a week's hours do,
 * their order is that of the elements.
 */
export function tagValues(entries: readonly ListedEntry[], page: Document): void {
  const tagged = new Set(readTaggedKeys(page));
  const elements = groupByText(page, 'main *, footer *');
  const places = { menus: groupByText(page, 'header *, footer *'), page: groupByText(page, 'body *') };
  for (const { kind, id, fields, unmarkedIn } of entries) {
    const byWords = new Map<string, string[]>();
    for (const { id: field, locale, value } of fields) {
      const words = unmarkedIn === undefined ? toWords(value) : toText(value);
      // A link may stand in a text, with its mark, and in the menus.
      const isFound = unmarkedIn === undefined && tagged.has(toKey({ kind, id, field, locale }));
      if (words !== null && !isFound) byWords.set(words, [...(byWords.get(words) ?? []), `${field} ${locale}`]);
    }
    for (const [words, names] of byWords) {
      (unmarkedIn === undefined ? elements : places[unmarkedIn]).get(words)?.forEach((element, place) => {
        const [field = '', locale = ''] = names[place % names.length]?.split(' ') ?? [];
        for (const [name, text] of Object.entries(toAttributes([{ kind, id, field, locale }], false)))
          element.setAttribute(name, text);
      });
    }
  }
}

/** What a page says of a value; null for one that is shown otherwise, or not by itself. */
function toWords(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (isDate(value)) return formatDate(value, knownLocales[getPageLocale()].iso);
  return /^\d\d:\d\d-/.test(value) ? toShownHours(value) : null;
}

const toText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Elements that are nothing but a text and have no tag, in the order of reading. */
function groupByText(page: Document, selector: string): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of Array.from(page.querySelectorAll(selector))) {
    if (element.children.length > 0 || element.hasAttribute('data-contentful-field-id') || isInBar(element)) continue;
    const words = element.textContent.trim();
    if (words !== '') found.set(words, [...(found.get(words) ?? []), element]);
  }
  return found;
}

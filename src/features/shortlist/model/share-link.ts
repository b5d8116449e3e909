import { isDate } from '../../../lib/is-date';
import { toPlainText } from '../../../lib/plain-text';

import type { Availability, Past, PastPrice } from './past';
import { maxNote } from './read-entry';
import { isId, maxEntries } from './shortlist-file';

/** A machine of a shared list: what it was when the list was shared. */
export type SharedItem = { id: string; past: Past; note?: string };
export type SharedList = {
  /** The day on which the link was made, ISO 8601; null if the link does not say. */
  on: string | null;
  items: readonly SharedItem[];
};

/** More is no link of this site: notes of 50 machines take less when they are not all of rare letters. */
const maxLength = 20_000;

const kinds = { r: 'request', a: 'auction', b: 'bid' } as const satisfies Record<string, PastPrice['kind']>;
const availabilities = { a: 'available', r: 'reserved', s: 'sold' } as const satisfies Record<string, Availability>;

/**
 * The query of a link to a list. Machines are divided by dots, their parts by dashes, so that nothing is escaped: the
 * id, the price in cents (with the currency, if it is not the euro) or the letter of its kind, the availability. Notes
 * stand apart.
 * @example '?ids=204170-7495000-a.204171-r-s&on=2026-11-27'
 */
export function formatSharedList({ on, items }: SharedList): string {
  const query = new URLSearchParams({ ids: items.map(formatItem).join('.'), ...(on !== null && { on }) });
  for (const { id, note } of items) if (note !== undefined) query.append('note', `${id}-${note}`);
  return `?${query.toString()}`;
}

function formatItem({ id, past }: SharedItem): string {
  const parts = [id, formatPrice(past.price), toLetter(availabilities, past.availability)];
  return parts.join('-').replace(/-+$/, '');
}

function formatPrice(price: PastPrice | null): string {
  if (price?.kind !== 'amount') return toLetter(kinds, price?.kind);
  return `${String(price.cents)}${price.currency === 'EUR' ? '' : price.currency.toLowerCase()}`;
}

function toLetter(letters: Readonly<Record<string, string>>, value: string | null | undefined): string {
  return Object.keys(letters).find((letter) => letters[letter] === value) ?? '';
}

/**
 * Reads the query of a link, which anybody may have written: machines without a valid id are left out, and so is what
 * is wrong about the others. Null if it is no link to a list.
 */
export function parseSharedList(search: string): SharedList | null {
  const query = new URLSearchParams(search.slice(0, maxLength));
  const ids = query.get('ids');
  if (ids === null) return null;
  const notes = new Map(query.getAll('note').map(parseNote));
  const items = new Map<string, SharedItem>();
  for (const text of ids.split('.')) {
    const [id, price = '', availability = ''] = text.split('-');
    if (!isId(id) || items.has(id) || items.size === maxEntries) continue;
    const note = notes.get(id) ?? '';
    const past = { price: parsePrice(price), availability: fromLetter(availabilities, availability) };
    items.set(id, { id, past, ...(note !== '' && { note }) });
  }
  const on = query.get('on');
  return { on: isDate(on) && on.length === 10 ? on : null, items: [...items.values()] };
}

function parsePrice(text: string): PastPrice | null {
  const [, cents, currency = ''] = /^([1-9]\d{0,11})([a-z]{3})?$/.exec(text) ?? [];
  if (cents !== undefined) return { kind: 'amount', cents: Number(cents), currency: currency.toUpperCase() || 'EUR' };
  const kind = fromLetter(kinds, text);
  return kind === null ? null : { kind };
}

function fromLetter<V extends string>(letters: Readonly<Record<string, V>>, letter: string): V | null {
  return Object.hasOwn(letters, letter) ? (letters[letter] ?? null) : null;
}

function parseNote(text: string): [id: string, note: string] {
  const end = text.indexOf('-');
  return [text.slice(0, end), toNote(text.slice(end + 1))];
}

/** A note as it is kept and shown: text without what nobody sees, in the length that fits. */
export function toNote(text: string): string {
  return toPlainText(toPlainText(text).slice(0, maxNote)).replaceAll('\ufffd', '');
}

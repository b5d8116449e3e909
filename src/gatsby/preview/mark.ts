/**
 * A mark says of which field a text is, in the text itself: a preview's queries put it at the end of what editors
 * wrote, and `jsx-runtime.ts` takes it out again where an element is made. It consists of spaces that a text never has
 * in such a row, so whatever trims or looks for words meanwhile finds what it would find without it.
 */

/** A field of an entry or asset of the CMS, in the locale that an editor changes it in. */
export type FieldMark = { kind: 'Entry' | 'Asset'; id: string; field: string; locale: string };

/** A part of a text, and the field that it is of; null for the site's own words. */
export type MarkedPart = { text: string; mark: FieldMark | null };

/** U+FEFF stands around a mark. The digits are U+2002 to U+2009, three an octal byte: no normal form folds them. */
const edge = '\uFEFF';
const firstDigit = 0x2002;
const digits = '[\u2002-\u2009]';
const pattern = new RegExp(`${edge}((?:${digits}{3})+)${edge}`, 'g');
/** The same in an address that was put together with `encodeURIComponent`. */
const escaped = /%EF%BB%BF(?:%E2%80%8[2-9])+%EF%BB%BF/gi;

/** @example addMark('Welkom', { kind: 'Entry', id: 'home-1-hero', field: 'title', locale: 'nl' }) */
export function addMark(text: string, { kind, id, field, locale }: FieldMark): string {
  const octal = Array.from([kind, id, field, locale].join(' '), (character) =>
    character.charCodeAt(0).toString(8).padStart(3, '0'),
  );
  const spaces = Array.from(octal.join(''), (digit) => String.fromCharCode(firstDigit + Number(digit)));
  return text + edge + spaces.join('') + edge;
}

/** A text in parts, each up to its mark. Without marks it is one part. */
export function splitMarks(written: string): MarkedPart[] {
  const text = written.includes('%') ? written.replace(escaped, decodeURIComponent) : written;
  if (!text.includes(edge)) return [{ text, mark: null }];
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    parts.push({ text: text.slice(end, found.index), mark: readMark(found[1] ?? '') });
    end = found.index + found[0].length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), mark: null });
  return parts;
}

/** A text as it was written. */
export function withoutMarks(text: string): string {
  return splitMarks(text)
    .map((part) => part.text)
    .join('');
}

function readMark(spaces: string): FieldMark | null {
  const octal = Array.from(spaces, (space) => String(space.charCodeAt(0) - firstDigit)).join('');
  const words = (octal.match(/.{3}/g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 8))).join('');
  const [kind, id, field, locale] = words.split(' ');
  if ((kind !== 'Entry' && kind !== 'Asset') || id === undefined || field === undefined || locale === undefined)
    return null;
  return { kind, id, field, locale };
}

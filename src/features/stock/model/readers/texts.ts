import { decodeEntities } from '../../../../lib/decode-entities';
import { toName, toPlainText } from '../../../../lib/plain-text';

import { isMissing, isRecord, type Reader } from './reader';
import { longestName, nothing, parseName } from './values';

/** Texts by language, e.g. `{ nl: 'Tractoren', en: 'Tractors' }`. */
export type Texts = Record<string, string>;

/**
 * A reader of texts by language; broken ones are dropped and reported. `de-DE` is German, unless there is a `de`.
 * @param longest longer texts are cut off, in characters
 */
function readTexts(parse: (text: unknown) => string | undefined, reason: string, longest = Infinity): Reader<Texts> {
  return (value, path, report) => {
    if (!isRecord(value)) {
      report.dropped(path, 'is no object with a text for each language', value);
      return undefined;
    }
    const read = new Map<string, string>();
    for (const [tag, text] of Object.entries(value)) {
      if (isMissing(text) || (typeof text === 'string' && text.trim() === '')) continue;
      const language = tag.toLowerCase().replace(/[-_].*$/s, '');
      if (!/^[a-z]{2,3}$/.test(language)) {
        report.unknown(`${path}.${tag}`);
        continue;
      }
      const parsed = parse(text);
      if (typeof text === 'string' && text.length > longest)
        report.dropped(`${path}.${tag}`, `is cut off after ${String(longest)} characters`);
      if (parsed === undefined) report.dropped(`${path}.${tag}`, reason, text);
      else if (tag === language || !read.has(language)) read.set(language, parsed);
    }
    return Object.fromEntries(read);
  };
}

/** Names by language, each on one line. */
export const names = readTexts(parseName, `is no text of at most ${String(longestName)} characters`);

/** In characters; far more than a dealer writes about an item. The rest is cut off. */
const longestText = 50_000;

/** An HTML tag. `<Fendt>` may be text: `toSafeHtml` decides. */
const tag = /<\/?[a-z][\w:]*(?:\s[^<>]*)?\/?>/i;

/**
 * A text that may hold HTML, whose entities stay. A text whose only markup is encoded was encoded twice, and is decoded
 * once.
 */
function parseMarkup(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = toPlainText(value.slice(0, longestText));
  if (nothing.test(text.trim())) return undefined;
  if (tag.test(text)) return text;
  const decoded = decodeEntities(text);
  return tag.test(decoded) ? toPlainText(decoded) : text;
}

export const markup = readTexts(parseMarkup, 'is no text with words', longestText);

/** Inline tags that people and programs write; the words between them stay. */
const lineTags = /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|s|small|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi;

/** A line of a list. A whole description in the wrong place is cut to its beginning. */
function parseLine(value: unknown): string | undefined {
  const text = typeof value === 'string' ? parseMarkup(value.slice(0, longestName * 10)) : undefined;
  const words = toName(text?.replace(lineTags, ' ') ?? '');
  return /[\p{L}\p{N}]/u.test(words) ? shorten(words) : undefined;
}

export const line = readTexts(parseLine, 'is no text with words');

/** Shortens a text, with an ellipsis. */
function shorten(text: string): string {
  // Does not split a surrogate pair.
  return text.length <= longestName ? text : `${text.slice(0, longestName - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

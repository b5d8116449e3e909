import { decodeAllEntities } from './decode-all-entities';

/** The entities that texts have most, which nobody has to wait for. */
const usual: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&nbsp;': '\u00a0' }),
);

/** An entity in JSON that is none of these. */
const unusual = /(?:&|\\u0026)(?!(?:amp|lt|gt|quot|apos|nbsp);)#?\w+;/;

/** Browsers load what knows all entities for the first text that takes it: hardly any does. */
let decode = typeof window === 'undefined' ? decodeAllEntities : decodeUsual;

function decodeUsual(text: string): string {
  return text.replace(/&[a-z]+;/g, (entity) => usual.get(entity) ?? entity);
}

/** Call it with JSON before the entities of its texts are decoded. Rejects where what these take cannot be loaded. */
export async function prepareEntities(json: string): Promise<void> {
  if (unusual.test(json)) decode = (await import('./decode-all-entities')).decodeAllEntities;
}

/**
 * Decodes HTML entities once: `&amp;lt;` becomes `&lt;`. Unknown names and single ampersands stay as they are. Not a
 * library, because their tables have all 2,231 names.
 * @example decodeEntities('M&uuml;ller &amp; S&#246;hne') // 'Müller & Söhne'
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decode(text) : text;
}

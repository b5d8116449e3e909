const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    euro: '€',
    eacute: 'é',
    egrave: 'è',
    euml: 'ë',
    iuml: 'ï',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    deg: '°',
    bull: '•',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  }),
);

/** Far more than a dealer writes about a machine; what comes after is cut off. */
const longest = 50_000;

/**
 * Text that may hold simple HTML as paragraphs of plain text: tags go (scripts and styles with what is in them), line
 * ends and list items stay apart. What comes out is text, to be shown as text.
 */
export function toPlainText(html: string): string[] {
  return html
    .slice(0, longest)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(\/?p|\/?div|br|\/?ul|\/?ol|\/?h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => readEntity(name) ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The character of a named or numbered entity, without `&` and `;`. */
function readEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities.get(name);
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/**
 * What an editor wrote about a day: that nobody is there, hours, words that are no hours (“by appointment”), or hours
 * that cannot be (`17:00-08:00`), of which nobody knows what is meant.
 */
export type Hours = { kind: 'closed' } | { kind: 'open'; text: string } | { kind: 'words' } | { kind: 'impossible' };

const time = /(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:uur|uhr|hrs?|u|h)?\.?/.source;
const between = /\s*(?:-|–|—|‐|‑|−|tot en met|t\/m|tot|bis|until|to)\s*/.source;
const span = new RegExp(`^(?:van|von|from)?\\s*${time}${between}${time}$`);
const separator = /\s*(?:,|;|\+|&|\/(?!m)|\n|\ben\b|\bund\b|\band\b)\s*/;
const closed = /^(?:gesloten|geschlossen|closed|dicht|-|–|—|x)?$/;

/**
 * Reads hours as people write them. What has one meaning is open at these hours: in order, what overlaps together.
 * @example readHours('8.00 – 12 en 13:00-17.30 uur') // { kind: 'open', text: '08:00-12:00, 13:00-17:30' }
 */
export function readHours(written: string): Hours {
  const words = written.normalize('NFKC').trim().toLowerCase();
  if (closed.test(words)) return { kind: 'closed' };
  const spans = words.split(separator).filter((part) => part !== '');
  const read = spans.map(readSpan);
  if (read.some((one) => one === null)) return { kind: 'words' };
  const known = read.filter((one) => one !== null);
  if (known.length === 0 || known.some(([from, until]) => from === '' || from >= until)) return { kind: 'impossible' };
  return { kind: 'open', text: join(known.sort()) };
}

type Span = [from: string, until: string];

/** Null for what is no hours; empty times for a time that no clock shows. */
function readSpan(text: string): Span | null {
  const found = span.exec(text);
  if (found === null) return null;
  const [, fromHour = '', fromMinute = '00', untilHour = '', untilMinute = '00'] = found;
  const [from, until] = [toTime(fromHour, fromMinute), toTime(untilHour, untilMinute)];
  return from === null || until === null ? ['', ''] : [from, until];
}

function toTime(hour: string, minute: string): string | null {
  return Number(hour) > 23 || Number(minute) > 59 ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** @param spans in order */
function join(spans: readonly Span[]): string {
  const joined: Span[] = [];
  for (const [from, until] of spans) {
    const last = joined.at(-1);
    if (last === undefined || from > last[1]) joined.push([from, until]);
    else if (until > last[1]) last[1] = until;
  }
  return joined.map((one) => one.join('-')).join(', ');
}

/**
 * The hours as the pages take them: `08:00-12:00, 13:00-17:30`, null for closed, the editor's own words, and nothing
 * (`''`) for what cannot be.
 */
export function mendHours(written: string): string | null {
  const hours = readHours(written);
  if (hours.kind === 'open') return hours.text;
  if (hours.kind === 'closed') return null;
  return hours.kind === 'words' ? written.trim() : '';
}

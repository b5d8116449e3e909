import { toPattern } from '../../src/features/stock/model/readers/to-sentence';
import type { Dropped, Unknown } from '../../src/features/stock/model/search/search-result';

/** How many stock items with the same fault are named. The others are counted: the field itself is probably wrong. */
const maxNamed = 50;

/**
 * Lists dropped values, a line per field: the fault, and the stock items that have it, by id and stock number.
 * @example ' images[].url is no http address: 919001 (P9001) (‘https://foto voorbeeld.example/1.jpg’)'
 */
export function formatDropped(dropped: readonly Dropped[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { advertisementID, stockNumber, reason } of dropped) {
    const [, field = '', why = '', value = ''] = /^(.*?): (.*?)( \(‘.*)?$/s.exec(reason) ?? [null, reason];
    const name = [toPattern(field), why].filter(Boolean).join(' ');
    const number = stockNumber == null ? '' : ` (${stockNumber})`;
    const named = groups.get(name) ?? [];
    named.push(`${advertisementID ?? 'without id'}${number}${value ?? ''}`);
    groups.set(name, named);
  }
  return [...groups].map(([name, named]) => {
    const rest = named.length > maxNamed ? ` and ${String(named.length - maxNamed)} more` : '';
    return `  ${name}: ${named.slice(0, maxNamed).join(', ')}${rest}`;
  });
}

/** Lists unread properties, the most frequent first. @example '  engine.fuel (240)' */
export function formatUnknown(unknown: Unknown): string[] {
  return Object.entries(unknown)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([path, count]) => `  ${path} (${String(count)})`);
}

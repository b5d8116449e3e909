import { toPattern } from '../../src/features/stock/model/readers/to-sentence';
import type { Dropped, Unknown } from '../../src/features/stock/model/search/search-result';

/** Machines of which the same is wrong, named each; more are counted: then something is wrong with the field. */
const mostNamed = 50;

/**
 * What was left out, a line for each field: what is wrong with it, and of which machines, by id and stock number.
 * @example '  images[].url is no http address: 919001 (P9001) (‘https://foto voorbeeld.example/1.jpg’)'
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
    const rest = named.length > mostNamed ? ` and ${String(named.length - mostNamed)} more` : '';
    return `  ${name}: ${named.slice(0, mostNamed).join(', ')}${rest}`;
  });
}

/** Properties that nobody reads, the most frequent first. @example '  engine.fuel (240)' */
export function formatUnknown(unknown: Unknown): string[] {
  return Object.entries(unknown)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([path, count]) => `  ${path} (${String(count)})`);
}

import { toSameKey } from '../../../../../lib/plain-text';

import type { Entry } from './entry';
import type { Known } from './reading';
import { toKey } from './word-key';
import { ambiguousMakes, makeNames } from './words/shared';

/** A shorter first word is rarely said for the whole name ("New"). */
const shortestName = 5;

/**
 * The keys of the stock's makes. A make that begins other makes means all of them: "Case" is also said of Case IH. The
 * first word of a make stands for it when no other make begins so ("Massey").
 */
export function toMakeEntries(known: Known): [key: string, entry: Entry][] {
  const makes = new Map<string, string>();
  for (const make of new Set([...known.makes, ...known.models.map((one) => one.make)]))
    if (make !== '' && !makes.has(toSameKey(make))) makes.set(toSameKey(make), make);
  const all = [...makes.values()];
  const begun = new Map<string, string[]>();
  for (const make of all) {
    const [first = ''] = make.split(/[\s-]/);
    begun.set(toKey(first), [...(begun.get(toKey(first)) ?? []), make]);
  }
  const names = new Map<string, readonly string[]>(all.map((make) => [toKey(make), begun.get(toKey(make)) ?? [make]]));
  for (const [first, ones] of begun)
    if (first.length >= shortestName && ones.length === 1 && !names.has(first) && !ambiguousMakes.includes(first))
      names.set(first, ones);
  for (const [make, short] of Object.entries(makeNames)) {
    const own = makes.get(toSameKey(make));
    if (own !== undefined) for (const word of short.split(' ')) names.set(toKey(word), [own]);
  }
  return [...names].map(([key, values]) => [key, { values: [{ property: 'makeName', values }] }]);
}

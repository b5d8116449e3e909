import type { CatalogueItem } from '../catalogue-item';
import { createRandom } from '../random';
import { findTexts } from '../texts/texts';

import { chooseSentences, toDescription, toSaid } from './description';
import { shopWindow, type Plan } from './mix';

/**
 * Gives each item its description: none repeats the item before it, in the whole list or in its category, and
 * the newest are described in every language.
 */
export function describeItems(items: readonly CatalogueItem[], plans: readonly Plan[], seed: number): CatalogueItem[] {
  let before: readonly string[] = [];
  const ofCategory = new Map<string, readonly string[]>();
  return items.map((item, rank) => {
    const machine = plans[rank]?.machine;
    if (machine === undefined) return item;
    const random = createRandom(`${String(seed)}/${String(item.advertisementID)}/description`);
    const avoid = new Set([...before, ...(ofCategory.get(machine.category) ?? [])]);
    const sentences = chooseSentences({ item, table: findTexts(machine), avoid }, random);
    before = toSaid(sentences, item);
    ofCategory.set(machine.category, before);
    return { ...item, description: toDescription(sentences, item, random, rank < shopWindow) };
  });
}

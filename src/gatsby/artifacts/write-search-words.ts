import type { NodePluginArgs } from 'gatsby';

import type { Category, ListedCategory } from '../../features/stock/model/contract';
import type { StockItem } from '../../features/stock/model/item';
import { searchWordsPath, type SearchWords } from '../../features/stock/model/search/sentence/search-words';
import { toSearchWords, type Synonym } from '../../features/stock/model/search/sentence/synonyms';
import { defaultLocale } from '../../i18n/locales';
import { readCategories, toKnownCategory, type Known } from '../content/mend/categories';

import { writeChanged } from './write-changed';

type SynonymNode = { node_locale?: unknown; category?: unknown; words?: unknown };

/**
 * Writes the names of the stock's categories and the search words of editors, one file for all languages. What is no
 * word, and words of a category that the stock does not have, are left out; `checks/synonyms.ts` names them.
 */
export async function writeSearchWords({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const nodes = getNodesByType('StockCategory');
  const known = nodes.map(toKnownCategory);
  const makes = (getNodesByType('StockItem') as { makeName?: string }[]).flatMap(({ makeName }) => makeName ?? []);
  const entries = getNodesByType('ContentfulSearchSynonym') as SynonymNode[];
  // The fields are the same in every language.
  const own = entries.filter(({ node_locale }) => node_locale === defaultLocale);
  const words: SearchWords = {
    categories: (nodes as unknown as ListedCategory[]).map(toLabelledCategory).sort(byJson),
    accessories: toAccessories(getNodesByType('StockItem') as unknown as StockItem[]),
    synonyms: own.flatMap((node) => toSynonyms(node, known, [...new Set(makes)])).sort(byJson),
  };
  await writeChanged(searchWordsPath, JSON.stringify(words));
}

function toLabelledCategory({ subCategories, ...category }: ListedCategory): SearchWords['categories'][number] {
  return { ...toLabelled(category), subCategories: subCategories.map(toLabelled) };
}

/** Each accessory once by its Dutch name, with the most frequent name in each other language. */
function toAccessories(items: readonly StockItem[]): SearchWords['accessories'] {
  const byName = new Map<string, Map<string, Map<string, number>>>();
  for (const { nl = '', ...others } of items.flatMap(({ accessories = [] }) => accessories)) {
    if (nl === '') continue;
    const ofName = byName.get(nl) ?? new Map<string, Map<string, number>>();
    byName.set(nl, ofName);
    for (const [locale, label] of Object.entries(others)) {
      const counts = ofName.get(locale) ?? new Map<string, number>();
      ofName.set(locale, counts.set(label, (counts.get(label) ?? 0) + 1));
    }
  }
  return [...byName].map(([name, ofName]) => ({ name, labels: { nl: name, ...toMostFrequent(ofName) } })).sort(byJson);
}

function toMostFrequent(ofName: ReadonlyMap<string, ReadonlyMap<string, number>>): Record<string, string> {
  const first = (counts: ReadonlyMap<string, number>) =>
    [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0] ?? '';
  return Object.fromEntries([...ofName].sort().map(([locale, counts]) => [locale, first(counts)]));
}

function toLabelled({ name, longPluralTranslated }: Category) {
  const labels = Object.entries(longPluralTranslated).filter(([, label]) => typeof label === 'string');
  return { name, labels: Object.fromEntries(labels) as Record<string, string> };
}

function toSynonyms({ category, words }: SynonymNode, known: readonly Known[], makes: readonly string[]): Synonym[] {
  const texts = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  const searched = toSearchWords(texts, makes);
  const names = readCategories([typeof category === 'string' ? category : null], known).flatMap(
    ({ name }) => name ?? [],
  );
  return searched.length === 0 ? [] : names.map((name) => ({ category: name, words: searched }));
}

/** The same file whatever the order of nodes. */
function byJson(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

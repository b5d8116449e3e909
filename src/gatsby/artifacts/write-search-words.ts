import type { NodePluginArgs } from 'gatsby';

import type { Category, ListedCategory } from '../../features/stock/model/contract';
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
    synonyms: own.flatMap((node) => toSynonyms(node, known, [...new Set(makes)])).sort(byJson),
  };
  await writeChanged(searchWordsPath, JSON.stringify(words));
}

function toLabelledCategory({ subCategories, ...category }: ListedCategory): SearchWords['categories'][number] {
  return { ...toLabelled(category), subCategories: subCategories.map(toLabelled) };
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

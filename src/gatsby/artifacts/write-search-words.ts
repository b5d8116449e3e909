import type { NodePluginArgs } from 'gatsby';

import { synonymsPath, toSearchWords, type Synonym } from '../../features/stock/model/search/sentence/synonyms';
import { defaultLocale } from '../../i18n/locales';
import { readCategories, toKnownCategory, type Known } from '../content/mend/categories';

import { writeChanged } from './write-changed';

type SynonymNode = { node_locale?: unknown; category?: unknown; words?: unknown };

/**
 * Writes the search words of editors, one file for all languages. What is no word, and words of a category that the
 * stock does not have, are left out; `checks/synonyms.ts` names them.
 */
export async function writeSynonyms({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  const categories = getNodesByType('StockCategory').map(toKnownCategory);
  const makes = (getNodesByType('StockItem') as { makeName?: string }[]).flatMap(({ makeName }) => makeName ?? []);
  const nodes = getNodesByType('ContentfulSearchSynonym') as SynonymNode[];
  // The fields are the same in every language.
  const entries = nodes.filter(({ node_locale }) => node_locale === defaultLocale);
  const synonyms = entries.flatMap((node) => toSynonyms(node, categories, [...new Set(makes)]));
  await writeChanged(synonymsPath, JSON.stringify(synonyms.sort(byCategory)));
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
function byCategory(one: Synonym, other: Synonym): number {
  return JSON.stringify([one.category, one.words]) < JSON.stringify([other.category, other.words]) ? -1 : 1;
}

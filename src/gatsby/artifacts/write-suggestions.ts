import type { NodePluginArgs } from 'gatsby';

import { getCategoryName } from '../../features/stock/model/categories/category';
import type { Category } from '../../features/stock/model/contract';
import type { StockItem } from '../../features/stock/model/item';
import { toSuggestionIndex, toSuggestionsPath } from '../../features/stock/model/suggestions/suggestion-index';
import { locales, type Locale } from '../../i18n/locales';

import { writeChanged } from './write-changed';

type CategoryNode = Category & { paths: Record<Locale, string> };

/** Writes what the search field suggests, a file a language. */
export async function writeSuggestions({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  // The stock's nodes are its items and categories as they were parsed, with their addresses.
  const items = getNodesByType('StockItem') as unknown as StockItem[];
  const nodes = getNodesByType('StockCategory') as unknown as CategoryNode[];
  for (const locale of locales) {
    const categories = nodes.map((node) => ({
      name: node.name,
      label: getCategoryName(node, locale),
      path: node.paths[locale],
    }));
    const index = toSuggestionIndex({ items, categories });
    await writeChanged(toSuggestionsPath(locale), JSON.stringify(index));
  }
}

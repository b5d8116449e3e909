import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ParentSpanPluginArgs } from 'gatsby';

import { getCategoryName } from '../../features/stock/model/categories/category';
import type { Category } from '../../features/stock/model/contract';
import type { StockItem } from '../../features/stock/model/item';
import { toSuggestionIndex, toSuggestionsPath } from '../../features/stock/model/suggestions/suggestion-index';
import { locales, type Locale } from '../../i18n/locales';

type CategoryNode = Category & { paths: Record<Locale, string> };

/** Writes what the search field suggests, a file a language, into the folder that is published. */
export async function onPostBootstrap({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
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
    await writeChanged(path.join(process.cwd(), 'public', toSuggestionsPath(locale)), JSON.stringify(index));
  }
}

/** A file that stays the same keeps its time, by which servers and releases know it. */
async function writeChanged(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

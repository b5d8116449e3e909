import type { Reporter, SourceNodesArgs } from 'gatsby';

import type { StockUnderWay } from '../../src/features/stock/api/fetch-stock';
import type { AllStock } from '../../src/features/stock/api/fetch-all-stock';
import { mergeCategories } from '../../src/features/stock/model/categories/category';
import { toCategorySlugs } from '../../src/features/stock/model/categories/category-slugs';
import type { ListedCategory } from '../../src/features/stock/model/contract';
import { readKnownAddresses } from '../../src/i18n/addresses/read-addresses';

import { takeAnswers } from './fetch-early';
import { formatDropped, formatUnknown } from './format-dropped';
import { keepNodes } from './keep-nodes';
import type { Options } from './plugin-options-schema';
import { toStockCategoryNode, toStockItemNode } from './to-stock-node';

/**
 * Asks the API for the whole stock and its categories and makes a node of each. Stops the build when either cannot be
 * had.
 */
export async function sourceNodes(args: SourceNodesArgs, options: Options): Promise<void> {
  const { createNodeId, createContentDigest, reporter } = args;
  const answers = takeAnswers(options);
  const stock = await getStock(answers.stock, options.apiUrl, reporter);
  const categories = await getCategories(answers.categories, options.apiUrl, reporter);
  const { broken, dropped, unknown } = stock;
  warnOf(
    reporter,
    `Stock items left out, because they break the contract (${String(broken.length)})`,
    formatDropped(broken),
  );
  warnOf(
    reporter,
    `Fields of stock items left out, because they break the contract (${String(dropped.length)})`,
    formatDropped(dropped),
  );
  warnOf(reporter, 'What the stock API sends that no table of the site knows (items)', formatUnknown(unknown));
  const all = mergeCategories(
    categories,
    stock.items.map((item) => item.category),
  );
  const tools = { createNodeId, createContentDigest, slugs: toCategorySlugs(all, readKnownAddresses()) };
  await keepNodes(
    args,
    'StockCategory',
    all.map((category) => toStockCategoryNode(category, tools)),
  );
  await keepNodes(
    args,
    'StockItem',
    stock.items.map((item) => toStockItemNode(item, tools)),
  );
}

async function getStock(answer: StockUnderWay['stock'], url: string, reporter: Reporter): Promise<AllStock> {
  const activity = reporter.activityTimer('Waiting for the stock');
  activity.start();
  const stock = await answer;
  if (stock.status === 'ok') activity.setStatus(`${String(stock.value.items.length)} items`);
  activity.end();
  if (stock.status === 'ok') return stock.value;
  return stop(
    reporter,
    `The stock API at ${url} ${stock.reason}. The site was not built; what is online stays as it is.`,
  );
}

async function getCategories(
  answer: StockUnderWay['categories'],
  url: string,
  reporter: Reporter,
): Promise<ListedCategory[]> {
  const categories = await answer;
  if (categories.status === 'error') {
    return stop(
      reporter,
      `The stock API at ${url} ${categories.reason} when asked for its categories. The site was not built; what is online stays as it is.`,
    );
  }
  const { broken, dropped, unknown } = categories.value;
  if (broken > 0) reporter.warn(`${String(broken)} categories of the stock API are broken and were left out.`);
  warnOf(
    reporter,
    'Of the categories, left out because it breaks the contract',
    dropped.map((line) => `  ${line}`),
  );
  warnOf(
    reporter,
    'What the stock API sends of categories that no table of the site knows',
    unknown.map((path) => `  ${path}`),
  );
  return categories.value.categories;
}

function stop(reporter: Reporter, message: string): never {
  reporter.panic(message);
  throw new Error(message);
}

/** Says once what a list holds, if anything. */
function warnOf(reporter: Reporter, title: string, lines: readonly string[]): void {
  if (lines.length > 0) reporter.warn([`${title}:`, ...lines].join('\n'));
}

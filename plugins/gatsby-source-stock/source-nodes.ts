import type { Reporter, SourceNodesArgs } from 'gatsby';

import type { AllStock } from '../../src/features/stock/api/fetch-all-stock';
import type { StockUnderWay } from '../../src/features/stock/api/fetch-stock';
import { mergeCategories } from '../../src/features/stock/model/categories/category';
import { toCategorySlugs } from '../../src/features/stock/model/categories/category-slugs';
import type { ListedCategory } from '../../src/features/stock/model/contract';
import { readKnownAddresses } from '../../src/i18n/addresses/read-addresses';

import { takeAnswers } from './fetch-early';
import { findUncompared } from './find-uncompared';
import { formatDropped, formatUnknown } from './format-dropped';
import type { Options } from './plugin-options-schema';
import { syncNodes } from './sync-nodes';
import { toStockCategoryNode, toStockItemNode } from './to-stock-node';

/** Creates nodes of all stock items and categories. Stops the build if the API does not return both. */
export async function sourceNodes(args: SourceNodesArgs, options: Options): Promise<void> {
  // A draft has changed, and nothing of the stock: its nodes stay.
  if ((args as { webhookBody?: { drafts?: unknown } }).webhookBody?.drafts === true) return;
  const { createNodeId, createContentDigest, reporter } = args;
  const answers = takeAnswers(options);
  const stock = await getStock(answers.stock, options.apiUrl, reporter);
  const categories = await getCategories(answers.categories, options.apiUrl, reporter);
  const { broken, dropped, unknown } = stock;
  warnIfAny(
    reporter,
    `Stock items left out, because they break the contract (${String(broken.length)})`,
    formatDropped(broken),
  );
  warnIfAny(
    reporter,
    `Fields of stock items left out, because they break the contract (${String(dropped.length)})`,
    formatDropped(dropped),
  );
  warnIfAny(reporter, 'Unknown properties of stock items in the stock API', formatUnknown(unknown));
  warnIfAny(reporter, 'Measures that no filter finds by a range', formatDropped(findUncompared(stock.items)));
  const all = mergeCategories(
    categories,
    stock.items.map((item) => item.category),
  );
  const tools = { createNodeId, createContentDigest, slugs: toCategorySlugs(all, readKnownAddresses()) };
  await syncNodes(
    args,
    'StockCategory',
    all.map((category) => toStockCategoryNode(category, tools)),
  );
  await syncNodes(
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
  return stop(reporter, `The stock API at ${url} ${stock.reason}. The site was not built; the live release stays.`);
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
      `The stock API at ${url} ${categories.reason} for its categories. The site was not built; the live release stays.`,
    );
  }
  const { broken, dropped, unknown } = categories.value;
  if (broken > 0) reporter.warn(`${String(broken)} categories of the stock API are broken and were left out.`);
  warnIfAny(
    reporter,
    'Fields of categories left out, because they break the contract',
    dropped.map((line) => `  ${line}`),
  );
  warnIfAny(
    reporter,
    'Unknown properties of categories in the stock API',
    unknown.map((path) => `  ${path}`),
  );
  return categories.value.categories;
}

function stop(reporter: Reporter, message: string): never {
  reporter.panic(message);
  throw new Error(message);
}

/** Prints one warning with all lines, if there are any. */
function warnIfAny(reporter: Reporter, title: string, lines: readonly string[]): void {
  if (lines.length > 0) reporter.warn([`${title}:`, ...lines].join('\n'));
}

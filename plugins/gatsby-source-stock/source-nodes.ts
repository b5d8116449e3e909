import type { Reporter, SourceNodesArgs } from 'gatsby';

import { fetchAllStock, type AllStock } from '../../src/features/stock/api/fetch-all-stock';
import { fetchCategories } from '../../src/features/stock/api/fetch-categories';
import { timeouts, type StockApi } from '../../src/features/stock/api/stock-api';
import { mergeCategories, toCategorySlugs } from '../../src/features/stock/model/categories/category';
import type { ListedCategory } from '../../src/features/stock/model/contract';
import type { Dropped } from '../../src/features/stock/model/search/search-result';

import { toStockCategoryNode, toStockItemNode } from './to-stock-node';

type Options = { apiUrl: string; companyId: string };

/** More lines than this say nothing new; the rest is counted. */
const mostReported = 20;

/** Asks the API for the whole stock and its categories and makes a node of each. Stops the build when either cannot be had. */
export async function sourceNodes(args: SourceNodesArgs, options: Options): Promise<void> {
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const api = { url: options.apiUrl, companyId: options.companyId };
  const stock = await fetchStockWithProgress(api, reporter);
  const categories = await fetchCategoriesOrStop(api, reporter);
  reportDropped(reporter, 'Stock items left out, because they break the contract', stock.broken);
  reportDropped(reporter, 'Fields of stock items left out, because they break the contract', stock.dropped);
  const all = mergeCategories(
    categories,
    stock.items.map((item) => item.category),
  );
  const tools = { createNodeId, createContentDigest, slugs: toCategorySlugs(all) };
  for (const category of all) await actions.createNode(toStockCategoryNode(category, tools));
  for (const item of stock.items) await actions.createNode(toStockItemNode(item, tools));
}

async function fetchStockWithProgress(api: StockApi, reporter: Reporter): Promise<AllStock> {
  const progress = reporter.createProgress('Fetching the stock', 0, 0);
  progress.start();
  let shown = 0;
  const answer = await fetchAllStock(api, ({ received, total }) => {
    progress.total = total;
    progress.setStatus(`${String(received)} of ${String(total)} items`);
    progress.tick(received - shown);
    shown = received;
  });
  progress.done();
  if (answer.status === 'ok') return answer.value;
  return stop(
    reporter,
    `The stock API at ${api.url} ${answer.reason}. The site was not built; what is online stays as it is.`,
  );
}

async function fetchCategoriesOrStop(api: StockApi, reporter: Reporter): Promise<ListedCategory[]> {
  const answer = await fetchCategories({ api, timeoutMs: timeouts.build });
  if (answer.status === 'error') {
    return stop(
      reporter,
      `The stock API at ${api.url} ${answer.reason} when asked for its categories. The site was not built; what is online stays as it is.`,
    );
  }
  if (answer.value.broken > 0)
    reporter.warn(`${String(answer.value.broken)} categories of the stock API are broken and were left out.`);
  return answer.value.categories;
}

function stop(reporter: Reporter, message: string): never {
  reporter.panic(message);
  throw new Error(message);
}

function reportDropped(reporter: Reporter, title: string, dropped: readonly Dropped[]): void {
  if (dropped.length === 0) return;
  const lines = dropped
    .slice(0, mostReported)
    .map(({ advertisementID, reason }) => `  ${advertisementID ?? 'without id'}: ${reason}`);
  const rest = dropped.length > mostReported ? [`  and ${String(dropped.length - mostReported)} more`] : [];
  reporter.warn([`${title} (${String(dropped.length)}):`, ...lines, ...rest].join('\n'));
}

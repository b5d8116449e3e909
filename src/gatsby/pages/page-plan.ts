import type { CreatePagesArgs } from 'gatsby';

import { getBuildMoment } from '../../../build/build-moment';
import { getGatsbyCommand } from '../../../patches/gatsby/variables';
import { readSettings } from '../../config/env';
import { publicSettings } from '../../config/public-settings';
import type { StockHistoryFile } from '../../features/stock/model/history/history-file';
import { findNewest } from '../../features/stock/model/newest';
import { toDealerDay } from '../../lib/dealer-day';
import { planStockHistory, type StockNode } from '../artifacts/stock-history';
import { toKnownCategory } from '../content/mend/categories';
import { planSharePictures, type SharePictures } from '../share-pictures/make-share-pictures';
import { querySiteFaces, type SiteFaces } from '../share-pictures/site-pictures';

import type { LocalizedPage } from './add-localized-pages';
import { listCategoryPages, listOtherPages, listStaticPages, listVacancyPages } from './list-pages';
import { listOwnPages } from './own-pages';
import { addSearch } from './page-search';
import { listArticlePages, queryArticles, type PlannedArticle } from './planned-articles';
import { queryPageData, type PageData } from './query-page-data';
import { readSectors } from './sector-categories';
import { listStockItemPages } from './stock-item-pages';

/** What `planPages` has decided, for the files that are written after it (`artifacts/write-artifacts.ts`). */
export type PagePlan = {
  /** The day of the build, ISO 8601. Not its time: every page would change with it. */
  today: string;
  data: PageData;
  /** Newest first. */
  articles: readonly PlannedArticle[];
  pages: readonly LocalizedPage[];
  stockItems: readonly StockNode[];
  /** Stock items without a page of their own (`STOCK_PAGES_NEWEST`). */
  withoutPage: readonly StockNode[];
  history: StockHistoryFile;
  /** Null in the development server: nobody shares what is being developed. */
  pictures: (SharePictures & { faces: SiteFaces }) | null;
};

let current: PagePlan | null = null;

/** The plan of the pages that were created last. */
export function getPagePlan(): PagePlan {
  if (current === null) throw new Error('No pages were created yet.');
  return current;
}

/** Decides which pages there are, and keeps the plan. Reads nodes, `public/` and the release before; writes no file. */
export async function planPages(args: CreatePagesArgs): Promise<PagePlan> {
  const now = getBuildMoment();
  const today = toDealerDay(now);
  const categoryNodes = args.getNodesByType('StockCategory');
  const data = readSectors(await queryPageData(args, today), categoryNodes.map(toKnownCategory));
  const articles = await queryArticles(args);
  // The source plugin made these nodes of parsed items.
  const stockItems = args.getNodesByType('StockItem') as unknown as StockNode[];
  const { newestWithPages: maxPages, newestWithPictures: maxPictures } = readSettings(process.env);
  const newest = findNewest(stockItems, maxPages);
  const withPage = stockItems.filter(({ advertisementID }) => newest.has(advertisementID));
  const history = await planStockHistory(stockItems, now);
  const pictures = await planPictures(args, withPage, maxPictures);
  const pages = [
    ...listStaticPages(data, articles, today),
    ...listCategoryPages(data, stockItems),
    ...listStockItemPages({
      ...{ stockItems: withPage, sectors: data.sectors },
      ...{ history: history.items, today, pictures: pictures?.paths },
    }),
    ...listVacancyPages(data, today),
    ...listArticlePages(articles),
    ...listOwnPages(data, today),
    ...listOtherPages(data),
  ].map((page) => addSearch(page, data.search));
  const withoutPage = stockItems.filter(({ advertisementID }) => !newest.has(advertisementID));
  current = { today, data, articles, pages, stockItems, withoutPage, history, pictures };
  return current;
}

async function planPictures(
  args: CreatePagesArgs,
  nodes: readonly StockNode[],
  newest: number,
): Promise<PagePlan['pictures']> {
  if (getGatsbyCommand() === 'develop') return null;
  const faces = await querySiteFaces(args);
  const imageTemplate = publicSettings.stockImageTemplate;
  return { ...(await planSharePictures({ nodes, newest, imageTemplate, logo: faces.logo })), faces };
}

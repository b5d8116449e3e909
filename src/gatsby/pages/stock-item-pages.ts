import type { CreatePagesArgs } from 'gatsby';

import { readSettings } from '../../config/env';
import { publicSettings } from '../../config/public-settings';
import { findNewest } from '../../features/stock/model/newest';
import { writeLiveStockItems } from '../artifacts/live-stock-items';
import { addBackgroundTask } from '../artifacts/background-tasks';
import { writeSharedTexts } from '../artifacts/write-shared-texts';
import { planSharePictures, removeOldPictures, toShareKey } from '../share-pictures/make-share-pictures';
import { makeSitePictures, querySiteFaces } from '../share-pictures/site-pictures';
import { keepStockHistory, toItemRobots, type StockNode } from '../artifacts/stock-history';

import { addLocalizedPages } from './add-localized-pages';
import type { PageData } from './query-page-data';

/** `today`: ISO 8601. */
type Stock = { machines: readonly StockNode[]; sectors: PageData['sectors']; today: string };

/**
 * The pages of all machines, or of the newest (`STOCK_PAGES_NEWEST`), with the pictures that are shown where they are
 * shared.
 */
export async function addStockItemPages(
  args: CreatePagesArgs,
  { machines: stockItems, sectors, today }: Stock,
): Promise<void> {
  const history = await keepStockHistory(stockItems, today);
  const { newestWithPages, newestWithPictures } = readSettings(process.env);
  const withPages = findNewest(stockItems, newestWithPages);
  const isBuilt = ({ advertisementID }: StockNode) => withPages.has(advertisementID);
  await writeLiveStockItems(
    stockItems.filter((stockItem) => !isBuilt(stockItem)),
    history,
    today,
  );
  await writeSharedTexts();
  const built = stockItems.filter(isBuilt);
  const pictures = await makePictures(args, built, newestWithPictures);
  // The development server has no pages that share anything.
  const ownTexts = isDeveloped() ? { bringsTexts: true } : {};
  const sectorsByCategory = toSectorsByCategory(sectors);
  for (const stockItem of built) {
    const { id, advertisementID, paths, category } = stockItem;
    const sector = sectorsByCategory.get(category.name) ?? '';
    // Whom to ask about a machine of no sector: the first of this group of the team.
    const fallbackGroup = sector === '' ? 'sales' : '';
    addLocalizedPages(args.actions, {
      template: 'stock-item',
      route: 'stockItem',
      paths,
      robots: toItemRobots(history[advertisementID]?.sold, today),
      context: (locale) => ({
        id,
        sector,
        fallbackGroup,
        sharePicture: pictures.get(toShareKey(stockItem, locale)),
        ...ownTexts,
      }),
    });
  }
}

/** The first sector that lists a category is its own. */
function toSectorsByCategory(sectors: PageData['sectors']): ReadonlyMap<string, string> {
  return new Map(sectors.toReversed().flatMap(({ key, categories }) => categories.map((name) => [name, key] as const)));
}

const isDeveloped = () => process.env.gatsby_executing_command === 'develop';

/**
 * @returns their paths by machine and language: what pages say of them, while they are drawn. Nobody shares what is
 *   being developed.
 */
async function makePictures(
  args: CreatePagesArgs,
  nodes: readonly StockNode[],
  newest: number,
): Promise<ReadonlyMap<string, string>> {
  if (isDeveloped()) return new Map();
  const faces = await querySiteFaces(args);
  const { paths, draw } = await planSharePictures({
    nodes,
    newest,
    imageTemplate: publicSettings.stockImageTemplate,
    logo: faces.logo,
  });
  const drawAll = async () => {
    const started = Date.now();
    const { drawn, withoutPhoto } = await draw();
    await removeOldPictures(new Set([...paths.values(), ...(await makeSitePictures(faces))]));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    args.reporter.info(`Pictures for sharing: ${String(drawn)} of ${String(paths.size)} drawn in ${seconds} s`);
    if (withoutPhoto > 0) {
      args.reporter.warn(`Photos that could not be had for pictures for sharing: ${String(withoutPhoto)}`);
    }
  };
  addBackgroundTask(drawAll());
  return paths;
}

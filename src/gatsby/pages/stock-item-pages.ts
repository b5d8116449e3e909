import { getGatsbyCommand } from '../../../patches/gatsby/variables';
import { isPlain } from '../../../patches/plain';
import { toItemRobots, type StockHistory, type StockNode } from '../artifacts/stock-history';
import { toShareKey } from '../share-pictures/make-share-pictures';

import type { LocalizedPage } from './add-localized-pages';
import type { PageData } from './query-page-data';

type StockPages = {
  stockItems: readonly StockNode[];
  sectors: PageData['sectors'];
  history: StockHistory;
  /** ISO 8601. */
  today: string;
  /** Paths of share pictures by `toShareKey`. */
  pictures: ReadonlyMap<string, string> | undefined;
};

/** A page for each stock item. */
export function listStockItemPages({ stockItems, sectors, history, today, pictures }: StockPages): LocalizedPage[] {
  const sectorsByCategory = toSectorsByCategory(sectors);
  // Only the patched loader fetches the file of shared texts: without it pages query them (`i18n/shared-texts.ts`).
  const hasOwnTexts = isPlain() || getGatsbyCommand() === 'develop';
  const ownTexts = hasOwnTexts ? { bringsTexts: true } : {};
  return stockItems.map((stockItem) => {
    const { id, advertisementID, paths, category } = stockItem;
    const sector = sectorsByCategory.get(category.name) ?? '';
    // Contact for a stock item of no sector: the first of this group of the team.
    const fallbackGroup = sector === '' ? 'sales' : '';
    return {
      template: 'stock-item',
      route: 'stockItem',
      paths,
      robots: toItemRobots(history[advertisementID]?.sold, today),
      context: (locale) => ({
        id,
        sector,
        fallbackGroup,
        sharePicture: pictures?.get(toShareKey(stockItem, locale)),
        ...ownTexts,
      }),
    };
  });
}

/** The first sector that lists a category is its own. */
function toSectorsByCategory(sectors: PageData['sectors']): ReadonlyMap<string, string> {
  return new Map(sectors.toReversed().flatMap(({ key, categories }) => categories.map((name) => [name, key] as const)));
}

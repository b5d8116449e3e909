import { rm } from 'node:fs/promises';
import path from 'node:path';

import { liveRobotsPath } from '../../features/stock/model/seo/live-robots';
import { liveStockItemsFile } from '../../i18n/live-stock-items';

import { toItemRobots, type StockHistory, type StockNode } from './stock-history';
import { getPublicFolder, writeChanged } from './write-changed';

/**
 * Writes what has to be known of the machines that have no page of their own and are shown live
 * (`sections/new-item-page.tsx`): their addresses in every language for what describes the release
 * (`server/releases/description.ts`), and for browsers what search engines are told of those that are sold. @param
 * today ISO 8601
 */
export async function writeLiveStockItems(
  nodes: readonly StockNode[],
  history: StockHistory,
  today: string,
): Promise<void> {
  const addresses = nodes.flatMap(({ paths }) => Object.values(paths)).sort();
  if (addresses.length > 0) await writeChanged(liveStockItemsFile, JSON.stringify(addresses));
  else await rm(path.join(getPublicFolder(), liveStockItemsFile), { force: true });
  const robots = nodes.flatMap(({ advertisementID: id }) => {
    const told = toItemRobots(history[id]?.sold, today);
    return told === undefined ? [] : [[id, told] as const];
  });
  await writeChanged(liveRobotsPath, JSON.stringify(Object.fromEntries(robots)));
}

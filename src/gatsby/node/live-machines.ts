import { liveMachinesFile } from '../../i18n/live-machines';

import { writeChanged } from './public-files/write-changed';
import type { StockNode } from './stock-history';

/**
 * Writes the addresses of the machines that have no page of their own, in every language: they are shown live
 * (`sections/new-item-page.tsx`), and the release tells its server so (`server/releases/description.ts`).
 */
export async function writeLiveMachines(nodes: readonly StockNode[]): Promise<void> {
  const addresses = nodes.flatMap(({ paths }) => Object.values(paths));
  await writeChanged(liveMachinesFile, JSON.stringify(addresses.sort()));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { getPreviousRelease } from '../../../build/previous-release';
import { getCategoryName } from '../../features/stock/model/categories/category';
import { parseQualityReport, stockQualityFile } from '../../features/stock/model/quality/quality-report';
import { rateStock } from '../../features/stock/model/quality/rate-stock';
import { defaultLocale } from '../../i18n/locales';

import type { StockNode } from './stock-history';
import { getPublicFolder, writeChanged } from './write-changed';

/**
 * Writes what the stock's items lack and what of them is in doubt, with the figure of each day: for whoever keeps the
 * stock, and served to nobody. The trend goes on from the build before and from the release that is served.
 * @param today the dealer's day, ISO 8601
 */
export async function writeStockQuality(nodes: readonly StockNode[], today: string): Promise<void> {
  const before = await Promise.all([getPublicFolder(), getPreviousRelease()].map(readTrend));
  const known = before.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const report = rateStock(
    nodes,
    {
      toCategory: (item) => getCategoryName(item.category, defaultLocale),
      toPath: (item) => (item as StockNode).paths[defaultLocale],
    },
    today,
    known,
  );
  await writeChanged(stockQualityFile, JSON.stringify(report));
}

async function readTrend(folder: string | null) {
  if (folder === null) return [];
  const text = await readFile(path.join(folder, stockQualityFile), 'utf8').catch(() => '');
  return parseQualityReport(text)?.trend ?? [];
}

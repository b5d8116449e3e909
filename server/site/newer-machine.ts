import { isCategorySegment } from '../../src/features/stock/model/categories/category';
import type { StockItem } from '../../src/features/stock/model/item';
import { parseItemSlug } from '../../src/features/stock/model/item-path';
import type { Description } from '../releases/description';

import type { Middleware } from './middleware';

/** Asks a stock API for a machine: null when it has none, or does not say. */
export type AskStock = (stock: Description['stock'], id: string) => Promise<StockItem | null>;

/**
 * Answers for machines that came in after the build: with the page that finds them live in the browser when the API knows
 * them (`src/sections/new-item-page.tsx`), and for those that the build made no pages for. It is never asked for a machine
 * that was there when the site was built.
 */
export function toNewerMachine(askStock: AskStock): Middleware {
  return async ({ path, params, locale, release, isBuilt }) => {
    const id = parseItemSlug(params.product ?? '');
    if (isBuilt || id === null || release.description === null) return null;
    if (release.livePages.has(path)) return { kind: 'shell' };
    const built = release.machinePages.get(id) ?? [];
    // A machine whose name changed since: its page is where its category is.
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const location = built.find((address) => address.startsWith(folder) && address !== path);
    if (location !== undefined) return { kind: 'redirect', location };
    if (built.length > 0) return null;
    const item = await askStock(release.description.stock, id);
    const isThere = item !== null && isCategorySegment(params.category ?? '', item.category, locale);
    return isThere ? { kind: 'shell' } : null;
  };
}

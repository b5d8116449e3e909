import { createContext, type ReactNode } from 'react';

import type { StockItem } from '../model/item';

/**
 * Renders what visitors can do with an item on its card and on its page, from another feature. A context: cards are
 * memoized, and many components would pass it on.
 */
export const ItemTool = createContext<(item: StockItem, title: string) => ReactNode>(() => null);

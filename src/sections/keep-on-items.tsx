import type { ReactNode } from 'react';

import { KeepButton } from '@/features/shortlist/components/keep-button';
import { ItemTool } from '@/features/stock/components/item-tool';
import type { StockItem } from '@/features/stock/model/item';

const renderKeepButton = (item: StockItem, title: string) => <KeepButton item={item} title={title} />;

/** Gives every stock item within a button that keeps it. */
export function KeepOnItems({ children }: { children: ReactNode }) {
  return <ItemTool.Provider value={renderKeepButton}>{children}</ItemTool.Provider>;
}

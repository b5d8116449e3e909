import { applyEdits, getEditsVersion, readEdits } from './edits';
import { createStockIndex, type StockIndex } from './search/stock-index';
import type { StockRecord } from './search/stock-record';

/** The current stock. */
export type StockStore = { getIndex: () => StockIndex };

/**
 * Creates the stock of a catalogue and the edits of a folder, read again when that file changes. An invalid file
 * changes nothing.
 */
export function createStockStore(catalogue: readonly StockRecord[], dataDir: string): StockStore {
  let version = '';
  let index = createStockIndex(catalogue);
  const getIndex = (): StockIndex => {
    const current = getEditsVersion(dataDir);
    if (current === version) return index;
    version = current;
    try {
      index = createStockIndex(applyEdits(catalogue, readEdits(dataDir)));
    } catch (error) {
      console.error(`The stock edits were not applied. ${error instanceof Error ? error.message : String(error)}`);
    }
    return index;
  };
  getIndex();
  return { getIndex };
}

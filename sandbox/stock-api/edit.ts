import { createCatalogue } from '../catalogue/create-catalogue';
import { readToday } from '../today';

import { formatChanges, parseEditArguments, toFieldEdit } from './edit-arguments';
import { applyEdits, mergeRecords, readEdits, writeEdits } from './edits';
import { getID, type StockRecord } from './search/stock-record';
import { defaultSeed, defaultSize } from './settings';

const usage = `Changes a machine of the sandbox stock; a running server notices.
  npx tsx sandbox/stock-api/edit.ts <id or stock number> field=value ...   e.g. 204170 price.amount=4990000 status=sold
  npx tsx sandbox/stock-api/edit.ts <id or stock number> --remove          takes the machine out of the stock
  npx tsx sandbox/stock-api/edit.ts --reset                                undoes every change`;

/** Edits the stock and returns the text to print. Throws a sentence for users. */
function edit(args: readonly string[]): string {
  const { SANDBOX_DIR, SANDBOX_STOCK_SIZE, SANDBOX_STOCK_SEED } = process.env;
  const dataDir = SANDBOX_DIR?.trim() || `${process.cwd()}/.sandbox`;
  const command = parseEditArguments(args);
  if (command === null) return usage;
  if (command.kind === 'reset') {
    writeEdits(dataDir, {});
    return 'Every change is undone.';
  }
  const size = Number(SANDBOX_STOCK_SIZE || defaultSize);
  const seed = Number(SANDBOX_STOCK_SEED || defaultSeed);
  const edits = readEdits(dataDir);
  const stock = applyEdits(createCatalogue({ seed, size, today: readToday() }).items, edits);
  const item = findItem(stock, command.item);
  const id = getID(item) ?? '';
  const title = [id, item.advertiserStockNumber, item.makeName, item.model].filter(Boolean).join(' ');
  if (command.kind === 'remove') {
    writeEdits(dataDir, { ...edits, [id]: null });
    return `${title}: removed`;
  }
  const change = toFieldEdit(command.fields);
  writeEdits(dataDir, { ...edits, [id]: mergeRecords(edits[id] ?? {}, change) });
  return [title, ...formatChanges(item, command.fields)].join('\n');
}

function findItem(stock: readonly StockRecord[], wanted: string): StockRecord {
  const item = stock.find(
    (record) => getID(record) === wanted || record.advertiserStockNumber === wanted.toUpperCase(),
  );
  if (item !== undefined) return item;
  throw new Error(
    `There is no machine ${wanted} in the stock of ${String(stock.length)}. Give an advertisementID or a stock number.`,
  );
}

try {
  console.log(edit(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

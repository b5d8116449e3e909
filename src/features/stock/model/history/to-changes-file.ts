import type { ChangesFile } from './changes-file';
import { addDays } from './days';
import type { StockHistoryFile } from './history-file';
import { toLoweredPrice } from './lowered-price';

/** For so many days an item may be new to somebody. */
const newDays = 60;

/** What browsers are told of the history. @param today the day of the build, ISO 8601 */
export function toChangesFile({ builds, items }: StockHistoryFile, today: string): ChangesFile {
  const oldest = addDays(today, -newDays);
  const present = Object.entries(items).filter(([, { steps }]) => steps.at(-1)?.[1] !== 'gone');
  const lowered = present.flatMap(([id, item]) => {
    const found = toLoweredPrice(item, builds, today);
    if (found === null) return [];
    const { cents, basis, prior, days, until } = found;
    return [[id, [cents, basis, prior, days, until]] as const];
  });
  const first = present.flatMap(([id, { first: known }]) =>
    known === undefined || known < oldest ? [] : [[id, Math.floor(Date.parse(known) / 60_000)] as const],
  );
  return { version: 1, lowered: Object.fromEntries(lowered), first: Object.fromEntries(first) };
}

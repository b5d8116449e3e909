import { parseSort } from '../sort';

import { addEntry, type Entry } from './entry';
import { toAssignments, toCategories, toMeant } from './meaning';
import type { Known } from './reading';
import { split, toRows } from './table-rows';
import { units, type Comparison, type Quantity, type Role, type WordTable } from './word-table';

/**
 * Adds the words of a table.
 * @param taken keys that makes and editors have, of which a table cannot change what is meant
 */
export function addTable(
  entries: Map<string, Entry>,
  table: Partial<WordTable>,
  known: Known,
  taken: ReadonlySet<string>,
): void {
  const put = (key: string, entry: Entry) => addEntry(entries, key, entry);
  for (const [row, key] of toRows(table.categories)) {
    const values = toCategories(row, known);
    if (values.length > 0 && !taken.has(key)) put(key, { values });
  }
  for (const [row, key] of toRows(table.values)) if (!taken.has(key)) put(key, { values: toAssignments(row) });
  for (const [row, key] of toRows(table.doubtful)) {
    const doubt = toMeant(row, known);
    if (!taken.has(key)) put(key, doubt.length > 0 ? { doubt } : { isIdle: true });
  }
  for (const [row, key] of toRows(table.sorts)) {
    const sort = parseSort(row);
    if (sort !== null) put(key, { sort });
  }
  for (const [row, key] of toRows(table.comparisons)) put(key, { comparison: toComparison(row) });
  for (const [row, key] of toRows(table.comparatives)) put(key, { comparative: toComparison(row) });
  for (const [row, key] of toRows(table.endings)) put(key, { ending: row as NonNullable<Entry['ending']> });
  for (const [row, key] of toRows(table.quantities)) put(key, { quantity: row as Quantity });
  for (const [row, key] of toRows(table.units)) {
    const unit = units.find((one) => one === row);
    if (unit !== undefined) put(key, { unit });
  }
  for (const [row, key] of toRows(table.roles)) put(key, { roles: [row as Role] });
  for (const key of [...split(table.numbers?.['1000'] ?? ''), 'k']) put(key, { isThousand: true });
  for (const key of split(table.ignored ?? '')) put(key, { isIgnored: true });
  for (const key of split(table.idle ?? '')) put(key, { isIdle: true });
}

function toComparison(row: string): { how: Comparison; quantity: Quantity | null } {
  const [how, quantity] = row.split(' ') as [Comparison, Quantity | undefined];
  return { how, quantity: quantity ?? null };
}

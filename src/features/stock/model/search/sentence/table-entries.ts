import { parseSort } from '../sort';

import { addEntry, type Entry } from './entry';
import { toAssignments, toCategories, toMeant } from './meaning';
import type { Known } from './reading';
import { split, type Rows } from './table-rows';
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
  const put = (rows: Rows | undefined, toEntry: (row: string) => Entry | null) => {
    for (const [row, words = ''] of Object.entries(rows ?? {})) {
      const entry = toEntry(row);
      if (entry === null) continue;
      const isMeaning = (entry.values ?? entry.doubt) !== undefined;
      for (const key of split(words)) if (!isMeaning || !taken.has(key)) addEntry(entries, key, entry);
    }
  };
  put(table.categories, (row) => {
    const values = toCategories(row, known);
    return values.length > 0 ? { values } : null;
  });
  put(table.values, (row) => ({ values: toAssignments(row) }));
  put(table.doubtful, (row) => {
    const doubt = toMeant(row, known);
    return doubt.length > 0 ? { doubt } : { isIdle: true };
  });
  put(table.sorts, (row) => {
    const sort = parseSort(row);
    return sort && { sort };
  });
  put(table.comparisons, (row) => ({ comparison: toComparison(row) }));
  put(table.comparatives, (row) => ({ comparative: toComparison(row) }));
  put(table.endings, (row) => ({ ending: row as NonNullable<Entry['ending']> }));
  put(table.quantities, (row) => ({ quantity: row as Quantity }));
  put(table.units, (row) => {
    const unit = units.find((one) => one === row);
    return unit === undefined ? null : { unit };
  });
  put(table.roles, (row) => ({ roles: [row as Role] }));
  put({ thousand: `k ${table.numbers?.['1000'] ?? ''}` }, () => ({ isThousand: true }));
  put({ ignored: table.ignored ?? '' }, () => ({ isIgnored: true }));
  put({ idle: table.idle ?? '' }, () => ({ isIdle: true }));
}

function toComparison(row: string): { how: Comparison; quantity: Quantity | null } {
  const [how, quantity] = row.split(' ') as [Comparison, Quantity | undefined];
  return { how, quantity: quantity ?? null };
}

type Named = {
  id: string;
  title: string;
  /** The stock number; null where it is not known. */
  number: string | null;
};

/**
 * The names of a list's machines, by id: the title, and where another machine has the same one, the stock number as
 * well. Where that is not known or not the machine's alone, its id.
 */
export function toDistinctNames(rows: readonly Named[]): ReadonlyMap<string, string> {
  const isShared = (row: Named, of: 'title' | 'number') =>
    rows.some((other) => other.id !== row.id && other.title === row.title && other[of] === row[of]);
  return new Map(
    rows.map((row) => {
      if (!isShared(row, 'title')) return [row.id, row.title];
      const number = row.number === null || isShared(row, 'number') ? row.id : row.number;
      return [row.id, `${row.title} (${number})`];
    }),
  );
}

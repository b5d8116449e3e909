/** A value in a column of the index; null where an item has none. */
export type Scalar = string | number | boolean | null;

/**
 * A column in the file, in the shortest of three forms: plain values; deltas of whole numbers; distinct values with
 * each item's index into them.
 */
export type PackedColumn =
  | readonly Scalar[]
  | { readonly deltas: readonly number[] }
  | { readonly values: readonly Scalar[]; readonly places: readonly number[] };

/** An unpacked column: distinct values and each item's index into them. */
export type Column = { values: readonly Scalar[]; places: readonly number[] };

/**
 * Packs a column into the form with the shortest JSON: the shortest form compresses best, too.
 */
export function packColumn(column: readonly Scalar[]): PackedColumn {
  const forms: PackedColumn[] = [column, toColumn(column)];
  if (column.every((value): value is number => Number.isSafeInteger(value)))
    forms.push({ deltas: column.map((value, index) => value - (column[index - 1] ?? 0)) });
  const [shortest = column] = forms.sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return shortest;
}

/** Distinct values, the most frequent first, because small indexes are short. */
export function toColumn(column: readonly Scalar[]): Column {
  const counts = new Map<Scalar, number>();
  for (const value of column) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
  const places = new Map(values.map((value, place) => [value, place]));
  return { values, places: column.map((value) => places.get(value) ?? 0) };
}

/** Unpacks a column of `size` items; null when it is malformed. */
export function unpackColumn(input: unknown, size: number): Column | null {
  if (Array.isArray(input)) return isScalars(input) && input.length === size ? toColumn(input) : null;
  if (typeof input !== 'object' || input === null) return null;
  const { deltas, values, places } = input as Readonly<Record<string, unknown>>;
  if (deltas !== undefined) {
    if (!isWhole(deltas) || deltas.length !== size) return null;
    let before = 0;
    return toColumn(deltas.map((delta) => (before += delta)));
  }
  if (!Array.isArray(values) || !isScalars(values) || !isWhole(places) || places.length !== size) return null;
  return isWithin(places, values.length) ? { values, places } : null;
}

/** Whether the input is a list of valid indexes into a list of that length. */
export function isWithin(places: readonly number[], length: number): boolean {
  return places.every((place) => place >= 0 && place < length);
}

export function isScalars(list: readonly unknown[]): list is readonly Scalar[] {
  return list.every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));
}

function isWhole(input: unknown): input is readonly number[] {
  return Array.isArray(input) && input.every((value) => Number.isSafeInteger(value));
}

/** What a column of the index can hold; null where a machine has no such value. */
export type Scalar = string | number | boolean | null;

/**
 * The values of a column as the file has them, in the shortest of three forms: as they are, whole numbers as the
 * distance from the one before, or each different value once and where it stands.
 */
export type PackedColumn =
  | readonly Scalar[]
  | { readonly deltas: readonly number[] }
  | { readonly values: readonly Scalar[]; readonly places: readonly number[] };

/** A column to work with: each different value once, and for each machine the place of its own. */
export type Column = { values: readonly Scalar[]; places: readonly number[] };

/**
 * Packs a column into the form whose text is the shortest: what is short before it is compressed is short after it,
 * too.
 */
export function packColumn(column: readonly Scalar[]): PackedColumn {
  const forms: PackedColumn[] = [column, toColumn(column)];
  if (column.every((value): value is number => Number.isSafeInteger(value)))
    forms.push({ deltas: column.map((value, index) => value - (column[index - 1] ?? 0)) });
  const [shortest = column] = forms.sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return shortest;
}

/** Each different value once, those that most machines have first: small numbers are short. */
export function toColumn(column: readonly Scalar[]): Column {
  const counts = new Map<Scalar, number>();
  for (const value of column) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
  const places = new Map(values.map((value, place) => [value, place]));
  return { values, places: column.map((value) => places.get(value) ?? 0) };
}

/** The column of so many machines that a file holds; null when it holds another one, or none. */
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

/** Whether all of these are places in a list of that length. */
export function isWithin(places: readonly number[], length: number): boolean {
  return places.every((place) => place >= 0 && place < length);
}

export function isScalars(list: readonly unknown[]): list is readonly Scalar[] {
  return list.every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));
}

function isWhole(input: unknown): input is readonly number[] {
  return Array.isArray(input) && input.every((value) => Number.isSafeInteger(value));
}

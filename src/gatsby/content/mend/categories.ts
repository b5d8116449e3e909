import { foldText } from '../../../lib/fold-text';

/** A category of the stock system, by its name and by what it is called in each language. */
export type Known = { name: string; labels: readonly string[] };

/**
 * What an editor wrote for a category, and the stock system's name for it; null where it has none, or nobody can say
 * which.
 */
export type ReadCategory = { written: string; name: string | null };

/**
 * Categories as editors write them: by the stock system's name, in whatever capitals, or by the word of any language,
 * and several in one entry of a list with commas between. Each is there once.
 * @example readCategories(['Tractors, Maaidorsers'], known) // tractors, combineHarvesters
 */
export function readCategories(values: readonly (string | null)[], known: readonly Known[]): ReadCategory[] {
  const written = values.flatMap((value) => (value ?? '').split(',')).map((name) => name.trim());
  const read = written
    .filter((name) => name !== '')
    .map((name) => ({ written: name, name: findCategory(name, known) }));
  return [...new Map(read.map((one) => [one.name ?? `? ${one.written}`, one])).values()];
}

/**
 * Their names. One that the stock system does not have stays as it is written: it may have it tomorrow, and lists ask
 * it live.
 */
export function toCategoryNames(values: readonly (string | null)[], known: readonly Known[]): string[] {
  return readCategories(values, known).map(({ written, name }) => name ?? written);
}

function findCategory(written: string, known: readonly Known[]): string | null {
  if (known.some(({ name }) => name === written)) return written;
  const folded = foldText(written);
  const byName = known.filter(({ name }) => foldText(name) === folded);
  const found =
    byName.length > 0 ? byName : known.filter(({ labels }) => labels.some((label) => foldText(label) === folded));
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}

/** A node of a category as the stock's plugin made it. */
type CategoryNode = { name?: unknown; longPluralTranslated?: Readonly<Record<string, unknown>> | null };

/** What is known of a category by its node. */
export function toKnownCategory(node: object): Known {
  const { name, longPluralTranslated } = node as CategoryNode;
  const labels = Object.values(longPluralTranslated ?? {}).filter((label) => typeof label === 'string');
  return { name: String(name), labels };
}

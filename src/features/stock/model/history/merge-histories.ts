import type { ItemHistory, StockHistoryFile } from './history-file';
import { joinStates, type OfferState } from './offer-state';
import { toDays, toSteps } from './steps';

/**
 * What two histories know together, e.g. those of two releases of which neither was built on the other. The order and
 * the number of merges do not matter, so whichever releases are left and whichever was rolled back, the truth is the
 * same.
 */
export function mergeHistories(one: StockHistoryFile, other: StockHistoryFile): StockHistoryFile {
  const builds = [...new Set([...one.builds, ...other.builds])].sort();
  const ids = new Set([...Object.keys(one.items), ...Object.keys(other.items)]);
  const toSeen = (history: StockHistoryFile, id: string) =>
    new Map<string, OfferState>(toDays(history.items[id] ?? { steps: [] }, history.builds));
  const items = [...ids].sort(byNumber).map((id) => {
    const same = toSameSteps(one.items[id], other.items[id]);
    if (same !== null) return [id, { ...mergeItems(one.items[id], other.items[id]), steps: same }] as const;
    const [left, right] = [toSeen(one, id), toSeen(other, id)];
    const steps = toSteps(
      builds.map((day) => [day, joinStates(left.get(day) ?? 'gone', right.get(day) ?? 'gone')] as const),
    );
    return [id, { ...mergeItems(one.items[id], other.items[id]), steps }] as const;
  });
  return { version: 2, builds, items: Object.fromEntries(items) };
}

/** Most items: the same steps, whatever days of builds each history has. Merging all releases takes a tenth with it. */
function toSameSteps(one: ItemHistory | undefined, other: ItemHistory | undefined): ItemHistory['steps'] | null {
  if (one === undefined || other === undefined) return null;
  return JSON.stringify(one.steps) === JSON.stringify(other.steps) ? one.steps : null;
}

/** Ids in the order of their numbers. */
export function byNumber(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : 1);
}

type Words = Omit<ItemHistory, 'steps'>;

/** The item as it was written last, known since the earlier of two times. */
function mergeItems(one: ItemHistory | undefined, other: ItemHistory | undefined): Words {
  if (one === undefined || other === undefined) {
    const known = one ?? other;
    if (known === undefined) throw new Error('An item of neither history.');
    return toWords(known, known.first);
  }
  const first =
    one.first === undefined || other.first === undefined
      ? undefined
      : one.first < other.first
        ? one.first
        : other.first;
  return toWords(isLater(one, other) ? one : other, first);
}

function toWords({ digest, changed, sold, written }: ItemHistory, first: string | undefined): Words {
  return { digest, changed, ...(sold !== undefined && { sold }), written, ...(first !== undefined && { first }) };
}

/** By when it was written; equal times are decided by what was written, so that the order does not matter. */
function isLater(one: ItemHistory, other: ItemHistory): boolean {
  if (one.written !== other.written) return one.written > other.written;
  const toText = ({ digest, changed, sold }: ItemHistory) => JSON.stringify([changed, digest, sold]);
  return toText(one) > toText(other);
}

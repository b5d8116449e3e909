import type { StockItem } from '../item';
import { getItemTitle } from '../item-names';

/** What only one machine can have. A text of fewer characters is a placeholder, as `0` or `n.v.t.`. */
const own = ['identificationVin', 'serialNumber', 'licencePlate'] as const;
const minLength = 5;
/** Of so many others at most the numbers are named. */
const maxNamed = 3;

/**
 * The stock numbers (or ids) of the items that look like the same machine, by advertisementID: the same chassis, serial
 * or registration number, the same stock number, or the same name, year, hours and price.
 */
export function findSameItems(items: readonly StockItem[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, StockItem[]>();
  for (const item of items)
    for (const sign of toSigns(item)) {
      const group = groups.get(sign);
      if (group === undefined) groups.set(sign, [item]);
      else group.push(item);
    }
  const same = new Map<string, Set<string>>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const item of group) {
      const others = same.get(item.advertisementID) ?? new Set();
      for (const other of group.slice(0, maxNamed + 1)) if (other !== item) others.add(toNumber(other));
      same.set(item.advertisementID, others);
    }
  }
  return new Map([...same].map(([id, numbers]) => [id, [...numbers].sort()]));
}

const toNumber = ({ advertiserStockNumber, advertisementID }: StockItem) => advertiserStockNumber ?? advertisementID;
const toPlain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

function toSigns(item: StockItem): string[] {
  const { advertiserStockNumber, constructionYear, operatingHours, price } = item;
  const numbers = own.flatMap((id) => {
    const plain = toPlain(item[id] ?? '');
    return plain.length < minLength ? [] : [`${id} ${plain}`];
  });
  const stockNumber = toPlain(advertiserStockNumber ?? '');
  // New machines of one kind are alike in all of it: hours tell them apart.
  const isWhole = constructionYear !== undefined && (operatingHours ?? 0) > 0 && price?.amount !== undefined;
  return [
    ...numbers,
    ...(stockNumber === '' ? [] : [`number ${stockNumber}`]),
    ...(isWhole ? [['alike', getItemTitle(item), constructionYear, operatingHours, price.amount].join(' ')] : []),
  ];
}

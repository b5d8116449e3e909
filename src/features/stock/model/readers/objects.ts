import { decodeEntities } from '../../../../lib/decode-entities';
import { toWebAddress } from '../../../../lib/web-address';
import type { Tailgate } from '../properties';
import { getQuantity, toUnit, type Measure, type Quantity } from '../units';

import { isMissing, isRecord, readObject, toReader, type Read, type Reader } from './reader';
import { names } from './texts';
import { cents, currency, measured, member, name, parseName, pixels, year } from './values';

const namedCategory = readObject({ name, longPluralTranslated: names }, ['name']);

/** A category (or sub category) of an item: the API's own name, and labels by language. */
export type Category = { name: string; longPluralTranslated: Record<string, string> };

export const category: Reader<Category> = (value, path, report) => {
  const read = namedCategory(value, path, report);
  return read && { name: read.name, longPluralTranslated: read.longPluralTranslated ?? {} };
};

const address = toReader(
  (value) => (typeof value === 'string' ? (toWebAddress(decodeEntities(value)) ?? undefined) : undefined),
  'is no http address',
);
const photo = readObject({ url: address, width: pixels, height: pixels }, ['url']);

/** An image; a plain URL is one, too. */
export const image: Reader<Read<typeof photo>> = (value, path, report) =>
  photo(typeof value === 'string' ? { url: value } : value, path, report);

export const pricing = readObject({ type: member('priceType'), vat: member('vat') });

const amount = readObject({ amount: cents, currency });

/** An amount in an unknown currency is dropped. Without a currency it is in euros (`price.ts`). */
export const price: Reader<Read<typeof amount>> = (value, path, report) => {
  const read = amount(value, path, report);
  const isInNone = isRecord(value) && !isMissing(value.currency) && read?.currency === undefined;
  return isInNone ? undefined : read;
};

const anyMeasure = readObject({ value: measured, unit: toReader(toKnownUnit, 'is no unit') }, ['value', 'unit']);

function toKnownUnit(value: unknown): string | undefined {
  const unit = typeof value === 'string' ? parseName(value) : undefined;
  return unit === undefined ? undefined : toUnit(unit);
}

/** A measure of one of these quantities. A unit that the site does not know is kept as sent, and reported. */
export function measure(quantities: readonly Quantity[]): Reader<Measure> {
  return (value, path, report) => {
    const read = anyMeasure(value, path, report);
    if (read === undefined) return undefined;
    const quantity = getQuantity(read.unit);
    if (quantity === null) report.unknown(`${path}.unit ‘${read.unit}’`);
    else if (!quantities.includes(quantity)) {
      report.dropped(`${path}.unit`, `is no unit of ${quantities.join(' or ')}`, read.unit);
      return undefined;
    }
    return read;
  };
}

export const crane = readObject({ make: name, type: name, buildYear: year });

const load = measure(['weight']);
const anyTailgate = readObject({ make: name, model: name, capacity: load, capacityWeight: load });

/**
 * The contract does not name the capacity's property, so both names are read. Two different values contradict each
 * other: both are dropped.
 */
export const tailgate: Reader<Tailgate> = (value, path, report) => {
  const read = anyTailgate(value, path, report);
  if (read === undefined) return undefined;
  const { capacityWeight, capacity = capacityWeight, ...others } = read;
  if (capacity === undefined) return others;
  if (toKilograms(capacity) === toKilograms(capacityWeight ?? capacity)) return { ...others, capacity };
  report.dropped(path, 'has a capacity and another capacityWeight');
  return others;
};

function toKilograms({ value, unit }: Measure): number {
  return unit === 't' ? value * 1000 : value;
}

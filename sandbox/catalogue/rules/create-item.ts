import { slugify } from '../../../src/lib/slugify';
import type { CatalogueItem, Details } from '../catalogue-item';
import { kinds } from '../details/kinds';
import type { DetailTable, Value } from '../details/values';
import { getCategory, getSubCategory } from '../facts/categories';
import type { Machine, Sector } from '../facts/machine';
import { createRandom, type Random } from '../random';
import { findTexts } from '../texts/texts';

import { toAccessories } from './accessories';
import { toAdBlueTank, toEmissionsClass } from './emissions';
import type { Plan } from './mix';
import { toTruePapers } from './papers';
import { toPhotoCount, toPhotos } from './photos';
import { toPlausible } from './plausible-measures';
import { toPossible } from './possible-details';
import { toAskingPrice, toNewPrice, toUsedPrice } from './price';
import { toNewUsage, toUsage } from './usage';

const letters: Record<Sector, string> = { agriculture: 'L', industry: 'I', garden: 'T' };

const axles: Readonly<Record<string, string>> = {
  tractor: '4x4',
  largeTractor: '4x4',
  compactTractor: '4x4',
  telehandler: '4x4',
  wheelLoader: '4x4',
  yardLoader: '4x4',
  hooklift: '6x2',
};

/**
 * Creates one stock item. `number` is its number in the dealer's books: stock number and advertisementID follow from
 * it.
 */
export function createItem({
  plan,
  number,
  createdDate,
  seed,
}: {
  plan: Plan;
  number: number;
  createdDate: string;
  seed: number;
}): CatalogueItem {
  const { machine, marks } = plan;
  const id = number * 10;
  const randomFor = (subject: string) => createRandom(`${String(seed)}/${String(number)}/${subject}`);
  const state = marks.has('new') ? 'new' : marks.has('damaged') ? 'damaged' : 'used';
  const usage = (state === 'new' ? toNewUsage : toUsage)(machine, randomFor('usage'));
  const possible = toDetails({ machine, random: randomFor('details'), year: usage.year, state });
  const emissionsClass = toEmissionsClass({ machine, energyType: possible.energyType, year: usage.year });
  const details = { ...possible, ...toAdBlueTank(possible, machine, emissionsClass) };
  const hours = marks.has('missingHours') ? null : usage.hours;
  const known = { ...details, constructionYear: usage.year };
  const accessories = toAccessories(findTexts(machine), known, randomFor('accessories'));
  const shortAxleConfiguration = axles[machine.kind];
  return {
    advertisementID: id,
    advertiserStockNumber: `${letters[machine.sector]}${String(number)}`,
    advertiserObjectReference: `${machine.sector.slice(0, 3).toUpperCase()}-${String(id)}`,
    createdDate,
    category: getCategory(machine.category),
    subCategory: machine.subCategory === null ? null : getSubCategory(machine.category, machine.subCategory),
    make: slugify(machine.make),
    makeName: machine.make,
    model: machine.model,
    modelOther: null,
    type: machine.type,
    ...(shortAxleConfiguration === undefined ? {} : { shortAxleConfiguration }),
    ...details,
    ...toTerms(plan, usage),
    status: marks.has('sold') ? 'sold' : marks.has('reserved') ? 'reserved' : null,
    used: state !== 'new',
    ...(state === 'damaged' ? { damaged: true } : {}),
    constructionYear: usage.year,
    ...(emissionsClass === null ? {} : { emissionsClass }),
    ...(hours === null ? {} : { operatingHours: hours }),
    ...(machine.kilowatt === null || marks.has('missingPower')
      ? {}
      : { power: { value: machine.kilowatt, unit: 'kW' } }),
    images: toPhotos({ machine, id, accessories, count: toPhotoCount(marks, randomFor('photos')) }),
    // `describe-items.ts` writes it, once the neighbours are known.
    description: {},
    accessories,
  };
}

type Terms = Pick<CatalogueItem, 'pricing' | 'price' | 'transaction' | 'marginScheme'>;

/** The terms of the offer; a price on request is not sent. */
function toTerms({ machine, marks }: Plan, { year, hours }: { year: number; hours: number | null }): Terms {
  const isNew = marks.has('new');
  const margin = marks.has('margin');
  const used = toUsedPrice(machine, { year, hours });
  const amount = isNew ? toAskingPrice(toNewPrice(machine)) : marks.has('damaged') ? toAskingPrice(used * 0.006) : used;
  const type = marks.has('request') ? 'request' : marks.has('auction') ? 'auction' : marks.has('bid') ? 'bid' : 'fixed';
  return {
    pricing: { type, vat: margin ? 'margin' : isNew ? 'new' : 'btw' },
    price: type === 'request' ? null : { amount, currency: 'EUR' },
    transaction: marks.has('rental') ? 'rental' : marks.has('both') ? 'both' : 'sale',
    ...(margin ? { marginScheme: true } : {}),
  };
}

/** The details of the machine's kind, overridden by those of the model, without what it cannot have or measure. */
function toDetails({
  machine,
  random,
  year,
  state,
}: {
  machine: Machine;
  random: Random;
  year: number;
  state: 'new' | 'used' | 'damaged';
}): Details {
  const table: DetailTable = kinds[machine.kind].details;
  const known: Details = {};
  for (const [property, value] of Object.entries(table) as [keyof Details, Value<unknown>][]) {
    const detail = value({ random, year });
    // Each value has the type of its property in the table, which `Object.entries` loses.
    if (detail !== undefined) Object.assign(known, { [property]: detail });
  }
  const possible = toPossible({ ...known, ...machine.facts }, machine);
  return toTruePapers({ ...possible, ...toPlausible(possible, machine) }, { year, state });
}

import type { Details, Texts } from '../catalogue-item';
import type { Random } from '../random';
import type { TextTable } from '../texts/text';

import { firstIsobus } from './papers';

/** The property that an accessory is about: a machine that lacks it has no such accessory. */
const properties: Readonly<Record<string, keyof Details>> = {
  Sideshift: 'sideshift',
  Vorkversteller: 'forkPositioner',
  'Hydraulische snelwissel': 'quickCoupler',
  'Uitschuifbaar platform': 'extendable',
  Luchtremmen: 'braked',
  Opzetborden: 'heightened',
};

/** What older machines have no computer for. */
const electronic = new Set(['Isobus', 'Stuurautomaat met RTK']);

/** Whether an accessory of the front fits the others: a linkage is in the way of a loader, the shaft is its part. */
const fits: Readonly<Record<string, (names: ReadonlySet<string>) => boolean>> = {
  Voorlader: (names) => !names.has('Fronthef'),
  Frontaftakas: (names) => names.has('Fronthef'),
};

/** What every machine of the kind has, and a few accessories more, in the three languages. */
export function toAccessories(
  table: TextTable,
  details: Details & { constructionYear?: number },
  random: Random,
): Texts[] {
  const { accessories, fitted = [] } = table;
  const count = random.integer(0, Math.min(8, accessories.length));
  const chosen = random
    .shuffle(accessories)
    .slice(0, count)
    .filter(([nl]) => details[properties[nl] ?? 'used'] !== false)
    .filter(([nl]) => !electronic.has(nl) || (details.constructionYear ?? firstIsobus) >= firstIsobus);
  const names = new Set(chosen.map(([nl]) => nl));
  return [...fitted, ...chosen.filter(([nl]) => fits[nl]?.(names) ?? true)].map(([nl, en, de]) => ({ nl, en, de }));
}

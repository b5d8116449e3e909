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

/** A few accessories of the kind, in the three languages. */
export function toAccessories(
  table: TextTable,
  details: Details & { constructionYear?: number },
  random: Random,
): Texts[] {
  const count = random.integer(0, Math.min(8, table.accessories.length));
  return random
    .shuffle(table.accessories)
    .slice(0, count)
    .filter(([nl]) => details[properties[nl] ?? 'used'] !== false)
    .filter(([nl]) => !electronic.has(nl) || (details.constructionYear ?? firstIsobus) >= firstIsobus)
    .map(([nl, en, de]) => ({ nl, en, de }));
}

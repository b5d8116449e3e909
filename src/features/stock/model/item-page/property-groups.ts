import { toHydratedProperties, type HydratedProperty } from '../hydrate';
import type { StockItem } from '../item';
import type { Wording } from '../measures';
import { properties, propertyGroups, type PropertyGroupId } from '../properties';

/** A group of properties with its heading. */
export type PropertyGroup = { id: PropertyGroupId; label: string; rows: HydratedProperty[] };

const groupOf: ReadonlyMap<string, PropertyGroupId> = new Map(properties.map(({ id, group }) => [id, group]));

/**
 * The groups of an item's properties in display order (spec section 3), without empty ones.
 * @example toPropertyGroups(item, words)[0] // { id: 'condition', label: 'Staat', rows: [...] }
 *   }
 */
export function toPropertyGroups(item: StockItem, wording: Wording): PropertyGroup[] {
  const rows = toHydratedProperties(item, wording);
  return propertyGroups.flatMap((id): PropertyGroup[] => {
    // Parts of a crane or tailgate have their own rows: `crane.make`.
    const own = rows.filter((row) => groupOf.get(row.id.replace(/\..*/, '')) === id);
    return own.length === 0 ? [] : [{ id, label: wording.t(`item:group.${id}`), rows: own }];
  });
}

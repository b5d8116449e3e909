import { toHydratedProperties, type HydratedProperty } from '../hydrate';
import type { StockItem } from '../item';
import type { Wording } from '../measures';
import { properties, propertyGroups, type PropertyGroupId } from '../properties';

/** The properties of an item that stand under one heading. */
export type PropertyGroup = { id: PropertyGroupId; label: string; rows: HydratedProperty[] };

const groupOf: ReadonlyMap<string, PropertyGroupId> = new Map(properties.map(({ id, group }) => [id, group]));

/**
 * Everything that is known of an item under headings, in display order (spec section 3). A group of which nothing is
 * known is left out.
 * @example toPropertyGroups(item, words)[0] // { id: 'condition', label: 'Staat', rows: [{ id: 'generalCondition', … }] }
 */
export function toPropertyGroups(item: StockItem, wording: Wording): PropertyGroup[] {
  const rows = toHydratedProperties(item, wording);
  return propertyGroups.flatMap((id): PropertyGroup[] => {
    // The parts of a crane or a tailgate are rows of their own: `crane.make`.
    const own = rows.filter((row) => groupOf.get(row.id.replace(/\..*/, '')) === id);
    return own.length === 0 ? [] : [{ id, label: wording.t(`item:group.${id}`), rows: own }];
  });
}

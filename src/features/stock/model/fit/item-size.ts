import { convertMeasure } from '../convert-measure';
import type { StockItem } from '../item';
import { getMeasure } from '../measures';
import type { PropertyIdOfKind } from '../properties';

/** Of a machine as it stands: lengths in millimetres, weight in kilograms; null for what is not known. */
export type ItemSize = { length: number | null; width: number | null; height: number | null; weight: number | null };
export type Dimension = keyof ItemSize;

/** In the order in which they are said. */
export const dimensions = ['length', 'width', 'height', 'weight'] as const satisfies readonly Dimension[];

/** The size of an item, of its own facts. Its highest point may be the lowered mast or the cab: the higher counts. */
export function toItemSize(item: StockItem): ItemSize {
  const read = (id: PropertyIdOfKind<'measure'>, unit: 'mm' | 'kg') => {
    const measure = getMeasure(item, id);
    const value = measure === undefined ? null : convertMeasure(measure.value, measure.unit, unit);
    return value === null || value <= 0 ? null : value;
  };
  const heights = [read('height', 'mm'), read('closedHeight', 'mm')].filter((one) => one !== null);
  return {
    length: read('length', 'mm'),
    width: read('width', 'mm'),
    height: heights.length === 0 ? null : Math.max(...heights),
    weight: read('weight', 'kg') ?? read('massEmpty', 'kg'),
  };
}

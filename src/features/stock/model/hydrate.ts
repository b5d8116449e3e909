import type { TextKey } from '../../../i18n/text-keys';
import { formatDate, formatNumber } from '../../../lib/format';

import { formatHours } from './hours';
import type { StockItem } from './item';
import { formatMeasure, getMeasure, type Wording } from './measures';
import { enumerationOf, properties, type Property } from './properties';

/** A translated label with its formatted value, for display. */
export type HydratedProperty = { id: string; label: string; value: string };

/**
 * The properties of an item for its page (`hydratedProperties`, spec section 3), in the order of the property table.
 * Missing ones are left out.
 */
export function toHydratedProperties(item: StockItem, wording: Wording): HydratedProperty[] {
  return properties.flatMap((property): HydratedProperty[] => {
    if (property.kind === 'crane') return toCraneRows(item, wording);
    if (property.kind === 'tailgate') return toTailgateRows(item, wording);
    const value = formatProperty(item, property, wording);
    return value === null ? [] : [{ id: property.id, label: wording.t(`properties:property.${property.id}`), value }];
  });
}

type SimpleProperty = Exclude<Property, { kind: 'crane' | 'tailgate' }>;

function formatProperty(item: StockItem, property: SimpleProperty, wording: Wording): string | null {
  const { t, iso } = wording;
  switch (property.kind) {
    case 'condition':
    case 'enum': {
      const value = item[property.id];
      // Parsing has dropped values outside of this enumeration.
      return value === undefined || value === 'unknown'
        ? null
        : t(`enumerations:${enumerationOf(property)}.${value}` as TextKey);
    }
    case 'text':
      return item[property.id] ?? null;
    case 'date': {
      const value = item[property.id];
      return value === undefined ? null : formatDate(value, iso);
    }
    case 'flag': {
      const value = item[property.id];
      return value === undefined ? null : t(`enumerations:boolean.${value ? 'yes' : 'no'}`);
    }
    case 'count': {
      const value = item[property.id];
      if (value === undefined) return null;
      return property.id === 'operatingHours' ? formatHours(value, wording) : formatNumber(value, iso);
    }
    case 'measure': {
      const value = getMeasure(item, property.id);
      return value === undefined ? null : formatMeasure(value, wording);
    }
  }
}

function toCraneRows({ crane }: StockItem, { t }: Wording): HydratedProperty[] {
  return (['make', 'type', 'buildYear'] as const).flatMap((part) => {
    const value = crane?.[part];
    return value === undefined
      ? []
      : [{ id: `crane.${part}`, label: t(`properties:crane.${part}`), value: String(value) }];
  });
}

function toTailgateRows({ tailgate }: StockItem, wording: Wording): HydratedProperty[] {
  const values = {
    make: tailgate?.make,
    model: tailgate?.model,
    capacity: tailgate?.capacity && tailgate.capacity.value > 0 ? formatMeasure(tailgate.capacity, wording) : undefined,
  };
  return (['make', 'model', 'capacity'] as const).flatMap((part) => {
    const value = values[part];
    return value === undefined
      ? []
      : [{ id: `tailgate.${part}`, label: wording.t(`properties:tailgate.${part}`), value }];
  });
}

import type { KnownLocale } from '../../../i18n/locales';
import type { TextKey, Translate } from '../../../i18n/text-keys';
import { formatDate, formatNumber } from '../../../lib/format';

import type { StockItem } from './item';
import {
  enumerationOf,
  properties,
  units,
  type Measure,
  type Property,
  type PropertyIdOfKind,
  type Unit,
} from './properties';

/** A translated label with its formatted value, ready to be shown. */
export type HydratedProperty = { id: string; label: string; value: string };

/** What words are taken from: the translation function of a page and its language tag. */
export type Wording = { t: Translate; iso: string };

/**
 * The properties of an item as the item page lists them (`hydratedProperties`, spec section 3): in the order of the
 * property table, each once, what is not known left out.
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
      // Parsing has let only members of this enumeration through.
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

/** A measure that is known. No machine measures nought: the field was left at its default. Only a distance driven can be nought. */
export function getMeasure(item: StockItem, id: PropertyIdOfKind<'measure'>): Measure | undefined {
  const measure = item[id];
  return measure?.value === 0 && id !== 'odometer' ? undefined : measure;
}

/** @example '5.130 uur' */
export function formatHours(hours: number, { t, iso }: Wording): string {
  return `${formatNumber(hours, iso)}\u00a0${t('stock:unit.hours')}`;
}

const metricHorsepower = 1.35962;
const mechanicalHorsepower = 1.34102;

/** Horsepower in a kilowatt, by language: the English `hp` is a little more than `pk`, `PS`, `ch` and `CV`. */
const horsepowerPerKilowatt: Readonly<Record<KnownLocale, number>> = {
  nl: metricHorsepower,
  en: mechanicalHorsepower,
  de: metricHorsepower,
  fr: metricHorsepower,
  es: metricHorsepower,
};

function toHorsepower(kilowatts: number, iso: string): number {
  const rows: Readonly<Partial<Record<string, number>>> = horsepowerPerKilowatt;
  return kilowatts * (rows[new Intl.Locale(iso).language] ?? metricHorsepower);
}

function isUnit(unit: string): unit is Unit {
  return Object.hasOwn(units, unit);
}

/** A measure with its unit in the page's language, kilowatts with horsepower behind. @example '174 kW (237 pk)' */
export function formatMeasure({ value, unit }: Measure, { t, iso }: Wording): string {
  const text = `${formatNumber(value, iso)}\u00a0${isUnit(unit) ? t(`stock:unit.${units[unit]}`) : unit}`;
  if (unit !== 'kW') return text;
  return `${text} (${formatNumber(Math.round(toHorsepower(value, iso)), iso)}\u00a0${t('stock:unit.hp')})`;
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

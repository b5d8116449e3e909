import type { KnownLocale } from '../../../i18n/locales';
import type { Translate } from '../../../i18n/text-keys';
import { formatNumber } from '../../../lib/format';

import type { StockItem } from './item';
import type { PropertyIdOfKind } from './properties';
import { isUnit, units, type Measure } from './units';

/** The translation function of a page and its language tag. */
export type Wording = { t: Translate; iso: string };

/**
 * A measure with a value. Zero is an untouched default: no dimension or weight is zero. Only a distance driven may be.
 */
export function getMeasure(item: StockItem, id: PropertyIdOfKind<'measure'>): Measure | undefined {
  const measure = item[id];
  return measure?.value === 0 && id !== 'odometer' ? undefined : measure;
}

const metricHorsepower = 1.35962;
const mechanicalHorsepower = 1.34102;

/** Horsepower in a kilowatt, by language: the English `hp` is slightly more than `pk`, `PS`, `ch` and `CV`. */
const horsepowerPerKilowatt: Readonly<Record<KnownLocale, number>> = {
  nl: metricHorsepower,
  en: mechanicalHorsepower,
  de: metricHorsepower,
  fr: metricHorsepower,
  es: metricHorsepower,
};

function toHorsepower(kilowatts: number, iso: string): number {
  const rows: Readonly<Partial<Record<string, number>>> = horsepowerPerKilowatt;
  // Takes the language from `nl-NL`: creating an `Intl.Locale` takes longer than the whole rest of the function.
  return kilowatts * (rows[iso.slice(0, 2)] ?? metricHorsepower);
}

/**
 * A measure with its unit in the page's language; kilowatts with horsepower.
 * @param digits the number of decimals; without it as many as the number has, two at most
 * @example '174 kW (237 pk)'
 */
export function formatMeasure({ value, unit }: Measure, { t, iso }: Wording, digits?: number): string {
  const text = `${formatNumber(value, iso, digits)}\u00a0${isUnit(unit) ? t(`stock:unit.${units[unit]}`) : unit}`;
  if (unit !== 'kW') return text;
  return `${text} (${formatNumber(Math.round(toHorsepower(value, iso)), iso)}\u00a0${t('stock:unit.hp')})`;
}

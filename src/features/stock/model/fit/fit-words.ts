import type { Translate } from '../../../../i18n/text-keys';
import { dot } from '../../../../lib/dot';
import { formatMeasure, type Wording } from '../measures';

import type { Fit } from './check-fit';
import { dimensions, type Dimension, type ItemSize } from './item-size';
import { lightestTrailer, type Container } from './places';

/** `t`: of the panel's own texts; `wording`: of the page, which has the units. */
export type FitWords = { t: Translate; wording: Wording };

/**
 * What is known of a size, and what is not, in two sentences; null for the one that has nothing to say.
 * @example { known: '5,24 m lang · 7.200 kg', missing: 'breedte en hoogte' }
 */
export function toSizeWords(
  size: ItemSize,
  { t, wording }: FitWords,
): { known: string | null; missing: string | null } {
  const known = dimensions.flatMap((dimension) => {
    const value = size[dimension];
    if (value === null) return [];
    const amount = formatAmount(dimension, value, wording);
    return [dimension === 'weight' ? amount : t(`fit:${dimension}`, { amount })];
  });
  const missing = dimensions.filter((dimension) => size[dimension] === null);
  return {
    known: known.length === 0 ? null : known.join(dot),
    missing: missing.length === 0 ? null : toNames(missing, t),
  };
}

/**
 * Whether what is known says anything about a place. Where the weight decides and is not known, a width that fits would
 * sound like a yes.
 */
export function hasAnswer({ answer, room, missing }: Fit): boolean {
  return answer !== 'unknown' || (!missing.includes('weight') && Object.keys(room).length > 0);
}

type Asked = {
  fit: Fit;
  /** The container that the answer is about. */
  container?: Container | undefined;
  /** Whether an answer says how much room is left, even when that is enough. */
  hasRoom?: boolean;
};

/**
 * An answer with what it hangs on: how much too large, how much room is left; where not all is known, what fits of it.
 * @example 'Past niet: 0,15 m te breed, 400 kg te zwaar'
 * @example 'Gewicht past; lengte en breedte niet bekend'
 * @example 'Gewicht past; de rest niet bekend'
 */
export function toAnswerWords({ fit, container, hasRoom = false }: Asked, words: FitWords): string {
  const { answer, over, room } = fit;
  if (answer === 'unknown') return toPartWords(fit, words);
  const { t } = words;
  const isIn = answer !== 'no';
  const head = isIn && container !== undefined ? ` ${t(`fit:container.${container}`)}` : '';
  const left = isIn && (hasRoom || answer === 'tight') ? dimensions.filter((one) => room[one] !== undefined) : [];
  const details = [
    ...over.map((one) => tell('over', one, fit, words)),
    ...left.map((one) => tellRoom(one, fit, words)),
  ];
  return `${t(`fit:answer.${answer}`)}${head}${details.length === 0 ? '' : `: ${details.join(', ')}`}`;
}

/** More measures that are not known are said once, with the size. */
const mostNamed = 2;

/** Where not all is known: what fits of it, with how little room. */
function toPartWords(fit: Fit, words: FitWords): string {
  const { room, narrow } = fit;
  const { t } = words;
  const known = dimensions.filter((one) => room[one] !== undefined);
  const missing = t('fit:missing', { names: toNames(fit.missing, t) });
  if (known.length === 0) return `${t('fit:answer.unknown')}: ${missing}`;
  const others = fit.missing.length > mostNamed ? t('fit:rest') : missing;
  const part = t('fit:part', { count: known.length, names: toNames(known, t) });
  const rooms = narrow.map((one) => tellRoom(one, fit, words)).join(', ');
  const parts = [part, ...(rooms === '' ? [] : [t('fit:narrow', { rooms })]), others];
  return toUpperFirst(parts.join('; '));
}

/** How much room is left. Only on a trailer can the weight be narrow: it depends on what the trailer weighs itself. */
function tellRoom(dimension: Dimension, fit: Fit, words: FitWords): string {
  if (dimension !== 'weight' || !fit.narrow.includes('weight')) return tell('room', dimension, fit, words);
  const own = lightestTrailer + (fit.room.weight ?? 0);
  return words.t('fit:ownWeight', { amount: formatAmount('weight', own, words.wording) });
}

function tell(key: 'over' | 'room', dimension: Dimension, { room }: Fit, { t, wording }: FitWords): string {
  return t(`fit:${key}.${dimension}`, { amount: formatAmount(dimension, Math.abs(room[dimension] ?? 0), wording) });
}

/** @example 'lengte, breedte en hoogte' */
function toNames(list: readonly Dimension[], t: Translate): string {
  const names = list.map((dimension) => t(`fit:name.${dimension}`));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${t('fit:and')} ${last}`;
}

const toUpperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Places in a row, as the labels name them. @example 'Over de weg, in een zeecontainer' */
export function toPlaceNames(places: readonly ('road' | 'trailer' | 'container')[], { t }: FitWords): string {
  return places
    .map((place) => t(`fit:place.${place}`))
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)))
    .join(', ');
}

/** Lengths in metres to the centimetre, weights in whole kilograms. */
function formatAmount(dimension: Dimension, amount: number, wording: Wording): string {
  if (dimension === 'weight') return formatMeasure({ value: Math.round(amount), unit: 'kg' }, wording, 0);
  return formatMeasure({ value: amount / 1000, unit: 'm' }, wording, 2);
}

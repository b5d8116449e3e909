import type { Translate } from '@/i18n/text-keys';

import type { Fit } from '../../model/fit/check-fit';
import type { Dimension, ItemSize } from '../../model/fit/item-size';
import type { Container } from '../../model/fit/places';
import { formatMeasure, type Wording } from '../../model/measures';

/** `t`: of the panel's own texts; `wording`: of the page, which has the units. */
export type FitWords = { t: Translate; wording: Wording };

const dimensions = ['length', 'width', 'height', 'weight'] as const;

const missingKeys = {
  length: 'fit:noLength',
  width: 'fit:noWidth',
  height: 'fit:noHeight',
  weight: 'fit:noWeight',
} as const;

/** @example '5,24 m lang · 2,55 m breed · hoogte niet bekend · 7.200 kg' */
export function toSizeWords(size: ItemSize, { t, wording }: FitWords): string {
  const words = dimensions.map((dimension) => {
    const value = size[dimension];
    if (value === null) return t(missingKeys[dimension]);
    const amount = formatAmount(dimension, value, wording);
    return dimension === 'weight' ? amount : t(`fit:${dimension}`, { amount });
  });
  return words.join(' · ');
}

type Asked = {
  fit: Fit;
  /** The container that the answer is about. */
  container?: Container | undefined;
  /** Whether an answer says how much room is left, even when that is enough. */
  hasRoom?: boolean;
};

/**
 * An answer with what it hangs on: how much too large, what is not known, how much room is left.
 * @example 'Past niet: 0,15 m te breed, 400 kg te zwaar'
 */
export function toAnswerWords({ fit, container, hasRoom = false }: Asked, { t, wording }: FitWords): string {
  const { answer, over, missing, room } = fit;
  const isIn = answer === 'fits' || answer === 'tight';
  const head = isIn && container !== undefined ? ` ${t(`fit:container.${container}`)}` : '';
  const tell = (key: 'over' | 'room', dimension: Dimension) =>
    t(`fit:${key}.${dimension}`, { amount: formatAmount(dimension, Math.abs(room[dimension] ?? 0), wording) });
  const left = isIn && (hasRoom || answer === 'tight') ? dimensions.filter((one) => room[one] !== undefined) : [];
  const details = [
    ...over.map((one) => tell('over', one)),
    ...(answer === 'unknown' ? missing.map((one) => t(missingKeys[one])) : []),
    ...left.map((one) => tell('room', one)),
  ];
  return `${t(`fit:answer.${answer}`)}${head}${details.length === 0 ? '' : `: ${details.join(', ')}`}`;
}

/** Lengths in metres to the centimetre, weights in whole kilograms. */
function formatAmount(dimension: Dimension, amount: number, wording: Wording): string {
  if (dimension === 'weight') return formatMeasure({ value: Math.round(amount), unit: 'kg' }, wording, 0);
  return formatMeasure({ value: amount / 1000, unit: 'm' }, wording, 2);
}

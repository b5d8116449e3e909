import { arable, grassland, harvester, loader, tillage, tractor } from './agriculture';
import { forestry, grounds, mower, municipal } from './garden';
import { construction, lift, platform, power, road, tipping, trailed } from './industry';
import type { TextTable } from './text';

/** The texts of each group of machines. */
export const texts = {
  arable,
  construction,
  forestry,
  grassland,
  grounds,
  harvester,
  lift,
  loader,
  mower,
  municipal,
  platform,
  power,
  road,
  tillage,
  tipping,
  tractor,
  trailed,
} as const satisfies Record<string, TextTable>;

export type TextGroup = keyof typeof texts;

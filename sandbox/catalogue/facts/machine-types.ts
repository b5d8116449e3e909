import type { Texts } from '../catalogue-item';
import { kinds } from '../details/kinds';
import type { MachineType } from '../pictures/covers';

import type { CategoryName } from './categories';
import type { Machine } from './machine';

/** Categories whose machines look like no other category of their kind. */
const ofCategory: Partial<Record<CategoryName, MachineType>> = {
  yardLoaders: 'yard-loader',
  skidSteerLoaders: 'skid-steer',
  frontMowers: 'front-mower',
  reelMowers: 'reel-mower',
  slurryTankers: 'slurry-tanker',
  fertiliserSpreaders: 'spreader',
  sprayers: 'sprayer',
  mowers: 'disc-mower',
  rakes: 'rake',
  tedders: 'tedder',
  forageHarvesters: 'forage-harvester',
  forageWagons: 'forage-wagon',
  platformTrailers: 'platform-trailer',
  feedMixers: 'feed-mixer',
  trailers: 'box-trailer',
  containerSystems: 'hooklift',
  crawlerExcavators: 'excavator',
  backhoeLoaders: 'backhoe',
  plateCompactors: 'roller',
  crushers: 'crusher',
  lightingTowers: 'lighting-tower',
  roboticMowers: 'robot-mower',
  stumpGrinders: 'stump-grinder',
  sportsTurf: 'aerator',
  vergeMowers: 'verge-mower',
};

/** Models that look like no other of their category, by sub category or model. */
const ofModel: Readonly<Record<string, MachineType>> = { boomLifts: 'boom-lift', SG400: 'collector' };

/** Machines that look different with an accessory, by its Dutch name. */
const withAccessory: Partial<Record<MachineType, Readonly<Record<string, MachineType>>>> = {
  tractor: { Voorlader: 'loader-tractor', Fronthef: 'linkage-tractor' },
};

/** What a machine looks like: none is shown as another one, or without what is said to be on it. */
export const toMachineType = (
  { category, subCategory, model, kind }: Machine,
  accessories: readonly Texts[],
): MachineType => {
  const plain = ofModel[model] ?? ofModel[subCategory ?? ''] ?? ofCategory[category] ?? kinds[kind].machineType;
  const others = withAccessory[plain] ?? {};
  return accessories.map(({ nl = '' }) => others[nl]).find((type) => type !== undefined) ?? plain;
};

// Categories, by API name, of filters that are not for all.

/** Machines that lift. */
export const lifting = [
  'forklifts',
  'reachTrucks',
  'telehandlers',
  'yardLoaders',
  'wheelLoaders',
  'skidSteerLoaders',
] as const;

/** Machines with a motor that buyers compare. */
export const powered = [
  'tractors',
  'compactTractors',
  'telehandlers',
  'combineHarvesters',
  'forageHarvesters',
  'yardLoaders',
  'wheelLoaders',
  'backhoeLoaders',
  'sweepers',
  'woodChippers',
] as const;

/** Machines that work a width. */
export const wide = [
  'mowers',
  'mulchers',
  'rideOnMowers',
  'frontMowers',
  'reelMowers',
  'vergeMowers',
  'sportsTurf',
  'sweepers',
  'tedders',
  'rakes',
  'tillage',
  'sowingPlanting',
  'fertiliserSpreaders',
  'sprayers',
  'combineHarvesters',
] as const;

/** Machines that buyers tell apart by their transmission. */
export const geared = [
  'tractors',
  'compactTractors',
  'telehandlers',
  'yardLoaders',
  'wheelLoaders',
  'forklifts',
  'rideOnMowers',
  'frontMowers',
  'sweepers',
] as const;

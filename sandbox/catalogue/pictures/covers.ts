/** A render that shows the whole machine: a view and the number of its yard. */
export type Cover = `${'front' | 'left' | 'far' | 'side'}-${1 | 2 | 3 | 4}`;

const inTwoYards = ['front-1', 'front-2', 'side-1'] as const;

/**
 * The machine types with their own renders, and the renders of each that may be a machine's first picture. `left` is
 * the front from the other side, `far` from farther off; yard 3 lies between hedges, yard 4 by a field.
 */
export const covers = {
  tractor: ['front-1', 'left-4', 'front-3', 'far-4', 'front-2', 'left-3', 'front-4', 'far-3'],
  'loader-tractor': ['front-1', 'left-4', 'front-3', 'far-4', 'side-1'],
  'linkage-tractor': ['left-4', 'front-1', 'far-4', 'front-3', 'side-3'],
  'compact-tractor': inTwoYards,
  telehandler: inTwoYards,
  combine: inTwoYards,
  baler: inTwoYards,
  implement: inTwoYards,
  tipper: inTwoYards,
  forklift: inTwoYards,
  'reach-truck': inTwoYards,
  'wheel-loader': inTwoYards,
  'mini-excavator': inTwoYards,
  'aerial-platform': inTwoYards,
  'power-unit': inTwoYards,
  'ride-on-mower': inTwoYards,
  sweeper: inTwoYards,
  chipper: inTwoYards,
  'yard-loader': ['front-2', 'front-4', 'left-1'],
  'skid-steer': ['front-1', 'left-2'],
  'front-mower': ['front-3', 'left-1'],
  'reel-mower': ['front-1'],
  'slurry-tanker': ['front-1', 'left-2'],
  spreader: ['left-4', 'front-3'],
  sprayer: ['front-4', 'left-2'],
  'disc-mower': ['left-4', 'front-2'],
  rake: ['front-4'],
  tedder: ['front-4'],
  'forage-harvester': ['front-4', 'left-3'],
  'forage-wagon': ['front-4', 'left-4'],
  'platform-trailer': ['front-1', 'left-4'],
  'feed-mixer': ['front-3'],
  'box-trailer': ['front-2'],
  hooklift: ['front-1'],
  excavator: ['front-4', 'left-1'],
  backhoe: ['front-2'],
  roller: ['front-1'],
  crusher: ['front-3'],
  'boom-lift': ['front-2'],
  'lighting-tower': ['front-1'],
  'robot-mower': ['front-3'],
  'stump-grinder': ['front-3'],
  aerator: ['front-1'],
  collector: ['front-1'],
  'verge-mower': ['front-2'],
} as const satisfies Record<string, readonly [Cover, ...Cover[]]>;

export type MachineType = keyof typeof covers;

/** The machine types with their own pictures; the first folder of a picture's path. */
export const machineTypes = Object.keys(covers) as MachineType[];

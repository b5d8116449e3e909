import type { MachineType } from '../pictures/picture-id';
import type { TextGroup } from '../texts/texts';

import * as agriculture from './agriculture';
import * as garden from './garden';
import * as industry from './industry';
import type { DetailTable } from './values';

/** A kind of machine: its pictures, its texts, its usual hours per year (null: no hour meter), and its details. */
export type Kind = {
  machineType: MachineType;
  texts: TextGroup;
  hoursPerYear: readonly [number, number] | null;
  details: DetailTable;
};

export const kinds = {
  tractor: { machineType: 'tractor', texts: 'tractor', hoursPerYear: [350, 700], details: agriculture.tractor },
  largeTractor: {
    machineType: 'tractor',
    texts: 'tractor',
    hoursPerYear: [350, 700],
    details: agriculture.largeTractor,
  },
  compactTractor: {
    machineType: 'compact-tractor',
    texts: 'tractor',
    hoursPerYear: [100, 250],
    details: agriculture.compactTractor,
  },
  telehandler: {
    machineType: 'telehandler',
    texts: 'loader',
    hoursPerYear: [700, 1300],
    details: agriculture.telehandler,
  },
  yardLoader: {
    machineType: 'wheel-loader',
    texts: 'loader',
    hoursPerYear: [150, 400],
    details: agriculture.yardLoader,
  },
  harvester: { machineType: 'combine', texts: 'harvester', hoursPerYear: [150, 400], details: agriculture.harvester },
  baler: { machineType: 'baler', texts: 'grassland', hoursPerYear: null, details: agriculture.baler },
  grassland: { machineType: 'implement', texts: 'grassland', hoursPerYear: null, details: agriculture.implement },
  arable: { machineType: 'implement', texts: 'arable', hoursPerYear: null, details: agriculture.implement },
  tillage: { machineType: 'implement', texts: 'tillage', hoursPerYear: null, details: agriculture.implement },
  trailer: { machineType: 'tipper', texts: 'tipping', hoursPerYear: null, details: agriculture.trailer },
  tanker: { machineType: 'tipper', texts: 'trailed', hoursPerYear: null, details: agriculture.tanker },
  feedMixer: { machineType: 'tipper', texts: 'trailed', hoursPerYear: null, details: agriculture.feedMixer },
  forklift: { machineType: 'forklift', texts: 'lift', hoursPerYear: [600, 1200], details: industry.forklift },
  reachTruck: { machineType: 'reach-truck', texts: 'lift', hoursPerYear: [600, 1200], details: industry.reachTruck },
  wheelLoader: {
    machineType: 'wheel-loader',
    texts: 'loader',
    hoursPerYear: [400, 800],
    details: industry.wheelLoader,
  },
  excavator: {
    machineType: 'mini-excavator',
    texts: 'construction',
    hoursPerYear: [300, 600],
    details: industry.excavator,
  },
  platform: { machineType: 'aerial-platform', texts: 'platform', hoursPerYear: [40, 320], details: industry.platform },
  compressor: { machineType: 'power-unit', texts: 'power', hoursPerYear: [100, 300], details: industry.compressor },
  generator: { machineType: 'power-unit', texts: 'power', hoursPerYear: [150, 800], details: industry.generator },
  crusher: { machineType: 'mini-excavator', texts: 'power', hoursPerYear: [300, 700], details: industry.crusher },
  compactor: { machineType: 'wheel-loader', texts: 'power', hoursPerYear: [60, 250], details: industry.compactor },
  hooklift: { machineType: 'tipper', texts: 'road', hoursPerYear: null, details: industry.hooklift },
  boxTrailer: { machineType: 'tipper', texts: 'road', hoursPerYear: null, details: industry.boxTrailer },
  rideOnMower: { machineType: 'ride-on-mower', texts: 'mower', hoursPerYear: [80, 300], details: garden.rideOnMower },
  frontMower: { machineType: 'ride-on-mower', texts: 'mower', hoursPerYear: [250, 500], details: garden.rideOnMower },
  walkingMower: { machineType: 'ride-on-mower', texts: 'mower', hoursPerYear: null, details: garden.walkingMower },
  sweeper: { machineType: 'sweeper', texts: 'municipal', hoursPerYear: [300, 700], details: garden.sweeper },
  chipper: { machineType: 'chipper', texts: 'forestry', hoursPerYear: [40, 180], details: garden.chipper },
  verge: { machineType: 'implement', texts: 'grounds', hoursPerYear: null, details: garden.gardenImplement },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

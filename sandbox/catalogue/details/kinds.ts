import type { MachineType } from '../pictures/covers';

import * as agriculture from './agriculture';
import * as garden from './garden';
import * as industry from './industry';
import type { DetailTable } from './values';

/** A kind of machine: its pictures, its usual hours per year (null: no hour meter), and its details. */
export type Kind = {
  machineType: MachineType;
  hoursPerYear: readonly [number, number] | null;
  details: DetailTable;
};

export const kinds = {
  tractor: { machineType: 'tractor', hoursPerYear: [350, 700], details: agriculture.tractor },
  largeTractor: {
    machineType: 'tractor',

    hoursPerYear: [350, 700],
    details: agriculture.largeTractor,
  },
  compactTractor: {
    machineType: 'compact-tractor',

    hoursPerYear: [100, 250],
    details: agriculture.compactTractor,
  },
  telehandler: {
    machineType: 'telehandler',

    hoursPerYear: [700, 1300],
    details: agriculture.telehandler,
  },
  yardLoader: {
    machineType: 'wheel-loader',

    hoursPerYear: [150, 400],
    details: agriculture.yardLoader,
  },
  harvester: { machineType: 'combine', hoursPerYear: [150, 400], details: agriculture.harvester },
  baler: { machineType: 'baler', hoursPerYear: null, details: agriculture.baler },
  grassland: { machineType: 'implement', hoursPerYear: null, details: agriculture.implement },
  arable: { machineType: 'implement', hoursPerYear: null, details: agriculture.implement },
  tillage: { machineType: 'implement', hoursPerYear: null, details: agriculture.implement },
  trailer: { machineType: 'tipper', hoursPerYear: null, details: agriculture.trailer },
  tanker: { machineType: 'tipper', hoursPerYear: null, details: agriculture.tanker },
  feedMixer: { machineType: 'tipper', hoursPerYear: null, details: agriculture.feedMixer },
  forklift: { machineType: 'forklift', hoursPerYear: [600, 1200], details: industry.forklift },
  reachTruck: { machineType: 'reach-truck', hoursPerYear: [600, 1200], details: industry.reachTruck },
  wheelLoader: {
    machineType: 'wheel-loader',

    hoursPerYear: [400, 800],
    details: industry.wheelLoader,
  },
  excavator: {
    machineType: 'mini-excavator',

    hoursPerYear: [300, 600],
    details: industry.excavator,
  },
  platform: { machineType: 'aerial-platform', hoursPerYear: [40, 320], details: industry.platform },
  compressor: { machineType: 'power-unit', hoursPerYear: [100, 300], details: industry.compressor },
  generator: { machineType: 'power-unit', hoursPerYear: [150, 800], details: industry.generator },
  crusher: { machineType: 'mini-excavator', hoursPerYear: [300, 700], details: industry.crusher },
  compactor: { machineType: 'wheel-loader', hoursPerYear: [60, 250], details: industry.compactor },
  hooklift: { machineType: 'tipper', hoursPerYear: null, details: industry.hooklift },
  boxTrailer: { machineType: 'tipper', hoursPerYear: null, details: industry.boxTrailer },
  rideOnMower: { machineType: 'ride-on-mower', hoursPerYear: [80, 300], details: garden.rideOnMower },
  frontMower: { machineType: 'ride-on-mower', hoursPerYear: [250, 500], details: garden.rideOnMower },
  walkingMower: { machineType: 'ride-on-mower', hoursPerYear: null, details: garden.walkingMower },
  sweeper: { machineType: 'sweeper', hoursPerYear: [300, 700], details: garden.sweeper },
  chipper: { machineType: 'chipper', hoursPerYear: [40, 180], details: garden.chipper },
  verge: { machineType: 'implement', hoursPerYear: null, details: garden.gardenImplement },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

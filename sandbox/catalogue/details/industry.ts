import { anyMachine, heavyMachine, selfPropelled, stationary } from './shared';
import {
  always,
  code,
  dayOfConstruction,
  flag,
  measure,
  number,
  nextInspection,
  numberText,
  oneOf,
  some,
  type DetailTable,
} from './values';

export const forklift = {
  ...selfPropelled,
  mastType: some(0.3, oneOf('telescope')),
  mastStageCount: oneOf('2', '3', '3'),
  sideshift: flag(0.9),
  forkPositioner: some(0.5, flag(0.4)),
  freeliftAvailable: flag(0.7),
  forksLength: measure('mm', 1000, 1400, 100),
  forksWidth: some(0.8, measure('mm', 100, 150, 10)),
  mastLength: some(0.4, measure('mm', 2100, 2400, 20)),
  closedHeight: some(0.8, measure('mm', 2050, 2350, 10)),
  loadCenterOfGravity: some(0.8, oneOf({ value: 500, unit: 'mm' }, { value: 600, unit: 'mm' })),
  transmissionType: some(0.7, oneOf('hydrostatic', 'automatic')),
  twinTyres: some(0.2, flag(0.2)),
  weight: some(0.6, measure('kg', 3600, 4800, 20)),
  cabin: some(0.4, oneOf('single')),
} as const satisfies DetailTable;

export const reachTruck = {
  ...anyMachine,
  energyType: always('electric'),
  mastStageCount: always('3'),
  sideshift: flag(0.95),
  freeliftAvailable: flag(0.9),
  charger: flag(0.8),
  forksLength: oneOf({ value: 1150, unit: 'mm' }, { value: 1200, unit: 'mm' }),
  forksWidth: some(0.6, oneOf({ value: 100, unit: 'mm' }, { value: 120, unit: 'mm' })),
  closedHeight: some(0.8, measure('mm', 3300, 4200, 50)),
  loadCenterOfGravity: some(0.9, always({ value: 600, unit: 'mm' })),
  weight: some(0.7, measure('kg', 3000, 3700, 20)),
} as const satisfies DetailTable;

export const wheelLoader = {
  ...heavyMachine,
  transmissionType: always('hydrostatic'),
  quickCoupler: flag(0.9),
  topSpeed: some(0.7, measure('km/h', 20, 40, 10)),
  weight: some(0.8, measure('kg', 4900, 5900, 50)),
  cabin: oneOf('single'),
  propulsion: some(0.6, always('wheel')),
} as const satisfies DetailTable;

export const excavator = {
  ...selfPropelled,
  propulsion: always('track'),
  quickCoupler: flag(0.85),
  jibLength: some(0.5, measure('mm', 1000, 2250, 50)),
  maxReach: some(0.6, measure('mm', 3900, 7200, 50)),
  cabin: some(0.8, oneOf('single', 'single', 'double')),
  extendable: some(0.4, flag(0.6)),
  topSpeed: some(0.4, measure('km/h', 4, 5)),
} as const satisfies DetailTable;

export const platform = {
  ...anyMachine,
  mastLength: some(0.15, measure('mm', 2300, 2900, 50)),
  propulsion: some(0.6, always('wheel')),
  extendable: some(0.5, flag(0.8)),
  charger: some(0.5, flag(0.8)),
  width: some(0.6, measure('mm', 760, 2300, 20)),
  weight: some(0.7, measure('kg', 1500, 6800, 50)),
  length: some(0.6, measure('mm', 1800, 8700, 100)),
  height: some(0.6, measure('mm', 2000, 2500, 10)),
} as const satisfies DetailTable;

export const compressor = { ...stationary, compressorType: oneOf('screw') } as const satisfies DetailTable;

export const generator = {
  ...stationary,
  rotationalSpeed: some(0.7, always({ value: 1500, unit: 'rpm' })),
} as const satisfies DetailTable;

export const crusher = {
  ...stationary,
  propulsion: always('track'),
  throughputCapacity: measure('t/h', 80, 250, 10),
  weight: measure('kg', 19500, 32000, 500),
} as const satisfies DetailTable;

export const compactor = {
  ...selfPropelled,
  workingWidth: measure('mm', 800, 1300, 50),
  weight: some(0.8, measure('kg', 1500, 2600, 50)),
  propulsion: some(0.4, oneOf('wheel', 'walk')),
} as const satisfies DetailTable;

/** A hooklift lorry: the only kind that drives on the road itself. */
export const hooklift = {
  ...selfPropelled,
  height: measure('mm', 3050, 3650, 50),
  length: measure('mm', 7200, 8900, 50),
  engineDisplacement: measure('cm3', 10_800, 12_900, 100),
  fuelTankCapacity: measure('l', 320, 620, 20),
  licencePlate: code('00-AAA-0'),
  firstRegistrationDate: dayOfConstruction,
  firstAdmissionDate: dayOfConstruction,
  motDate: nextInspection,
  odometer: measure('km', 180_000, 520_000, 1_000),
  axleConfiguration: always('6x2'),
  numberOfAxles: always('3'),
  transmissionType: oneOf('automatic', 'semi-manual'),
  transmissionMakeOther: some(0.6, always('ZF')),
  transmissionModel: some(0.6, oneOf('TraXon', 'AS Tronic')),
  transmissionGearCount: always('12'),
  retarder: flag(0.3),
  intarder: flag(0.6),
  adBlueTank: always(true),
  wheelbase: measure('mm', 3800, 5050, 50),
  grossVehicleWeight: measure('kg', 26000, 34000, 500),
  massEmpty: measure('kg', 10800, 13200, 100),
  payloadWeight: measure('kg', 14000, 20500, 500),
  trailerLoadBraked: some(0.8, measure('kg', 20000, 26000, 500)),
  motorMake: always('PACCAR'),
  engineCylinderCount: number(6, 6),
  cabin: oneOf('single', 'double'),
} as const satisfies DetailTable;

/** A closed trailer, refrigerated or with a tail lift. */
export const boxTrailer = {
  ...anyMachine,
  licencePlate: code('OA-00-AA'),
  motDate: some(0.8, nextInspection),
  firstAdmissionDate: dayOfConstruction,
  numberOfAxles: numberText(2, 3),
  braked: always(true),
  extendable: some(0.3, flag(0.3)),
  grossVehicleWeight: measure('kg', 18000, 39000, 500),
  massEmpty: some(0.8, measure('kg', 5500, 8600, 100)),
  cargoSpaceInternalLength: measure('mm', 7200, 13600, 100),
  cargoSpaceInternalWidth: measure('mm', 2460, 2480, 10),
  cargoSpaceInternalHeight: measure('mm', 2500, 2750, 50),
  payloadWeight: some(0.8, measure('kg', 9500, 12_500, 100)),
} as const satisfies DetailTable;

import { heavyMachine, selfPropelled, tractorDriven, trailed } from './shared';
import { code, dayOfConstruction, flag, measure, numberText, oneOf, some, type DetailTable } from './values';

/** The details of tractors of any size. */
const anyTractor = {
  ...heavyMachine,
  licencePlate: some(0.35, code('AAA-00-A')),
  firstRegistrationDate: some(0.5, dayOfConstruction),
  transmissionMakeOther: some(0.12, oneOf('ZF', 'Eccom')),
  transmissionModel: some(0.12, oneOf('Eccom 1.5', 'Terramatic', 'AutoQuad')),
  cabin: oneOf('single'),
  propulsion: some(0.8, oneOf('wheel')),
  powerTakeOff: flag(0.96),
  quickCoupler: some(0.4, flag(0.7)),
  adBlueTank: some(0.6, flag(0.7)),
  twinTyres: some(0.3, flag(0.2)),
  wheelbase: some(0.4, measure('mm', 2500, 3050, 10)),
  trailerLoadBraked: some(0.2, measure('kg', 18000, 32000, 500)),
  trailerLoadUnbraked: some(0.2, oneOf({ value: 750, unit: 'kg' }, { value: 3000, unit: 'kg' })),
  rotationalSpeed: some(0.2, oneOf({ value: 540, unit: 'rpm' }, { value: 1000, unit: 'rpm' })),
  topSpeed: oneOf({ value: 40, unit: 'km/h' }, { value: 50, unit: 'km/h' }),
  numberOfAxles: some(0.3, oneOf('2')),
} as const satisfies DetailTable;

export const tractor = {
  ...anyTractor,
  transmissionType: oneOf('semi-automatic', 'semi-automatic', 'manual'),
  transmissionGearCount: some(0.4, oneOf('24/24', '32/32', '16/16')),
} as const satisfies DetailTable;

export const largeTractor = {
  ...anyTractor,
  transmissionType: oneOf('automatic', 'automatic', 'semi-automatic'),
  engineCylinderCount: oneOf(6),
  engineDisplacement: some(0.5, measure('cm3', 6000, 7700, 100)),
  wheelbase: some(0.5, measure('mm', 2780, 3050, 10)),
  length: some(0.5, measure('mm', 4850, 5450, 50)),
  weight: some(0.7, measure('kg', 6600, 8700, 50)),
} as const satisfies DetailTable;

export const compactTractor = {
  ...selfPropelled,
  transmissionType: oneOf('hydrostatic', 'hydrostatic', 'manual'),
  powerTakeOff: flag(0.95),
  topSpeed: some(0.6, measure('km/h', 20, 30, 5)),
  workingWidth: some(0.4, measure('mm', 1220, 1520, 50)),
  weight: some(0.7, measure('kg', 620, 1700, 20)),
  width: some(0.5, measure('mm', 1150, 1650, 10)),
  cabin: some(0.3, oneOf('single')),
} as const satisfies DetailTable;

export const telehandler = {
  ...heavyMachine,
  mastType: some(0.6, oneOf('telescope')),
  transmissionType: oneOf('hydrostatic', 'hydrostatic', 'semi-automatic'),
  quickCoupler: flag(0.9),
  maxReach: some(0.5, measure('mm', 3700, 4200, 50)),
  forksLength: some(0.5, oneOf({ value: 1200, unit: 'mm' })),
  topSpeed: some(0.7, oneOf({ value: 40, unit: 'km/h' }, { value: 30, unit: 'km/h' })),
  cabin: oneOf('single'),
} as const satisfies DetailTable;

export const yardLoader = {
  ...selfPropelled,
  transmissionType: oneOf('hydrostatic'),
  quickCoupler: flag(0.85),
  topSpeed: some(0.6, measure('km/h', 12, 28, 2)),
  width: some(0.6, measure('mm', 1050, 1400, 10)),
  weight: some(0.7, measure('kg', 1900, 3200, 50)),
  twinTyres: some(0.2, flag(0.3)),
} as const satisfies DetailTable;

export const harvester = {
  ...heavyMachine,
  transmissionType: oneOf('hydrostatic'),
  propulsion: oneOf('wheel', 'wheel', 'track'),
  workingWidth: some(0.9, measure('mm', 6000, 9000, 750)),
  tankCapacity: some(0.6, measure('l', 8500, 11000, 500)),
  weight: some(0.7, measure('kg', 13500, 17500, 100)),
  topSpeed: some(0.6, oneOf({ value: 30, unit: 'km/h' }, { value: 40, unit: 'km/h' })),
  twinTyres: some(0.3, flag(0.3)),
} as const satisfies DetailTable;

export const implement = {
  ...tractorDriven,
  width: some(0.4, measure('mm', 2450, 3000, 50)),
  extendable: some(0.15, flag(0.5)),
} as const satisfies DetailTable;

export const baler = {
  ...tractorDriven,
  numberOfAxles: oneOf('1', '2'),
  braked: flag(1),
  workingWidth: some(0.8, measure('mm', 2000, 2400, 50)),
  weight: some(0.7, measure('kg', 3800, 8600, 100)),
} as const satisfies DetailTable;

export const trailer = {
  ...trailed,
  kipperHydraulics: flag(0.9),
  heightened: some(0.5, flag(0.5)),
  extended: some(0.2, flag(0.3)),
  extendable: some(0.15, flag(0.3)),
  topSpeed: some(0.5, oneOf({ value: 40, unit: 'km/h' }, { value: 50, unit: 'km/h' })),
  cargoSpaceInternalLength: some(0.6, measure('mm', 5000, 8000, 100)),
  cargoSpaceInternalWidth: some(0.6, measure('mm', 2200, 2420, 20)),
  cargoSpaceInternalHeight: some(0.6, measure('mm', 1200, 2000, 50)),
} as const satisfies DetailTable;

export const tanker = {
  ...trailed,
  maxHead: some(0.7, measure('m', 8, 30, 2)),
  throughputCapacity: some(0.7, measure('l/min', 6000, 12000, 500)),
  workingPressure: some(0.4, measure('bar', 6, 10)),
  energyType: oneOf('pto-tractor-driven'),
} as const satisfies DetailTable;

export const feedMixer = {
  ...trailed,
  energyType: oneOf('pto-tractor-driven'),
  height: some(0.7, measure('mm', 2600, 3100, 50)),
  numberOfAxles: numberText(1, 2),
} as const satisfies DetailTable;

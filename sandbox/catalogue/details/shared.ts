import { code, flag, measure, number, numberText, oneOf, some, type DetailTable } from './values';

/** Details of any machine. */
export const anyMachine = {
  generalCondition: some(0.75, oneOf('good', 'good', 'really_good')),
  technicalCondition: some(0.6, oneOf('good', 'good', 'really_good', 'unknown')),
  opticalCondition: some(0.6, oneOf('good', 'really_good', 'unknown')),
  serialNumber: some(0.7, code('AA0000000')),
  typeNumber: some(0.25, code('A000-00')),
  refurbished: some(0.3, flag(0.3)),
} as const satisfies DetailTable;

/** Details of a machine with its own engine and wheels or tracks. */
export const selfPropelled = {
  ...anyMachine,
  identificationVin: some(0.35, code('WAA00000000A00000')),
  energyType: oneOf('diesel'),
  engineCylinderCount: some(0.6, oneOf(3, 4)),
  fuelTankCapacity: some(0.4, measure('l', 40, 120, 10)),
} as const satisfies DetailTable;

/** Details of a heavy self-propelled machine. */
export const heavyMachine = {
  ...selfPropelled,
  engineCylinderCount: some(0.7, oneOf(4, 6)),
  engineDisplacement: some(0.45, measure('cm3', 3400, 7800, 100)),
  fuelTankCapacity: some(0.5, measure('l', 140, 480, 20)),
  length: some(0.5, measure('mm', 4200, 7200, 50)),
  width: some(0.5, measure('mm', 2250, 2750, 50)),
  height: some(0.5, measure('mm', 2600, 3350, 50)),
  weight: some(0.6, measure('kg', 5200, 11800, 100)),
} as const satisfies DetailTable;

/** Details of a machine drawn or carried by a tractor. */
export const tractorDriven = {
  ...anyMachine,
  energyType: some(0.6, oneOf('pto-tractor-driven')),
  rotationalSpeed: some(0.4, oneOf({ value: 540, unit: 'rpm' }, { value: 1000, unit: 'rpm' })),
  weight: some(0.5, measure('kg', 450, 3800, 50)),
} as const satisfies DetailTable;

/** Details of a trailer. */
export const trailed = {
  ...anyMachine,
  numberOfAxles: numberText(1, 3),
  braked: flag(1),
  grossVehicleWeight: some(0.8, measure('kg', 12000, 30000, 500)),
  massEmpty: some(0.7, measure('kg', 3200, 8800, 100)),
  payloadWeight: some(0.7, measure('kg', 8000, 20000, 500)),
  length: some(0.6, measure('mm', 5200, 9200, 100)),
} as const satisfies DetailTable;

/** Details of a stationary machine on a frame or a small chassis. */
export const stationary = {
  ...anyMachine,
  energyType: oneOf('diesel'),
  motorMake: some(0.8, oneOf('Deutz', 'Kubota', 'Perkins', 'John Deere')),
  fuelTankCapacity: some(0.5, measure('l', 60, 260, 20)),
  engineCylinderCount: some(0.4, number(3, 6)),
  weight: some(0.7, measure('kg', 800, 2400, 50)),
} as const satisfies DetailTable;

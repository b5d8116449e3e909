import { anyMachine, selfPropelled, tractorDriven } from './shared';
import { flag, measure, oneOf, some, type DetailTable } from './values';

export const rideOnMower = {
  ...selfPropelled,
  transmissionType: oneOf('hydrostatic'),
  propulsion: some(0.5, oneOf('wheel')),
  fuelTankCapacity: some(0.4, measure('l', 6, 40, 2)),
  engineCylinderCount: some(0.5, oneOf(2, 3)),
  engineDisplacement: some(0.3, measure('cm3', 530, 1300, 10)),
  topSpeed: some(0.5, measure('km/h', 9, 20)),
  weight: some(0.6, measure('kg', 230, 1250, 10)),
} as const satisfies DetailTable;

export const walkingMower = {
  ...anyMachine,
  propulsion: oneOf('walk', 'walk', 'wheel'),
  workingWidth: measure('mm', 460, 760, 50),
  weight: some(0.5, measure('kg', 18, 90)),
  energyType: oneOf('petrol'),
} as const satisfies DetailTable;

export const sweeper = {
  ...selfPropelled,
  transmissionType: oneOf('hydrostatic'),
  workingWidth: some(0.9, measure('mm', 1600, 2600, 50)),
  tankCapacity: some(0.6, measure('l', 800, 1900, 100)),
  topSpeed: some(0.7, measure('km/h', 20, 40, 5)),
  cabin: oneOf('single', 'double'),
  powerTakeOff: some(0.4, flag(0.5)),
  grossVehicleWeight: some(0.6, measure('kg', 2500, 3500, 100)),
} as const satisfies DetailTable;

export const chipper = {
  ...anyMachine,
  energyType: oneOf('diesel', 'petrol'),
  propulsion: some(0.6, oneOf('wheel', 'track')),
  braked: some(0.6, flag(0.7)),
  throughputCapacity: some(0.6, measure('m3/h', 8, 25)),
  weight: some(0.7, measure('kg', 720, 1600, 10)),
} as const satisfies DetailTable;

export const gardenImplement = {
  ...tractorDriven,
  weight: some(0.6, measure('kg', 280, 1300, 10)),
  width: some(0.4, measure('mm', 1500, 2300, 50)),
} as const satisfies DetailTable;

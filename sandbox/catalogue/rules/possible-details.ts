import type { Details } from '../catalogue-item';
import type { CategoryName } from '../facts/categories';
import type { Machine } from '../facts/machine';

type Property = keyof Details;

/** What only an engine that burns fuel has. */
export const combustionOnly = [
  'engineCylinderCount',
  'engineDisplacement',
  'fuelTankCapacity',
  'motorMake',
  'adBlueTank',
  'emissionsClass',
  'transmissionType',
] as const satisfies Property[];

/** What machines of a category do not have, though others of their kind do. */
export const impossible: Partial<Record<CategoryName, readonly Property[]>> = {
  mowers: ['extendable'],
  tedders: ['extendable'],
  rakes: ['extendable'],
  // Drawn through the soil: nothing turns.
  tillage: ['extendable', 'energyType', 'rotationalSpeed'],
  fertiliserSpreaders: ['extendable'],
  sprayers: ['extendable'],
  sportsTurf: ['maxReach'],
  forageWagons: ['kipperHydraulics', 'heightened', 'extended', 'extendable'],
  tippingTrailers: ['extendable'],
  platformTrailers: ['heightened', 'extended', 'extendable', 'cargoSpaceInternalHeight'],
  trailers: ['extendable'],
  // Their pictures show an open driver's place.
  compactTractors: ['workingWidth', 'cabin'],
  forklifts: ['cabin'],
  yardLoaders: ['twinTyres'],
  skidSteerLoaders: ['twinTyres'],
  crawlerExcavators: ['extendable'],
  aerialPlatforms: ['mastLength'],
  sweepers: ['powerTakeOff'],
};

/** A tracked machine has none of these, an excavator has one seat. */
const wheelsOnly = ['twinTyres', 'axleConfiguration', 'numberOfAxles'] as const satisfies Property[];
const oneSeat = new Set<CategoryName>(['miniExcavators', 'crawlerExcavators']);

/** Cubic centimetres of displacement and litres of fuel for each kilowatt, and the fewest litres of fuel. */
const displacementPerKilowatt = 42;
const fuelPerKilowatt = 3;
const leastFuel = 20;

/** The details that a machine can have: no engine in an electric one, and one that fits its power in the others. */
export function toPossible(details: Details, machine: Machine): Details {
  const { energyType, propulsion } = details;
  const isElectric = energyType === 'electric';
  const dropped = new Set<string>([
    ...(impossible[machine.category] ?? []),
    ...(isElectric ? combustionOnly : energyType === 'hybrid' ? [] : ['charger']),
    ...(propulsion === 'track' ? wheelsOnly : []),
  ]);
  const kept: Details = Object.fromEntries(Object.entries(details).filter(([property]) => !dropped.has(property)));
  return {
    ...kept,
    ...toEngine(kept, machine),
    ...(kept.cabin != null && oneSeat.has(machine.category) && { cabin: 'single' }),
  };
}

/** Cylinders, displacement and fuel tank by power: those of the kind are for any size. */
function toEngine(details: Details, { kilowatt, kind, facts }: Machine): Details {
  // A lorry's engine is that of its model.
  if (kilowatt === null || kind === 'hooklift') return {};
  const { engineCylinderCount, engineDisplacement, fuelTankCapacity } = details;
  const most = Math.max(leastFuel, Math.round((kilowatt * fuelPerKilowatt) / 10) * 10);
  return {
    ...(engineCylinderCount != null &&
      facts.engineCylinderCount === undefined && {
        engineCylinderCount: toCylinders(kilowatt, kind, details.energyType),
      }),
    ...(engineDisplacement != null && {
      engineDisplacement: { value: Math.round((kilowatt * displacementPerKilowatt) / 100) * 100, unit: 'cm3' },
    }),
    ...(fuelTankCapacity != null &&
      fuelTankCapacity.value > most && { fuelTankCapacity: { value: most, unit: fuelTankCapacity.unit } }),
  };
}

function toCylinders(kilowatt: number, kind: Machine['kind'], energyType: string | null | undefined): number {
  if (energyType === 'petrol') return 2;
  if (kilowatt < 30) return 3;
  return kilowatt < 110 || kind === 'telehandler' ? 4 : 6;
}

import type { EnumerationName, EnumerationValue } from './enumerations';
import type { Measure, Quantity } from './units';

export type Crane = { make?: string | undefined; type?: string | undefined; buildYear?: number | undefined };
export type Tailgate = { make?: string | undefined; model?: string | undefined; capacity?: Measure | undefined };

/** The parsed value of each kind of property. */
type KindValue = {
  condition: EnumerationValue<'rating'>;
  text: string;
  date: string;
  enum: string;
  flag: boolean;
  count: number;
  measure: Measure;
  crane: Crane;
  tailgate: Tailgate;
};

export type PropertyKind = keyof KindValue;

/** The groups of the item page in display order; their headings are `item:group.<id>`. */
export const propertyGroups = [
  'condition',
  'identification',
  'design',
  'features',
  'usage',
  'measures',
  'drive',
  'crane',
  'tailgate',
] as const;
export type PropertyGroupId = (typeof propertyGroups)[number];

function rows<K extends PropertyKind, I extends string>(
  { group, kind }: { group: PropertyGroupId; kind: K },
  ids: readonly I[],
): { id: I; kind: K; group: PropertyGroupId }[] {
  return ids.map((id) => ({ id, kind, group }));
}

/**
 * Every property of a stock item on the item page, in display order (spec section 3), with its group. The item type,
 * its parser, the GraphQL type, the request, the detail table and the completeness test of the labels are derived from
 * it.
 */
export const properties = [
  ...rows({ group: 'condition', kind: 'condition' }, ['generalCondition', 'technicalCondition', 'opticalCondition']),
  ...rows({ group: 'identification', kind: 'text' }, ['identificationVin', 'licencePlate']),
  ...rows({ group: 'identification', kind: 'date' }, ['firstRegistrationDate']),
  ...rows({ group: 'identification', kind: 'text' }, ['emissionsClass']),
  ...rows({ group: 'identification', kind: 'date' }, ['firstAdmissionDate', 'motDate']),
  ...rows({ group: 'identification', kind: 'text' }, ['serialNumber', 'typeNumber', 'constructionYear']),
  ...rows({ group: 'design', kind: 'enum' }, [
    'energyType',
    'mastType',
    'compressorType',
    'crusherType',
    'containerSystemType',
    'transmissionType',
    'propulsion',
    'cabin',
  ]),
  ...rows({ group: 'features', kind: 'flag' }, [
    'extendable',
    'braked',
    'kipperHydraulics',
    'marginScheme',
    'extended',
    'heightened',
    'damaged',
    'used',
    'refurbished',
    'retarder',
    'intarder',
    'quickCoupler',
    'powerTakeOff',
    'adBlueTank',
    'freeliftAvailable',
    'sideshift',
    'forkPositioner',
    'charger',
    'twinTyres',
  ]),
  ...rows({ group: 'usage', kind: 'count' }, ['operatingHours', 'engineCylinderCount']),
  ...rows({ group: 'measures', kind: 'measure' }, [
    'forksLength',
    'forksWidth',
    'mastLength',
    'maxReach',
    'jibLength',
    'workingWidth',
    'workingHeight',
    'liftingHeight',
    'closedHeight',
    'grossVehicleWeight',
    'massEmpty',
    'payloadWeight',
    'trailerLoadBraked',
    'trailerLoadUnbraked',
    'liftingCapacity',
    'fuelTankCapacity',
    'engineDisplacement',
    'wheelbase',
    'length',
    'width',
    'height',
    'weight',
    'power',
    'throughputCapacity',
    'generatorPower',
    'cargoSpaceInternalLength',
    'cargoSpaceInternalWidth',
    'cargoSpaceInternalHeight',
    'maxHead',
    'rotationalSpeed',
    'loadCenterOfGravity',
    'topSpeed',
    'odometer',
    'tankCapacity',
    'workingPressure',
  ]),
  ...rows({ group: 'drive', kind: 'text' }, [
    'mastStageCount',
    'numberOfAxles',
    'axleConfiguration',
    'transmissionMakeOther',
    'transmissionModel',
    'transmissionGearCount',
    'coolUnitMake',
    'motorMake',
  ]),
  ...rows({ group: 'crane', kind: 'crane' }, ['crane']),
  ...rows({ group: 'tailgate', kind: 'tailgate' }, ['tailgate']),
] as const;

export type Property = (typeof properties)[number];
export type PropertyIdOfKind<K extends PropertyKind> = Extract<Property, { kind: K }>['id'];

/** The parsed value of each property; missing properties are absent. */
export type PropertyValues = { [P in Property as P['id']]?: KindValue[P['kind']] };

/** The enumeration of a `condition` or `enum` property. */
export function enumerationOf(property: Extract<Property, { kind: 'condition' | 'enum' }>): EnumerationName {
  return property.kind === 'condition' ? 'rating' : property.id;
}

type MeasureId = PropertyIdOfKind<'measure'>;

/** The measures that are no lengths, by quantity. A tank may be measured by volume or by weight. */
const otherQuantities: Readonly<Partial<Record<Quantity, readonly MeasureId[]>>> = {
  weight: [
    'grossVehicleWeight',
    'massEmpty',
    'payloadWeight',
    'trailerLoadBraked',
    'trailerLoadUnbraked',
    'liftingCapacity',
    'weight',
    'tankCapacity',
  ],
  volume: ['fuelTankCapacity', 'engineDisplacement', 'tankCapacity'],
  power: ['power', 'generatorPower'],
  flow: ['throughputCapacity'],
  rotation: ['rotationalSpeed'],
  speed: ['topSpeed'],
  pressure: ['workingPressure'],
};

/** The quantities of a measure; most are lengths. */
export function getQuantities(id: MeasureId): readonly Quantity[] {
  const others = (Object.keys(otherQuantities) as Quantity[]).filter((one) => otherQuantities[one]?.includes(id));
  return others.length === 0 ? ['length'] : others;
}

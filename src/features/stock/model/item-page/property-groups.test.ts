import { readFileSync } from 'node:fs';
import path from 'node:path';

import { knownLocales, type KnownLocale } from '../../../../i18n/locales';
import { buildItem } from '../../../../testing/factories/search-result';
import type { Wording } from '../measures';
import { properties } from '../properties';

import { toPropertyGroups } from './property-groups';

/**
 * Spec section 3, copied by hand and not taken from the table: the detail properties in display order. What the spec
 * names elsewhere or only as "and more" stands with its kind: propulsion, cabin, and the last three of the measures.
 */
const groups: Record<string, string> = {
  condition: 'generalCondition technicalCondition opticalCondition',
  identification: `identificationVin licencePlate firstRegistrationDate emissionsClass firstAdmissionDate motDate
    serialNumber typeNumber constructionYear`,
  design: `energyType mastType compressorType crusherType containerSystemType transmissionType propulsion cabin`,
  features: `extendable braked kipperHydraulics marginScheme extended heightened damaged used refurbished retarder
    intarder quickCoupler powerTakeOff adBlueTank freeliftAvailable sideshift forkPositioner charger twinTyres`,
  usage: 'operatingHours engineCylinderCount',
  measures: `forksLength forksWidth mastLength maxReach jibLength workingWidth workingHeight liftingHeight closedHeight
    grossVehicleWeight massEmpty payloadWeight trailerLoadBraked trailerLoadUnbraked liftingCapacity fuelTankCapacity
    engineDisplacement wheelbase length width height weight power throughputCapacity generatorPower
    cargoSpaceInternalLength cargoSpaceInternalWidth cargoSpaceInternalHeight maxHead rotationalSpeed
    loadCenterOfGravity topSpeed odometer tankCapacity workingPressure`,
  drive: `mastStageCount numberOfAxles axleConfiguration transmissionMakeOther transmissionModel transmissionGearCount
    coolUnitMake motorMake`,
  crane: 'crane.make crane.type crane.buildYear',
  tailgate: 'tailgate.make tailgate.model tailgate.capacity',
};
const everyGroup = Object.entries(groups).map(([id, ids]) => [id, ids.split(/\s+/)]);
const everyRow = everyGroup.flatMap(([, ids]) => ids);

/** The texts that visitors read. A missing text fails the test instead of showing as its key. */
function buildWording(locale: KnownLocale): Wording {
  const t: Wording['t'] = (key) => {
    const [namespace = '', keys = ''] = key.split(':');
    const file = path.join(process.cwd(), 'locales', locale, `${namespace}.json`);
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const found = keys
      .split('.')
      .reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(name), texts);
    if (typeof found !== 'string' || found.trim() === '') throw new Error(`${key} has no text in ${locale}`);
    return found;
  };
  return { t, iso: knownLocales[locale].iso };
}

const full = buildItem({ power: { value: 174, unit: 'kW' }, engineDisplacement: { value: 7755, unit: 'cm3' } });
const nothing = Object.fromEntries(properties.map(({ id }) => [id, null]));

describe.each(Object.keys(knownLocales) as KnownLocale[])('in %s', (locale) => {
  const shown = toPropertyGroups(full, buildWording(locale));
  const rows = shown.flatMap((group) => group.rows);

  test('a full item shows every property once, in the order and the groups of the spec', () => {
    expect(shown.map((group) => [group.id, group.rows.map(({ id }) => id)])).toEqual(everyGroup);
    expect(new Set(everyRow).size).toBe(everyRow.length);
  });

  test('every property has a label of its own within its group, and a value in words', () => {
    for (const group of shown) {
      const labels = [group.label, ...group.rows.map(({ label }) => label)];
      expect(labels.filter((label) => /[:.{]|^\s*$/.test(label))).toEqual([]);
      expect(new Set(group.rows.map(({ label }) => label)).size).toBe(group.rows.length);
    }
    expect(new Set(shown.map(({ label }) => label)).size).toBe(shown.length);
    expect(rows.filter(({ value }) => /^\s*$|[{}]|undefined|NaN|\[object|^\w+:\w/.test(value))).toEqual([]);
  });
});

test('each kind of value reads as its language writes it', () => {
  const read = (locale: KnownLocale, id: string) =>
    toPropertyGroups(full, buildWording(locale))
      .flatMap(({ rows }) => rows)
      .find((row) => row.id === id)?.value;
  const ids = ['generalCondition', 'firstRegistrationDate', 'transmissionType', 'engineDisplacement', 'power'];
  expect(ids.map((id) => read('nl', id))).toEqual([
    'Goed',
    '2 juni 2018',
    'Handgeschakeld',
    '7.755\u00a0cm³',
    '174\u00a0kW (237\u00a0pk)',
  ]);
  expect(ids.map((id) => read('en', id))).toEqual([
    'Good',
    '2 June 2018',
    'Manual',
    '7,755\u00a0cm³',
    '174\u00a0kW (233\u00a0hp)',
  ]);
  expect(read('de', 'power')).toBe('174\u00a0kW (237\u00a0PS)');
  expect(read('fr', 'power')).toBe('174\u00a0kW (237\u00a0ch)');
  expect(read('es', 'power')).toBe('174\u00a0kW (237\u00a0CV)');
});

test('a group without known properties is left out', () => {
  const wording = buildWording('en');
  expect(toPropertyGroups(buildItem(nothing), wording)).toEqual([]);
  const item = buildItem({
    ...nothing,
    generalCondition: 'unknown',
    twinTyres: false,
    tailgate: { make: 'Dhollandia' },
  });
  expect(toPropertyGroups(item, wording)).toEqual([
    { id: 'features', label: 'Features', rows: [{ id: 'twinTyres', label: 'Dual wheels', value: 'No' }] },
    { id: 'tailgate', label: 'Tail lift', rows: [{ id: 'tailgate.make', label: 'Make', value: 'Dhollandia' }] },
  ]);
});

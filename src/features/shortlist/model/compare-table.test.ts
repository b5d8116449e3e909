import fc from 'fast-check';

import enumerations from '../../../../locales/nl/enumerations.json';
import item from '../../../../locales/nl/item.json';
import properties from '../../../../locales/nl/properties.json';
import shortlist from '../../../../locales/nl/shortlist.json';
import stock from '../../../../locales/nl/stock.json';
import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { buildRawItem } from '../../../testing/factories/stock-item';
import { parseStockItem, type StockItem } from '../../stock/model/item';
import { toPropertyGroups } from '../../stock/model/item-page/property-groups';

import { toCompareTable, type Cell } from './compare-table';

const t = createTranslate(createTexts('nl', { enumerations, item, properties, shortlist, stock }));
const wording = { t, iso: 'nl-NL' };

function build(override: Record<string, unknown>): StockItem {
  const parsed = parseStockItem({ ...buildRawItem(), ...override });
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}
const bare = (category: string, override: Record<string, unknown>): StockItem => {
  const parsed = parseStockItem({
    ...{ advertisementID: '1', category: { name: category, longPluralTranslated: {} } },
    ...override,
  });
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
};

const readRows = (items: readonly StockItem[]) =>
  new Map(toCompareTable(items, wording).flatMap(({ rows }) => rows.map((row) => [row.id, row.cells] as const)));
const known = (value: string): Cell => ({ value });

const readGroup = (items: readonly StockItem[], group: string) =>
  toCompareTable(items, wording)
    .find(({ id }) => id === group)
    ?.rows.map(({ id }) => id) ?? [];

test('what decides comes first, and once; what is not known of it can be asked', () => {
  const tractor = bare('tractors', { operatingHours: 4000, power: { value: 88, unit: 'kW' } });
  const young = bare('tractors', { power: { value: 110, unit: 'kW' } });
  const table = toCompareTable([tractor, young], wording);
  expect(table[0]?.id).toBe('deciding');
  expect(readGroup([tractor, young], 'deciding')).toEqual(['year', 'operatingHours', 'power']);
  expect(readRows([tractor, young]).get('operatingHours')).toEqual([known('4.000\u00a0uur'), 'ask']);
  const ids = table.flatMap(({ rows: own }) => own.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a row has one unit, though the trade changes from kilograms to tonnes', () => {
  const small = bare('miniExcavators', { weight: { value: 2800, unit: 'kg' } });
  const large = bare('crawlerExcavators', { weight: { value: 13_700, unit: 'kg' } });
  expect(readRows([small, large]).get('weight')).toEqual([known('2.800\u00a0kg'), known('13.700\u00a0kg')]);
  expect(readRows([large, large]).get('weight')).toEqual([known('13,7\u00a0t'), known('13,7\u00a0t')]);
});

test('a row has one unit, though it is a fact of some machines and a property of the others', () => {
  const loader = bare('shovels', { liftingHeight: { value: 3200, unit: 'mm' } });
  const handler = bare('telehandlers', { liftingHeight: { value: 7100, unit: 'mm' } });
  expect(readRows([loader, handler]).get('liftingHeight')).toEqual([known('3.200\u00a0mm'), known('7.100\u00a0mm')]);
  expect(readRows([handler, handler]).get('liftingHeight')?.[0]).toEqual(known('7,10\u00a0m'));
});

test('what comes with a machine stands after what decides, in the language of the page', () => {
  const loader = { nl: 'Voorlader', de: 'Frontlader' };
  const one = bare('tractors', { accessories: [loader, { de: 'Klimaanlage' }] });
  const other = bare('tractors', { accessories: [] });
  expect(toCompareTable([one, other], wording)[1]?.id).toBe('accessories');
  expect(readRows([one, other]).get('accessories')).toEqual([known('Voorlader, Klimaanlage'), 'none']);
});

test('what decides for some machines, and others may not have, is a property like others', () => {
  const tractor = bare('tractors', { operatingHours: 4000, power: { value: 88, unit: 'kW' } });
  const trailer = bare('trailers', { payloadWeight: { value: 8500, unit: 'kg' }, numberOfAxles: '2' });
  expect(readGroup([tractor, trailer], 'deciding')).toEqual(['year']);
  const rows = readRows([tractor, trailer]);
  expect(rows.get('operatingHours')).toEqual([known('4.000\u00a0uur'), 'none']);
  expect(rows.get('payloadWeight')).toEqual(['none', known('8.500\u00a0kg')]);
});

test('a property that decides for one machine is in the same row for another that has it', () => {
  const tractor = bare('tractors', { power: { value: 88, unit: 'kW' } });
  const forklift = bare('forklifts', { power: { value: 40, unit: 'kW' } });
  expect(readGroup([tractor, forklift], 'deciding')).toContain('power');
  expect(readRows([tractor, forklift]).get('power')).not.toContain('none');
});

test('the output of a generator and the power of its engine are two rows with two names', () => {
  const output = { power: { value: 88, unit: 'kW' }, generatorPower: { value: 100, unit: 'kVA' } };
  const [one, other] = [bare('generators', output), bare('generators', output)];
  expect(readGroup([one, other], 'deciding')).toEqual(['year', 'operatingHours', 'generatorPower']);
  for (const items of [
    [one, other],
    [one, bare('tractors', { power: { value: 110, unit: 'kW' } })],
  ]) {
    const named = new Map(
      toCompareTable(items, wording).flatMap(({ rows }) => rows.map(({ label, cells }) => [label, cells[0]] as const)),
    );
    expect(named.get('Generatorvermogen')).toEqual(known('100\u00a0kVA'));
    expect(named.get('Vermogen')).toEqual(known('88\u00a0kW (120\u00a0pk)'));
  }
});

test('a row has one kind of cell for what a machine does not say', () => {
  const full = build({});
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.subarray(Object.keys(full)), fc.constantFrom('tractors', 'trailers')), { minLength: 2 }),
      (machines) => {
        const items = machines.map(([kept, name]) => ({
          ...(Object.fromEntries(kept.map((id) => [id, full[id as keyof StockItem]])) as Partial<StockItem>),
          ...{ advertisementID: '1', category: { name, longPluralTranslated: {} } },
        }));
        for (const cells of readRows(items).values())
          expect(new Set(cells.filter((cell) => typeof cell === 'string')).size).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 30 },
  );
});

test('a row in which all machines say the same is no difference', () => {
  const one = bare('tractors', { operatingHours: 4000, power: { value: 88, unit: 'kW' } });
  const other = bare('tractors', { operatingHours: 4001, power: { value: 88, unit: 'kW' } });
  const [first] = toCompareTable([one, other], wording);
  expect(first?.rows.find(({ id }) => id === 'power')?.isDifference).toBe(false);
  expect(first?.rows.find(({ id }) => id === 'operatingHours')?.isDifference).toBe(true);
});

test('numbers that name a machine are shown and are no difference; its stock number is in no row', () => {
  const numbers = (digit: string) =>
    bare('tractors', {
      ...{ advertiserStockNumber: `L${digit}`, identificationVin: `V${digit}`, serialNumber: `S${digit}` },
      ...{ licencePlate: `P${digit}`, typeNumber: `T${digit}` },
    });
  const table = toCompareTable([numbers('1'), numbers('2')], wording);
  const rows = table.find(({ id }) => id === 'identification')?.rows ?? [];
  expect(rows.map(({ id, isDifference }) => [id, isDifference])).toEqual([
    ['identificationVin', false],
    ['licencePlate', false],
    ['serialNumber', false],
    ['typeNumber', true],
  ]);
  expect(readRows([numbers('1'), numbers('2')]).has('stockNumber')).toBe(false);
});

test('each property of each machine is in the table, in the order of its page', () => {
  const full = build({});
  fc.assert(
    fc.property(fc.subarray(Object.keys(full), { minLength: 1 }), (left) => {
      const less = { ...full };
      for (const name of left) if (!['advertisementID', 'category'].includes(name)) Reflect.deleteProperty(less, name);
      const table = toCompareTable([full, less], wording);
      const ids = table.flatMap(({ id, rows }) =>
        ['deciding', 'accessories'].includes(id) ? [] : rows.map((row) => row.id),
      );
      const page = toPropertyGroups(full, wording).flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(ids).toEqual(page.filter((id) => ids.includes(id)));
      const first = table.filter(({ id }) => id === 'deciding').flatMap(({ rows }) => rows.map((row) => row.id));
      expect(page.filter((id) => !ids.includes(id) && !first.includes(id))).toEqual(['constructionYear']);
      expect(table.every(({ rows }) => rows.every(({ cells }) => cells.length === 2))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

import type { StockItem } from '../../stock/model/item';
import { toItemWords } from '../../stock/model/item-page/item-words';
import { toPropertyGroups } from '../../stock/model/item-page/property-groups';
import { pickText } from '../../stock/model/localize';
import type { Wording } from '../../stock/model/measures';
import { properties, propertyGroups } from '../../stock/model/properties';

/**
/**
 * What a machine says of a property. Where it says nothing, a row has one kind of cell: `ask` among what decides, since
 * each of the machines has that; else `none`, since a property that is not stated may be one that it does not have.
 * `missing`: the properties that a whole answer lacks.
 */
export type Cell = { value: string; missing?: readonly string[] } | 'ask' | 'none';
export type CompareRow = {
  id: string;
  label: string;
  cells: readonly Cell[];
  /** Whether machines can be told by it which one to choose: not where all say the same, and not by what names them. */
  isDifference: boolean;
  /** The properties to ask for in each cell that says nothing; without it the row's own. */
  asked?: readonly (readonly string[])[];
};
export type CompareGroup = { id: string; label: string; rows: readonly CompareRow[] };

type Value = { group: string; groupLabel: string; id: string; label: string; value: string | null };

/** More columns cannot be compared. */
export const maxCompared = 10;

const deciding = 'deciding';
const accessories = 'accessories';
const groupOrder: readonly string[] = [deciding, accessories, ...propertyGroups];
const rowOrder: readonly string[] = properties.map(({ id }) => id);
/** Numbers that each machine has for itself. */
const identifying: readonly string[] = ['identificationVin', 'licencePlate', 'serialNumber'];

/**
 * Machines as columns: the facts that decide in their categories, what comes with them, then every property that one
 * of them says, in the groups and order of the property table. Which value is better is not judged. The stock number
 * is not among them: it stands in the head of a column.
 */
export function toCompareTable(items: readonly StockItem[], wording: Wording): CompareGroup[] {
  const values = toValues(items, wording);
  const all = values.flat();
  const labels = new Map(all.map(({ group, groupLabel }) => [group, groupLabel]));
  return groupOrder.flatMap((group): CompareGroup[] => {
    const label = labels.get(group);
    if (label === undefined) return [];
    const own = new Map(all.flatMap((one) => (one.group === group ? [[one.id, one.label]] : [])));
    const ids = [...own.keys()];
    if (group !== deciding) ids.sort((one, other) => toPlace(one) - toPlace(other));
    return [{ id: group, label, rows: ids.map((id) => toRow(id, own.get(id) ?? id, toCells(id, values))) }];
  });
}

/**
 * The values of each machine. Among the first rows are the facts that decide for all of them, or decide for some and
 * are said by the others; a fact that some may not even have is a property like others.
 */
function toValues(items: readonly StockItem[], wording: Wording): Value[][] {
  const machines = items.map((item) => ({
    item,
    facts: toItemWords(item, wording).places.filter(({ id }) => id !== 'stockNumber'),
    // The year is among the facts, by another name.
    properties: toPropertyGroups(item, wording).flatMap((group) =>
      group.rows.filter(({ id }) => id !== 'constructionYear').map((row) => ({ ...row, group })),
    ),
  }));
  const isCommon = (id: string) =>
    machines.every((one) => [...one.facts, ...one.properties].some((own) => own.id === id));
  const first = new Map(
    machines.flatMap(({ facts }) => facts.flatMap(({ id, label }) => (isCommon(id) ? [[id, label]] : []))),
  );
  const groupLabel = wording.t('shortlist:compare.deciding');
  const toBoth = ({ facts, properties: said }: (typeof machines)[number], id: string) => {
    const fact = facts.find((one) => one.id === id);
    return {
      exact: said.find((one) => one.id === id)?.value ?? null,
      short: fact?.isKnown === true ? fact.value : null,
    };
  };
  // A row has one unit: where the trade has two (kilograms, and tonnes above 10,000 kg), or only some say it as a fact,
  // the values are exact.
  const hasOneUnit = (id: string) => {
    const known = machines.flatMap((machine) => {
      const { short, exact } = toBoth(machine, id);
      return short ?? exact ?? [];
    });
    return new Set(known.map(toUnit)).size <= 1;
  };
  return machines.map((machine) => [
    ...[...first].map(([id, label]): Value => {
      const { short, exact } = toBoth(machine, id);
      return { group: deciding, groupLabel, id, label, value: hasOneUnit(id) ? (short ?? exact) : (exact ?? short) };
    }),
    ...toAccessories(machine.item, wording),
    ...machine.properties
      .filter(({ id }) => !first.has(id))
      .map(({ id, label, value, group }): Value => ({ group: group.id, groupLabel: group.label, id, label, value })),
  ]);
}

function toAccessories({ accessories: said = [] }: StockItem, { t, iso }: Wording): Value[] {
  const words = said.flatMap((texts) => pickText(texts, iso.slice(0, 2))?.text ?? []);
  const label = t('stock:item.accessories');
  const row = { group: accessories, groupLabel: label, id: accessories, label };
  return words.length === 0 ? [] : [{ ...row, value: words.join(', ') }];
}

/** @example toUnit('13,7 t') // 't' */
const toUnit = (value: string) => /\d\s*([^\d\s]+)$/.exec(value)?.[1] ?? '';

function toCells(id: string, values: readonly (readonly Value[])[]): Cell[] {
  return values.map((own) => {
    const found = own.find((one) => one.id === id);
    if (found === undefined) return 'none';
    return found.value === null ? 'ask' : { value: found.value };
  });
}

/** A row, and whether it is a difference. */
export function toRow(id: string, label: string, cells: readonly Cell[]): CompareRow {
  const texts = cells.map((cell) => JSON.stringify(cell));
  const isDifference = !identifying.includes(id) && texts.some((text) => text !== texts[0]);
  return { id, label, cells, isDifference };
}

/** Parts of a crane or tailgate (`crane.make`) have the place of the whole. */
function toPlace(id: string): number {
  return rowOrder.indexOf(id.replace(/\..*/, ''));
}

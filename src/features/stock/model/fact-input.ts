import type { TextKey } from '../../../i18n/text-keys';
import { formatDate, formatNumber } from '../../../lib/format';

import { toFactLabel } from './asked-facts';
import { enumerations } from './enumerations';
import { formatHours } from './hours';
import { formatMeasure, type Wording } from './measures';
import { enumerationOf, getQuantities, properties, type Property } from './properties';
import { parseTypedNumber } from './search/typed-number';
import { units, type Measure, type Quantity, type Unit } from './units';

/** How a fact that was asked for is filled in. `choices` are values of an enumeration, or `yes` and `no`. */
type FactInput =
  | { kind: 'text' | 'date' | 'hours' | 'number' }
  | { kind: 'measure'; unit: Unit }
  | { kind: 'choice'; toKey: (choice: string) => TextKey; choices: readonly string[] };

/** A field for a fact, in the words of one language. */
export type FactField = {
  label: string;
  type: 'text' | 'number' | 'date' | 'choice';
  unit: string | null;
  choices: readonly { value: string; label: string }[];
};

/** The unit in which a dealer knows a measure, by its quantity. */
const quantityUnits: Readonly<Record<Quantity, Unit>> = {
  ...{ length: 'm', weight: 'kg', volume: 'l', power: 'kW' },
  ...{ pressure: 'bar', speed: 'km/h', flow: 'm3/h', rotation: 'rpm' },
};
const otherUnits: Readonly<Partial<Record<Property['id'], Unit>>> = {
  ...{ odometer: 'km', engineDisplacement: 'cm3', loadCenterOfGravity: 'mm', generatorPower: 'kVA' },
  ...{ forksLength: 'mm', forksWidth: 'mm' },
};

const kinds: ReadonlyMap<string, FactInput> = new Map(properties.map((property) => [property.id, toInput(property)]));

function toInput(property: Property): FactInput {
  switch (property.kind) {
    case 'measure': {
      const [quantity = 'length'] = getQuantities(property.id);
      return { kind: 'measure', unit: otherUnits[property.id] ?? quantityUnits[quantity] };
    }
    case 'count':
      return { kind: property.id === 'operatingHours' ? 'hours' : 'number' };
    case 'flag':
      return toChoice('boolean', enumerations.boolean);
    case 'condition':
    case 'enum': {
      const name = enumerationOf(property);
      return toChoice(name, enumerations[name]);
    }
    case 'date':
      return { kind: 'date' };
    default:
      return { kind: 'text' };
  }
}

function toChoice(name: string, members: readonly string[]): FactInput {
  const choices = members.filter((member) => member !== 'unknown');
  return { kind: 'choice', toKey: (choice) => `enumerations:${name}.${choice}` as TextKey, choices };
}

/** The field of a fact that was asked for; null for an unknown one. Years and parts of cranes are typed as they are. */
export function toFactField(fact: string, wording: Wording): FactField | null {
  const label = toFactLabel(fact, wording);
  if (label === null) return null;
  const input = kinds.get(fact) ?? { kind: 'text' };
  const plain = { label, unit: null, choices: [] };
  switch (input.kind) {
    case 'measure':
      return { ...plain, type: 'number', unit: wording.t(`stock:unit.${units[input.unit]}`) };
    case 'hours':
      return { ...plain, type: 'number', unit: wording.t('stock:unit.hours') };
    case 'choice':
      return {
        ...{ label, type: 'choice', unit: null },
        choices: input.choices.map((value) => ({ value, label: wording.t(input.toKey(value)) })),
      };
    default:
      return { ...plain, type: input.kind };
  }
}

/** What was filled in, in the words of one language; null where a number is due and something else was typed. */
export function toFactWords(fact: string, typed: string, wording: Wording): string | null {
  const input = kinds.get(fact) ?? { kind: 'text' };
  const text = typed.trim();
  if (text === '') return '';
  if (input.kind === 'choice') return input.choices.includes(text) ? wording.t(input.toKey(text)) : '';
  if (input.kind === 'date') return formatDate(text, wording.iso);
  if (input.kind === 'text') return text;
  if (input.kind === 'measure') {
    const measure = input.unit === 'm' ? toLength(text) : toMeasure(text, input.unit);
    return measure === null ? null : formatMeasure(measure, wording);
  }
  const value = parseTypedNumber(text);
  if (value === null) return null;
  return input.kind === 'hours' ? formatHours(value, wording) : formatNumber(value, wording.iso);
}

function toMeasure(text: string, unit: Unit): Measure | null {
  const value = parseTypedNumber(text, unit);
  return value === null ? null : { value, unit };
}

/**
 * No machine is 100 m long: 255 is meant in centimetres, and 2550 in millimetres, as documents of machines have it.
 * Millimetres stay what they are: metres have two decimals.
 */
function toLength(text: string): Measure | null {
  const [, millimetres] = /^(.*\d)\s*mm$/i.exec(text) ?? [];
  if (millimetres !== undefined) return toMeasure(millimetres, 'mm');
  const metres = toMeasure(text, 'm');
  if (metres === null || metres.value < 100) return metres;
  return metres.value < 1000 ? { value: metres.value / 100, unit: 'm' } : { value: metres.value, unit: 'mm' };
}

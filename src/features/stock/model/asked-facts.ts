import type { TextKey } from '../../../i18n/text-keys';

import { gateFact } from './ask-address';
import { formatMeasure, type Wording } from './measures';
import { properties } from './properties';

/** A visitor's gate or barn in millimetres; null for what was not measured. */
type Opening = Readonly<Record<'width' | 'height' | 'depth', number | null>>;

/** What is asked about an item, in the words of one language. */
export type AskedWords = {
  /** Labels as they stand within a sentence. */
  facts: readonly string[];
  /** The measures of the visitor's gate, with their unit; null when it is not asked about. */
  gate: Readonly<Partial<Record<keyof Opening, string>>> | null;
};

const parts = { crane: ['make', 'type', 'buildYear'], tailgate: ['make', 'model', 'capacity'] } as const;

/** Every property that can be asked for, with its label's keys: parts of a crane have that of the crane, too. */
const labelKeys: ReadonlyMap<string, readonly TextKey[]> = new Map<string, readonly TextKey[]>([
  // Cards and comparisons name the year so.
  ['year', ['properties:property.constructionYear']],
  ...properties.map(({ id }) => [id, [`properties:property.${id}`]] as const),
  ...parts.crane.map((part) => [`crane.${part}`, ['properties:property.crane', `properties:crane.${part}`]] as const),
  ...parts.tailgate.map(
    (part) => [`tailgate.${part}`, ['properties:property.tailgate', `properties:tailgate.${part}`]] as const,
  ),
]);

/** The facts of an address that can be asked for, each once; anything else is left out. */
export function parseAskedFacts(search: string): string[] {
  const facts = new URLSearchParams(search).get('ask')?.split(',') ?? [];
  return [...new Set(facts)].filter((fact) => fact === gateFact || labelKeys.has(fact));
}

/**
 * Facts as a question names them.
 * @param opening the visitor's gate; without a measure nothing is asked about it
 */
export function toAskedWords(facts: readonly string[], opening: Opening, wording: Wording): AskedWords {
  const labels = facts.flatMap((fact) => {
    const keys = labelKeys.get(fact);
    return keys === undefined ? [] : [keys.map((key) => toInner(wording.t(key), wording.iso)).join(': ')];
  });
  const measures = (['width', 'height', 'depth'] as const).flatMap((side) => {
    const value = opening[side];
    return value === null ? [] : [[side, formatMeasure({ value: value / 1000, unit: 'm' }, wording, 2)] as const];
  });
  const isGateAsked = facts.includes(gateFact) && measures.length > 0;
  return { facts: labels, gate: isGateAsked ? Object.fromEntries(measures) : null };
}

/** The label of a fact that can be asked for; null for anything else. */
export function toFactLabel(fact: string, { t }: Pick<Wording, 't'>): string | null {
  return (
    labelKeys
      .get(fact)
      ?.map((key) => t(key))
      .join(': ') ?? null
  );
}

/** A label within a sentence; German nouns and abbreviations keep their capitals. @example 'Massa' // 'massa' */
function toInner(label: string, iso: string): string {
  const isName = iso.startsWith('de') || !/^\p{Lu}\p{Ll}*(?!\p{L})/u.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

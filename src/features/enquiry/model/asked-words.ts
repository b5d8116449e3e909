import type { Translate } from '../../../i18n/text-keys';

import type { AskedWords } from './asked';
import { toLine } from './clean';
import type { About } from './kinds';

/** Characters that no field accepts (`problems.ts`). */
const special = /[<>{}]/g;

/**
 * What is asked as sentences for the message.
 * @example 'Could you tell me the following about the Caterpillar 320 (stock number L12): length and width?'
 */
export function toQuestion(
  { facts, gate }: AskedWords,
  { title, number }: Pick<About, 'title' | 'number'>,
  t: Translate,
): string {
  const name = number === null ? title : t('enquiry:asked.machine', { title, number });
  const sentences = [
    ...(facts.length === 0 ? [] : [t('enquiry:asked.facts', { title: name, facts: toList(facts, t) })]),
    ...(gate === null ? [] : [toGateQuestion(gate, t)]),
  ];
  return toLine(sentences.join(' ').replace(special, ''));
}

/** The same for the dealer, who has the machine in another row. */
export function toAskedRow({ facts, gate }: AskedWords, t: Translate): string {
  return toLine([facts.join(', '), gate === null ? '' : toGateQuestion(gate, t)].filter(Boolean).join(' · '));
}

function toGateQuestion({ width, height, depth }: NonNullable<AskedWords['gate']>, t: Translate): string {
  const front =
    width !== undefined && height !== undefined
      ? [t('enquiry:asked.both', { width, height })]
      : [
          ...(width === undefined ? [] : [t('enquiry:asked.width', { width })]),
          ...(height === undefined ? [] : [t('enquiry:asked.height', { height })]),
        ];
  const size = [...front, ...(depth === undefined ? [] : [t('enquiry:asked.depth', { depth })])].join(', ');
  return t(depth === undefined ? 'enquiry:asked.gate' : 'enquiry:asked.barn', { size });
}

function toList(words: readonly string[], t: Translate): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${t('enquiry:asked.and')} ${last}`;
}

import type { Translate } from '../../../i18n/text-keys';

import { toLine } from './clean';
import type { EnquiryValues } from './fields';
import type { About } from './kinds';

/** What a link asks about a stock item, in the words of one language. */
export type AskedWords = {
  facts: readonly string[];
  /** The measures of a gate or barn, with their unit. */
  gate: Readonly<{ width?: string; height?: string; depth?: string }> | null;
};

/** A question that a link brings to a form. */
export type Asked = {
  /** Of the entry in the history: a link that is pressed again is a new one. */
  key: string;
  /**
   * In the visitor's language and in the dealer's, and the names of the properties asked for; null for nothing. `gate`
   * is width, height and depth in millimetres, `2800x3000x`, or empty. May reject.
   * @param before names of properties that the message asks for already: they are asked for with the link's
   */
  load: (
    before: readonly string[],
  ) => Promise<{ own: AskedWords; dealers: AskedWords; names: readonly string[]; gate: string } | null>;
  /** Takes the question out of the address: what was sent is not asked again beside the next question. */
  forget: () => void;
};

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

/**
 * The message with a question in it. What a visitor typed stays: the question stands behind it, or where the one before
 * stands as it was put in.
 */
export function addQuestion({ message, asked }: Pick<EnquiryValues, 'message' | 'asked'>, question: string): string {
  if (message.includes(question)) return message;
  if (message.trim() === '' || message === asked) return question;
  // Put in before, and changed or taken out by the visitor since.
  if (asked === question) return message;
  // A function: dollar signs of a replacement's text have a meaning.
  if (isAsked({ message, asked })) return message.replace(asked, () => question);
  return `${message.trimEnd()}\n\n${question}`;
}

/** Whether the message has a link's question: a visitor may have taken it out. */
export function isAsked({ message, asked }: Pick<EnquiryValues, 'message' | 'asked'>): boolean {
  return asked !== '' && message.includes(asked);
}

/** Whether the message is a link's question, and nothing that anybody typed. */
export function isUntouched({ message, asked }: Pick<EnquiryValues, 'message' | 'asked'>): boolean {
  return asked !== '' && message === asked;
}

import type { TextKey, Translate } from '../../../../i18n/text-keys';

/** A stock item in one language, as the stock has it. */
export type WordedItem = {
  title: string;
  /** With its VAT. */
  price: string;
  /** What a price alone would hide: that it is damaged, or of another one reserved; null for nothing. */
  note: string | null;
  url: string;
};

/** A stock item of the request. `gone`: the stock has it no more. `unknown`: the stock has not answered. */
export type AnswerItem =
  | (WordedItem & {
      state: 'found';
      id: string;
      /** What follows an amount: the VAT of its price, in short. */
      vat: string | null;
      isMargin: boolean;
      /** What to offer when it is sold. */
      similar: readonly WordedItem[];
    })
  | { state: 'gone' | 'unknown'; id: string };

/** A fact that was asked for, in one language; the value is empty until the dealer fills it in. */
export type AnswerFact = { label: string; value: string };

/** One language of an answer. */
export type AnswerWords = {
  t: Translate;
  iso: string;
  /** The dealer's texts: what is typed like a ready phrase of theirs is translated. */
  dealers: Translate;
  items: readonly AnswerItem[];
  facts: readonly AnswerFact[];
  /** The visitor's number, for a call that was asked for; empty for none. */
  phone?: string;
};

/** What the dealer ticked and typed, by the names below; absent when untouched. */
export type AnswerValues = Readonly<Partial<Record<string, string>>>;

export const toAvailableName = (item: string) => `available.${item}`;
export const toFieldName = (question: string, field: string) => `${question}.${field}`;
export const toPhraseName = (phrase: string) => `phrase.${phrase}`;
/** Whether a phrase is ticked; empty after it was taken out again. */
export const isPhraseTicked = (phrase: string, values: AnswerValues) => (values[toPhraseName(phrase)] ?? '') !== '';
export const toFactName = (fact: string) => `fact.${fact}`;

/**
 * A text whose key is made of names of the tables, which the compiler cannot follow: `answer-texts.test.ts` looks each
 * one up.
 */
export function sayOf(
  t: Translate,
  group: string,
  names: readonly string[],
  variables?: Record<string, string | number>,
) {
  return t(`${group}.${names.join('.')}` as TextKey, variables);
}

import type { QuestionId, Wish } from './choices';
import { toLine, toPhone, toText, toWholeEuros } from './clean';

/** How a value is normalized before it is validated and sent; each rule also has a validation. */
export const rules = {
  ...{ line: toLine, text: toText, phone: toPhone, email: toLine, date: toLine },
  amount: toWholeEuros,
} as const;
export type Rule = keyof typeof rules;

type Field = {
  rule: Rule;
  /** Maximum number of characters. */
  maximum: number;
  /** Browser autofill. */
  autoComplete: 'name' | 'email' | 'tel' | 'off';
  inputMode?: 'numeric';
  /** The values of a choice, each with a text `enquiry:detail.<value>`; `isMultiple`: of several, with commas. */
  choices?: readonly string[];
  isMultiple?: boolean;
};

/** The table of text fields (spec section 3). A field's label is `enquiry:field.<id>`. */
export const fields = {
  id: { rule: 'line', maximum: 40, autoComplete: 'off' },
  make: { rule: 'line', maximum: 60, autoComplete: 'off' },
  model: { rule: 'line', maximum: 60, autoComplete: 'off' },
  year: { rule: 'line', maximum: 40, autoComplete: 'off', inputMode: 'numeric' },
  hours: { rule: 'line', maximum: 40, autoComplete: 'off', inputMode: 'numeric' },
  place: { rule: 'line', maximum: 100, autoComplete: 'off' },
  day: { rule: 'date', maximum: 10, autoComplete: 'off' },
  part: { rule: 'line', maximum: 20, autoComplete: 'off', choices: ['morning', 'afternoon'] },
  way: { rule: 'line', maximum: 20, autoComplete: 'off', choices: ['visit', 'video'] },
  parts: {
    ...{ rule: 'line', maximum: 100, autoComplete: 'off', isMultiple: true },
    choices: ['tyres', 'hoursMeter', 'coupling', 'cab', 'underside', 'coldStart'],
  },
  amount: { rule: 'amount', maximum: 40, autoComplete: 'off', inputMode: 'numeric' },
  from: { rule: 'date', maximum: 10, autoComplete: 'off' },
  duration: { rule: 'line', maximum: 60, autoComplete: 'off' },
  message: { rule: 'text', maximum: 5000, autoComplete: 'off' },
  name: { rule: 'line', maximum: 100, autoComplete: 'name' },
  email: { rule: 'email', maximum: 254, autoComplete: 'email' },
  phone: { rule: 'phone', maximum: 40, autoComplete: 'tel' },
} as const satisfies Record<string, Field>;

export type FieldId = keyof typeof fields;
export const fieldIds = Object.keys(fields) as readonly FieldId[];
/** A value of a field that is a choice. */
export type DetailChoice = (typeof fields)['part' | 'way' | 'parts']['choices'][number];

/** The values of a choice; null for a field that is typed in. */
export function getChoices(field: FieldId): readonly DetailChoice[] | null {
  const row = fields[field];
  return 'choices' in row ? row.choices : null;
}

/** A form's values, as typed. */
export type EnquiryValues = Record<FieldId, string> & {
  questions: readonly QuestionId[];
  /** The ids of a list's stock items that the enquiry is not about. */
  skipped: readonly string[];
  wish: Wish;
  /** The question that a link put into the message, and what it asks in the dealer's language. */
  asked: string;
  askedWords: string;
  /** The names of the properties that it asks for, with commas. */
  askedFacts: string;
  /** The gate that it asks about: width, height and depth in millimetres, e.g. `2800x3000x`. */
  askedGate: string;
  /** The honeypot: people do not see this field, bots fill it. */
  trap: string;
};

export const emptyValues: EnquiryValues = {
  ...{ id: '', make: '', model: '', year: '', hours: '', place: '' },
  ...{ day: '', part: '', way: '', parts: '', amount: '', from: '', duration: '' },
  ...{ message: '', name: '', email: '', phone: '' },
  questions: [],
  skipped: [],
  wish: 'sell',
  asked: '',
  askedWords: '',
  askedFacts: '',
  askedGate: '',
  trap: '',
};

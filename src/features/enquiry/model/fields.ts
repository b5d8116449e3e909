import { toLine, toPhone, toText } from './clean';

/** How a value is put right before it is checked and sent, and what it may then be. */
export const rules = { line: toLine, text: toText, phone: toPhone, email: toLine } as const;
export type Rule = keyof typeof rules;

type Field = {
  rule: Rule;
  /** Characters at most. */
  maximum: number;
  /** What browsers know to fill in. */
  autoComplete: 'name' | 'email' | 'tel' | 'off';
  inputMode?: 'numeric';
};

/** THE table of what can be typed (spec section 3): its label is `enquiry:field.<id>`. */
export const fields = {
  id: { rule: 'line', maximum: 40, autoComplete: 'off' },
  make: { rule: 'line', maximum: 60, autoComplete: 'off' },
  model: { rule: 'line', maximum: 60, autoComplete: 'off' },
  year: { rule: 'line', maximum: 40, autoComplete: 'off', inputMode: 'numeric' },
  hours: { rule: 'line', maximum: 40, autoComplete: 'off', inputMode: 'numeric' },
  place: { rule: 'line', maximum: 100, autoComplete: 'off' },
  message: { rule: 'text', maximum: 5000, autoComplete: 'off' },
  name: { rule: 'line', maximum: 100, autoComplete: 'name' },
  email: { rule: 'email', maximum: 254, autoComplete: 'email' },
  phone: { rule: 'phone', maximum: 40, autoComplete: 'tel' },
} as const satisfies Record<string, Field>;

export type FieldId = keyof typeof fields;

/** What can be asked about a machine with one press: its text is `enquiry:question.<id>`. */
export const questionIds = ['available', 'delivery', 'history', 'export'] as const;
export type QuestionId = (typeof questionIds)[number];

export const wishes = ['sell', 'find'] as const;
export type Wish = (typeof wishes)[number];

/** What a visitor has filled in, as typed. */
export type EnquiryValues = Record<FieldId, string> & {
  questions: readonly QuestionId[];
  wish: Wish;
  /** A field that people do not see; who fills it in is a machine. */
  trap: string;
};

export const emptyValues: EnquiryValues = {
  ...{ id: '', make: '', model: '', year: '', hours: '', place: '' },
  ...{ message: '', name: '', email: '', phone: '' },
  questions: [],
  wish: 'sell',
  trap: '',
};

import type { Locale } from '../../../../i18n/locales';

/**
 * Every question that the answer page has answers for (`answer-table.ts`); the form may ask fewer. `gate` is that of a
 * link to the form: whether a machine fits through what the visitor measured; `find` that of who looks for a machine.
 */
export const answerableIds = [
  'available',
  'price',
  'delivery',
  'history',
  'export',
  'viewing',
  'photos',
  'offer',
  'tradeIn',
  'rental',
  'gate',
  'find',
  'auction',
] as const;
export type AnswerableId = (typeof answerableIds)[number];

/**
 * What a question says beside its id. `day` and `from` are ISO dates, `amount` is in whole euros, `parts` is a list
 * with commas, `opening` is width, height and depth in millimetres, e.g. `2800x3000x`.
 */
export const detailNames = {
  available: [],
  price: [],
  delivery: ['place'],
  history: [],
  export: [],
  viewing: ['day', 'part', 'way'],
  photos: ['parts'],
  offer: ['amount'],
  tradeIn: ['make', 'model', 'year', 'hours'],
  rental: ['from', 'duration'],
  gate: ['opening'],
  find: ['make', 'model', 'year', 'hours'],
  auction: [],
} as const satisfies Record<AnswerableId, readonly string[]>;

export type DetailName = (typeof detailNames)[AnswerableId][number];
export type Details = Readonly<Partial<Record<DetailName, string>>>;

/** The values of details that are choices; each has a text under `answer:choice`. */
export const detailChoices = {
  part: ['morning', 'afternoon'],
  way: ['visit', 'video'],
  parts: ['tyres', 'hoursMeter', 'coupling', 'cab', 'underside', 'coldStart'],
} as const satisfies Partial<Record<DetailName, readonly string[]>>;

export type AnswerableQuestion = { id: AnswerableId; details: Details };

/**
 * What the answer page has to know of an enquiry, and no more: the message stays in the mail. Machines and their facts
 * are ids and names, whose words come from the stock.
 */
export type AnswerRequest = {
  /** The visitor's. */
  locale: Locale;
  name: string;
  email: string;
  phone: string;
  /** The advertisementIDs of the stock items. */
  items: readonly string[];
  questions: readonly AnswerableQuestion[];
  /** Names of properties that were asked for. */
  facts: readonly string[];
  /** Whether the mail has words of the visitor's own, which no question covers. */
  hasMessage: boolean;
};

import { questionIds, type QuestionId } from './choices';
import type { EnquiryValues, FieldId } from './fields';
import type { FileKind } from './file-limits';
import { isFirst, questions } from './questions';

type Kind = {
  /** In display order. */
  fields: readonly FieldId[];
  required: readonly FieldId[];
  files: FileKind;
};

/** The table of forms (spec section 3), and the application for a vacancy. */
export const kinds = {
  contact: { fields: ['message', 'name', 'email', 'phone'], required: ['message', 'name', 'email'], files: 'photos' },
  product: {
    fields: ['id', 'message', 'name', 'email', 'phone'],
    required: ['message', 'name', 'email'],
    files: 'photos',
  },
  purchase: {
    fields: ['make', 'model', 'year', 'hours', 'message', 'name', 'email', 'phone'],
    required: ['make', 'message', 'name', 'email'],
    files: 'photos',
  },
  application: { fields: ['message', 'name', 'email', 'phone'], required: ['name', 'email'], files: 'cv' },
} as const satisfies Record<string, Kind>;

export type EnquiryKind = keyof typeof kinds;

/** The subject of an enquiry: a stock item or a vacancy. */
export type About = {
  id: string;
  title: string;
  /** The dealer's own number of an item. */
  number: string | null;
  /** The absolute URL of its page, for the dealer. */
  url: string;
  /** That in the visitor's language, where it is another one. */
  ownUrl?: string;
  /** What a visitor should know before choosing it from a list, e.g. that it is reserved; not sent. */
  note?: string;
  /** Under the margin scheme: without VAT it cannot be had. */
  isMargin?: boolean;
  /** How many photos its page shows. */
  photos?: number;
  /** Whether it can be rented, or only that. */
  rent?: 'also' | 'only';
  /** What its price is; only of something for sale or rent. */
  price?: 'fixed' | 'request' | 'auction' | 'bid';
  /** Whether its price is without VAT: then a bid is, too. */
  isNet?: boolean;
};

export type Enquiry = {
  kind: EnquiryKind;
  /** One on a page about it, several of a list, none on a general page. */
  about: readonly About[];
  /** Whether the visitor has chosen them from a list: then there has to be one. */
  isChosen: boolean;
  values: EnquiryValues;
};

/** The stock items of a list that the visitor asks about. */
export function getChosen(offered: readonly About[], { skipped }: Pick<EnquiryValues, 'skipped'>): readonly About[] {
  return offered.filter(({ id }) => !skipped.includes(id));
}

/** The common questions that can be asked, what the items are there for first. */
export function getQuestions({ about }: Pick<Enquiry, 'about'>): readonly QuestionId[] {
  const offered = questionIds.filter((id) => questions[id].isOffered?.(about) !== false);
  return [...offered.filter((id) => isFirst(id, about)), ...offered.filter((id) => !isFirst(id, about))];
}

/** The selected questions of those, in their order; a draft may have others. */
export function getAskedQuestions(enquiry: Enquiry): readonly QuestionId[] {
  const { kind, values } = enquiry;
  return kind === 'product' ? getQuestions(enquiry).filter((id) => values.questions.includes(id)) : [];
}

/** The visible fields: a known item needs no number, and details are those of selected questions. */
export function getFields(enquiry: Enquiry): readonly FieldId[] {
  const { kind, about, isChosen } = enquiry;
  const details = getAskedQuestions(enquiry).flatMap((id) => questions[id].details);
  return kinds[kind].fields.flatMap((field): readonly FieldId[] => {
    if (field === 'id') return about.length === 0 && !isChosen ? [field] : [];
    return field === 'message' ? [...details, field] : [field];
  });
}

/** Whether a field is required. A selected question replaces the message, and so does a machine that is looked for. */
export function isRequired(field: FieldId, enquiry: Enquiry): boolean {
  const required: readonly FieldId[] = kinds[enquiry.kind].required;
  if (field !== 'message') return required.includes(field);
  const isSearch = enquiry.kind === 'purchase' && enquiry.values.wish === 'find';
  return required.includes(field) && !isSearch && getAskedQuestions(enquiry).length === 0;
}

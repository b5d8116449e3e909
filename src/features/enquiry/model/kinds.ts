import type { EnquiryValues, FieldId } from './fields';
import type { FileKind } from './file-limits';

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
    fields: ['id', 'place', 'message', 'name', 'email', 'phone'],
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
  /** The absolute URL of its page. */
  url: string;
};

export type Enquiry = { kind: EnquiryKind; about: About | null; values: EnquiryValues };

/** The visible fields: a known item needs no number, and a place is only for a delivery. */
export function getFields({ kind, about, values }: Enquiry): readonly FieldId[] {
  return kinds[kind].fields.filter((field) => {
    if (field === 'id') return about === null;
    return field !== 'place' || values.questions.includes('delivery');
  });
}

/** Whether a field is required. A selected question replaces the message. */
export function isRequired(field: FieldId, { kind, values }: Enquiry): boolean {
  const required: readonly FieldId[] = kinds[kind].required;
  const hasQuestions = kind === 'product' && values.questions.length > 0;
  return required.includes(field) && (field !== 'message' || !hasQuestions);
}

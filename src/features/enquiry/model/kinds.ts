import type { EnquiryValues, FieldId } from './fields';
import type { FileKind } from './file-limits';

type Kind = {
  /** From top to bottom. */
  fields: readonly FieldId[];
  required: readonly FieldId[];
  files: FileKind;
};

/** THE table of forms (spec section 3), and the application for a vacancy. */
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

/** What an enquiry is about: a machine of the stock, or a vacancy. */
export type About = {
  id: string;
  title: string;
  /** The dealer's own number of a machine. */
  number: string | null;
  /** The whole address of its page. */
  url: string;
};

export type Enquiry = { kind: EnquiryKind; about: About | null; values: EnquiryValues };

/** The fields that are on screen: a machine that is known needs no number, and a place is only for a delivery. */
export function getFields({ kind, about, values }: Enquiry): readonly FieldId[] {
  return kinds[kind].fields.filter((field) => {
    if (field === 'id') return about === null;
    return field !== 'place' || values.questions.includes('delivery');
  });
}

/** Whether a field has to be filled in. A question that was chosen is a message already. */
export function isRequired(field: FieldId, { kind, values }: Enquiry): boolean {
  const required: readonly FieldId[] = kinds[kind].required;
  const hasAsked = kind === 'product' && values.questions.length > 0;
  return required.includes(field) && (field !== 'message' || !hasAsked);
}

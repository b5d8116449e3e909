/**
 * Questions about an item that can be selected with one press, in display order; the text is `enquiry:question.<id>`.
 */
export const questionIds = [
  'price',
  'auction',
  'available',
  'viewing',
  'photos',
  'delivery',
  'offer',
  'tradeIn',
  'rental',
  'history',
  'export',
] as const;
export type QuestionId = (typeof questionIds)[number];

export const wishes = ['sell', 'find'] as const;
export type Wish = (typeof wishes)[number];

/** One mail about more stock items is hard to answer, and no mail program shows all of their links. */
export const maxAbout = 20;

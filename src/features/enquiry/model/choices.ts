/** Questions about an item that can be selected with one press; the text is `enquiry:question.<id>`. */
export const questionIds = ['available', 'delivery', 'history', 'export'] as const;
export type QuestionId = (typeof questionIds)[number];

export const wishes = ['sell', 'find'] as const;
export type Wish = (typeof wishes)[number];

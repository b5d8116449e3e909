/** The type of a report that a form's mail failed, beside the types of browsers' own reports. */
export const mailFailureType = 'mail-failure';

/**
 * Why a form's mail failed: an answer of 4xx, any other answer that is not one of success, no answer, or an error of
 * the form's own script.
 */
export const mailFailureCauses = ['refused', 'error', 'no-answer', 'script'] as const;
export type MailFailureCause = (typeof mailFailureCauses)[number];

import type { EnquiryValues } from './fields';

/** What a link asks about a stock item, in the words of one language. */
export type AskedWords = {
  facts: readonly string[];
  /** The measures of a gate or barn, with their unit. */
  gate: Readonly<{ width?: string; height?: string; depth?: string }> | null;
};

/** A question that a link brings to a form. */
export type Asked = {
  /** Of the entry in the history: a link that is pressed again is a new one. */
  key: string;
  /**
   * In the visitor's language and in the dealer's, and the names of the properties asked for; null for nothing. `gate`
   * is width, height and depth in millimetres, `2800x3000x`, or empty. May reject.
   * @param before names of properties that the message asks for already: they are asked for with the link's
   */
  load: (
    before: readonly string[],
  ) => Promise<{ own: AskedWords; dealers: AskedWords; names: readonly string[]; gate: string } | null>;
  /** Takes the question out of the address: what was sent is not asked again beside the next question. */
  forget: () => void;
};

/**
 * The message with a question in it. What a visitor typed stays: the question stands behind it, or where the one before
 * stands as it was put in.
 */
export function addQuestion({ message, asked }: Pick<EnquiryValues, 'message' | 'asked'>, question: string): string {
  if (message.includes(question)) return message;
  if (message.trim() === '' || message === asked) return question;
  // Put in before, and changed or taken out by the visitor since.
  if (asked === question) return message;
  // A function: dollar signs of a replacement's text have a meaning.
  if (isAsked({ message, asked })) return message.replace(asked, () => question);
  return `${message.trimEnd()}\n\n${question}`;
}

/** Whether the message has a link's question: a visitor may have taken it out. */
export function isAsked({ message, asked }: Pick<EnquiryValues, 'message' | 'asked'>): boolean {
  return asked !== '' && message.includes(asked);
}

/** Whether the message is a link's question, and nothing that anybody typed. */
export function isUntouched({ message, asked }: Pick<EnquiryValues, 'message' | 'asked'>): boolean {
  return asked !== '' && message === asked;
}

import type { AnswerValues } from '../model/answer/answer-words';
import { toSeal } from '../model/answer/seal';

const storageKey = 'answer-typed';

/**
 * What the dealer ticked and typed for an enquiry, in this tab: a reload, or a mail program that takes the place of the
 * page, loses nothing. Storage may be blocked or full.
 * @param hash of the address, which is kept as a checksum only
 * @returns empty for another enquiry
 */
export function readTypedAnswer(hash: string): AnswerValues {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('seal' in kept) || !('values' in kept)) return {};
    const { seal, values } = kept;
    if (seal !== toSeal(hash) || typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function writeTypedAnswer(hash: string, values: AnswerValues): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ seal: toSeal(hash), values }));
  } catch {
    // A reload empties the page.
  }
}

import { emptyValues } from './fields';
import { getFields, type Enquiry } from './kinds';

/** People take longer than this to fill in a form; bots do not. */
const minimumMs = 3000;
/** People take longer than this to read a response and press again; a bot may post twice at once. */
const repeatMs = 100;
/** More links than this are advertising. */
export const maximumLinks = 2;

/** Why a submission looks like spam: the honeypot is filled, it was too fast, or it has too many links. */
export type Suspicion = 'trap' | 'fast' | 'links';

/**
 * Timings of a submission in milliseconds (`lib/stopwatch.ts`). `openFor`: how long the form has been open.
 * `sinceRefusal`: time since the form was first refused as `trap` or `fast`, or null.
 */
type Press = { openFor: number; sinceRefusal: number | null };

/**
 * Why a submission looks like spam, or null. People may be fast (autofill) or fill the honeypot (password managers),
 * and press again when asked to: that second press is accepted, even from a bot that waits. Too many links stay
 * refused, because people can remove them.
 */
export function findSuspicion(enquiry: Enquiry, { openFor, sinceRefusal }: Press): Suspicion | null {
  if (sinceRefusal === null) {
    if (enquiry.values.trap !== emptyValues.trap) return 'trap';
    if (openFor < minimumMs) return 'fast';
  } else if (sinceRefusal < repeatMs) return 'fast';
  return countLinks(enquiry) > maximumLinks ? 'links' : null;
}

/** Counts links in the visible fields. `https://www.` is one link, and an address within an address is not counted. */
function countLinks(enquiry: Enquiry): number {
  const typed = getFields(enquiry).map((field) => enquiry.values[field]);
  return typed.join('\n').match(/(?:https?:\/\/|\bwww\.)[^\s,;<>()"']*/gi)?.length ?? 0;
}

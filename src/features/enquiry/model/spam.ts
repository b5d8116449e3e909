import { emptyValues } from './fields';
import { getFields, type Enquiry } from './kinds';

/** Nobody fills a form in faster than this; machines do. */
const minimumMs = 3000;
/** Nobody reads an answer and presses again within this; who posts twice at once does. */
const repeatMs = 100;
/** More links than this are advertising. */
export const maximumLinks = 2;

/** Why a machine seems to have filled a form in: it wrote what people do not see, was too fast, or wrote many links. */
export type Suspicion = 'trap' | 'fast' | 'links';

/**
 * What is known of a press, in milliseconds (`lib/stopwatch.ts`). `openFor`: how long the form has been open.
 * `sinceRefusal`: since a press of this form was first refused as `trap` or `fast`, or null.
 */
type Press = { openFor: number; sinceRefusal: number | null };

/**
 * Why a form looks as if no person had filled it in, or null. A person can be fast (the browser fills fields in) and in
 * the trap (a password manager fills in all), and presses again when told to: that second press is believed, also of a
 * machine that waits for the answer. Many links stay refused, because a person can take them out.
 */
export function findSuspicion(enquiry: Enquiry, { openFor, sinceRefusal }: Press): Suspicion | null {
  if (sinceRefusal === null) {
    if (enquiry.values.trap !== emptyValues.trap) return 'trap';
    if (openFor < minimumMs) return 'fast';
  } else if (sinceRefusal < repeatMs) return 'fast';
  return countLinks(enquiry) > maximumLinks ? 'links' : null;
}

/** Links among what is on screen. `https://www.` begins one, and what stands in an address is no other. */
function countLinks(enquiry: Enquiry): number {
  const typed = getFields(enquiry).map((field) => enquiry.values[field]);
  return typed.join('\n').match(/(?:https?:\/\/|\bwww\.)[^\s,;<>()"']*/gi)?.length ?? 0;
}

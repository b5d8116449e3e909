import type { Translate } from '../../../i18n/text-keys';

import { toShortAboutRows } from './about-words';
import { toRows, toSubject } from './build-email';
import { toText } from './clean';
import type { Enquiry } from './kinds';

/** Windows mail clients accept links of about 2,000 characters at most. */
const maxLinkLength = 1800;

/** The enquiry as a mail for the visitor to send, in the visitor's language; a very long message is truncated. */
export function toLetter(enquiry: Enquiry, t: Translate): { subject: string; body: string } {
  const rows = toRows(enquiry, toShortAboutRows(enquiry, t), t).map(([label, value]) => `${label}: ${value}`);
  const body = [...rows, ...enquiry.about.map(({ url }) => url)].join('\n');
  return { subject: toSubject(enquiry, t), body: cutForLink(body) };
}

/** Truncates a text to the maximum length of a link. Binary search, because each attempt encodes the whole text. */
function cutForLink(text: string): string {
  const fits = (part: string) => encodeURIComponent(part).length <= maxLinkLength;
  const cutAt = (length: number) => `${toText(text.slice(0, length))}…`;
  // Each character takes at least one in a link.
  let [fitting, tooLong] = [0, Math.min(text.length, maxLinkLength) + 1];
  if (text.length < tooLong && fits(text)) return text;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(cutAt(middle))) fitting = middle;
    else tooLong = middle;
  }
  return cutAt(fitting);
}

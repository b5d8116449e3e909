import { toShortAboutRows } from './about-words';
import { toRows, toSubject } from './build-email';
import { toText } from './clean';
import type { Enquiry } from './kinds';
import type { Wording } from './question-words';

/** Windows mail clients accept links of about 2,000 characters at most. */
const maxLinkLength = 1800;

type Letter = { subject: string; body: string };

/** The enquiry as a whole, in the visitor's language. */
export function toCopy(enquiry: Enquiry, { t, iso }: Wording): Letter {
  const rows = toRows(enquiry, toShortAboutRows(enquiry, t), { t, iso }).map(([label, value]) => `${label}: ${value}`);
  const body = [...rows, ...enquiry.about.map(({ url }) => url)].join('\n');
  return { subject: toSubject(enquiry, t), body };
}

/** The same as a mail for the visitor to send; a very long message is truncated. */
export function toLetter(enquiry: Enquiry, wording: Wording): Letter {
  const { subject, body } = toCopy(enquiry, wording);
  return { subject, body: cutForLink(body) };
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

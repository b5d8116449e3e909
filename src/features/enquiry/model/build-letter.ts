import { toShortAboutRows, type Rows } from './about-words';
import { toRows, toSubject } from './build-email';
import { toLine, toText } from './clean';
import { kinds, type Enquiry } from './kinds';
import type { Wording } from './question-words';

/** Windows mail clients accept links of about 2,000 characters at most. */
const maxLinkLength = 1800;

type Letter = { subject: string; body: string };

/** An enquiry that was sent, with the names of its files. */
export type SentEnquiry = { enquiry: Enquiry; files: readonly string[] };

/** What was sent, for who sent it: the number of the stock's own is the dealer's alone. */
export function toSentRows({ enquiry, files }: SentEnquiry, aboutRows: Rows, { t, iso }: Wording): Rows {
  const own = aboutRows.filter(([label]) => label !== t('enquiry:mail.id'));
  const rows = toRows(enquiry, own, { t, iso });
  const label = t(`enquiry:files.${kinds[enquiry.kind].files}.label`);
  return files.length === 0 ? rows : [...rows, [label, files.map(toLine).join(', ')]];
}

/**
 * The enquiry as a whole for the visitor to keep, in the visitor's language.
 * @param dealer who it was sent to, and the number to call; empty if unknown
 */
export function toCopy(sent: SentEnquiry, { t, iso }: Wording, dealer = ''): Letter {
  const { enquiry } = sent;
  const rows = toSentRows(sent, toShortAboutRows(enquiry, t), { t, iso });
  const urls = enquiry.about.map(({ url, ownUrl = url }) => ownUrl);
  const last = dealer === '' ? [] : [dealer];
  return { subject: toSubject(enquiry, t), body: toBody(rows, [...urls, ...last]) };
}

/** The same as a mail to the visitor; a very long message is truncated. */
export function toOwnLetter(sent: SentEnquiry, wording: Wording, dealer = ''): Letter {
  const { subject, body } = toCopy(sent, wording, dealer);
  return { subject, body: cutForLink(body) };
}

/** The enquiry as a mail for the visitor to send to the dealer; a very long message is truncated. */
export function toLetter(enquiry: Enquiry, { t, iso }: Wording): Letter {
  const rows = toRows(enquiry, toShortAboutRows(enquiry, t), { t, iso });
  const urls = enquiry.about.map(({ url }) => url);
  return { subject: toSubject(enquiry, t), body: cutForLink(toBody(rows, urls)) };
}

function toBody(rows: Rows, last: readonly string[]): string {
  return [...rows.map(([label, value]) => `${label}: ${value}`), ...last].join('\n');
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

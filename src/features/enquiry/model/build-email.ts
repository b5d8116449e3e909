import { knownLocales, type Locale } from '../../../i18n/locales';
import type { Translate } from '../../../i18n/text-keys';

import { toLine, toText } from './clean';
import { mailContract, type EmailBody } from './contract';
import type { FieldId, QuestionId } from './fields';
import { getFields, type Enquiry } from './kinds';
import { toValue } from './problems';

/** The case that selects the mail's texts: a purchase is one of two. */
type MailCase = 'contact' | 'product' | 'sell' | 'find' | 'application';

function toMailCase({ kind, values }: Enquiry): MailCase {
  return kind === 'purchase' ? values.wish : kind;
}

/** The label of a field: a request to find an item has limits, an offer to sell one has facts. */
export function toLabel(field: FieldId, { kind, values }: Enquiry, t: Translate): string {
  if ((field === 'year' || field === 'hours') && kind === 'purchase' && values.wish === 'find')
    return t(`enquiry:field.find.${field}`);
  return t(`enquiry:field.${field}`);
}

/** A question as text, with the place of delivery if there is one. */
export function toQuestion(question: QuestionId, place: string, t: Translate): string {
  return question === 'delivery' && place !== ''
    ? t('enquiry:question.deliveryTo', { place })
    : t(`enquiry:question.${question}`);
}

/** The subject, on one line. */
export function toSubject(enquiry: Enquiry, t: Translate): string {
  const { about, values } = enquiry;
  const number = about === null ? toValue('id', values) : about.number;
  const title = [about?.title ?? t('enquiry:mail.someMachine'), number && `(${number})`];
  const stockItem = [toValue('make', values), toValue('model', values)];
  return toLine(
    t(`enquiry:mail.subject.${toMailCase(enquiry)}`, {
      name: toValue('name', values),
      title: title.filter(Boolean).join(' '),
      machine: stockItem.filter(Boolean).join(' '),
    }),
  );
}

/** All filled-in values as pairs of label and value, the sender first. */
export function toRows(enquiry: Enquiry, t: Translate): [label: string, value: string][] {
  const { about, values, kind } = enquiry;
  const shown = getFields(enquiry);
  const toRow = (field: FieldId): [string, string] => [
    toLabel(field, enquiry, t),
    shown.includes(field) ? toValue(field, values) : '',
  ];
  const place = toValue('place', values);
  const questions = kind === 'product' ? values.questions.map((question) => toQuestion(question, place, t)) : [];
  const aboutLabel = t(kind === 'application' ? 'enquiry:mail.vacancy' : 'enquiry:mail.machine');
  const rows: [string, string][] = [
    ...(['name', 'email', 'phone'] as const).map(toRow),
    [aboutLabel, about?.title ?? ''],
    [t('enquiry:field.id'), about?.number ?? ''],
    [t('enquiry:mail.id'), kind === 'application' ? '' : (about?.id ?? '')],
    ...(['id', 'make', 'model', 'year', 'hours'] as const).map(toRow),
    // On one line: mail clients may drop line breaks.
    [t('enquiry:mail.questions'), questions.join(' · ')],
    toRow('message'),
  ];
  return rows.filter(([, value]) => value !== '');
}

type Attached = { images: readonly string[]; cv: string | null };

/**
 * The body of the mail call (spec section 7, call 1) in the dealer's language; `locale` is the visitor's, for the
 * reply.
 */
export function buildEmail(enquiry: Enquiry, { images, cv }: Attached, locale: Locale, t: Translate): EmailBody {
  const { about, kind } = enquiry;
  const mailCase = toMailCase(enquiry);
  const rows = toRows(enquiry, t);
  if (cv !== null) rows.push([t('enquiry:mail.cv'), toLine(cv)]);
  rows.push([t('enquiry:mail.language'), knownLocales[locale].name]);
  const action = t(kind === 'application' ? 'enquiry:mail.openVacancy' : 'enquiry:mail.openMachine');
  return {
    replyTo: toValue('email', enquiry.values),
    subject: toSubject(enquiry, t),
    advertiserEmail: {
      templateId: mailContract.templateId,
      title: t(`enquiry:mail.title.${mailCase}`),
      intro: t('enquiry:mail.intro'),
      bodyParameters: Object.fromEntries(rows),
      images,
      callToActions: about === null ? [] : [{ label: action, url: about.url }],
    },
  };
}

/** Windows mail clients accept links of about 2,000 characters at most. */
const maxLinkLength = 1800;

/** The enquiry as a mail for the visitor to send, in the visitor's language; a very long message is truncated. */
export function toLetter(enquiry: Enquiry, t: Translate): { subject: string; body: string } {
  const about = enquiry.about === null ? [] : [enquiry.about.url];
  const body = [...toRows(enquiry, t).map(([label, value]) => `${label}: ${value}`), ...about].join('\n');
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

import { toLanguageName } from '../../../i18n/language-name';
import { defaultLocale, knownLocales, type Locale } from '../../../i18n/locales';
import type { Translate } from '../../../i18n/text-keys';
import { formatCount } from '../../../lib/typed-count';

import { toAboutRows, toName, toShortName, toTitles, type Rows } from './about-words';
import { toAnswerLink } from './answer/answer-link';
import { toAnswerRequest } from './answer/to-answer-request';
import { isAsked } from './asked';
import { toLine } from './clean';
import { mailContract, type EmailBody } from './contract';
import type { FieldId } from './fields';
import { getAskedQuestions, getFields, type About, type Enquiry } from './kinds';
import { toValue } from './problems';
import { toNet, toQuestionWords, type Wording } from './question-words';

/** The case that selects the mail's texts: a purchase is one of two, and a product may be several. */
type MailCase = 'contact' | 'product' | 'products' | 'sell' | 'find' | 'application';

function toMailCase({ kind, about, values }: Enquiry): MailCase {
  if (kind === 'product' && about.length > 1) return 'products';
  return kind === 'purchase' ? values.wish : kind;
}

/** The label of a field: a request to find an item has limits, an offer to sell one has facts, a bid its VAT. */
export function toLabel(field: FieldId, { kind, about, values }: Enquiry, t: Translate): string {
  if ((field === 'year' || field === 'hours') && kind === 'purchase' && values.wish === 'find')
    return t(`enquiry:field.find.${field}`);
  const label = t(`enquiry:field.${field}`);
  return field === 'amount' ? label + toNet(about, t) : label;
}

/** Questions that the subject names, the one that binds most first: the dealer sees in the list of mails what it is. */
const wanted = ['offer', 'tradeIn', 'rental', 'viewing'] as const;

/** The subject, on one line. */
export function toSubject(enquiry: Enquiry, t: Translate): string {
  const { about, values } = enquiry;
  const [first] = about;
  const unknown = { title: t('enquiry:mail.someMachine'), number: toValue('id', values) || null };
  const stockItem = [toValue('make', values), toValue('model', values)];
  // Who asks whether a bid is possible has made none.
  const asked = getAskedQuestions(enquiry).filter((id) => id !== 'offer' || toValue('amount', values) !== '');
  return toLine(
    t(`enquiry:mail.subject.${wanted.find((id) => asked.includes(id)) ?? toMailCase(enquiry)}`, {
      name: toValue('name', values),
      title: about.length > 1 ? toTitles(about) : toName(first ?? unknown),
      total: about.length,
      titles: toTitles(about),
      machine: stockItem.filter(Boolean).join(' '),
    }),
  );
}

/** All filled-in values, the sender first, then what the enquiry is about. */
export function toRows(enquiry: Enquiry, aboutRows: Rows, { t, iso }: Wording): Rows {
  const { kind, values } = enquiry;
  const shown = getFields(enquiry);
  const toRow = (field: FieldId): [string, string] => {
    const value = shown.includes(field) ? toValue(field, values) : '';
    return [toLabel(field, enquiry, t), field === 'hours' ? formatCount(value, iso) : value];
  };
  const questions = getAskedQuestions(enquiry).map((one) => toQuestionWords(one, enquiry, { t, iso }));
  const rows: Rows = [
    ...(['name', 'email', 'phone'] as const).map(toRow),
    ...aboutRows,
    toRow('id'),
    // Those of a machine to trade in are said with the question.
    ...(kind === 'purchase' ? (['make', 'model', 'year', 'hours'] as const) : []).map(toRow),
    // On one line: mail clients may drop line breaks.
    [t('enquiry:mail.questions'), questions.join(' · ')],
    toRow('message'),
  ];
  return rows.filter(([, value]) => value !== '');
}

/** How the dealer answers: a reply to the mail would reach who reads another language in the dealer's own. */
function toIntro(t: Translate, language: string | null, hasLink: boolean): string {
  if (language === null) return t('enquiry:mail.intro');
  return t(`enquiry:mail.${hasLink ? 'introForeign' : 'introForeignMail'}`, { language });
}

/**
 * The subject with who asks: mail programs fold mails of one subject into one, and two visitors may ask about one
 * machine. That of a message to the company has the name already.
 */
function toMailSubject(enquiry: Enquiry, t: Translate): string {
  const name = enquiry.kind === 'contact' ? '' : toLine(toValue('name', enquiry.values));
  return [toSubject(enquiry, t), name].filter((part) => part !== '').join(' · ');
}

type Attached = { images: readonly string[]; cv: string | null };

/**
 * The body of the mail call (spec section 7, call 1) in the dealer's language; `locale` is the visitor's, for the
 * reply.
 */
export function buildEmail(
  enquiry: Enquiry,
  { images, cv }: Attached,
  locale: Locale,
  t: Translate,
  siteUrl: string,
): EmailBody {
  const { about, kind } = enquiry;
  const mailCase = toMailCase(enquiry);
  const { values } = enquiry;
  const askedRow: Rows[number] = [t('enquiry:mail.asked'), isAsked(values) ? toLine(values.askedWords) : ''];
  const { iso } = knownLocales[defaultLocale];
  const rows = toRows(enquiry, [...toAboutRows(enquiry, t), askedRow], { t, iso });
  if (cv !== null) rows.push([t('enquiry:mail.cv'), toLine(cv)]);
  const language = toLanguageName(locale, iso);
  rows.push([t('enquiry:mail.language'), language]);
  const toAction = (one: About) => {
    if (about.length > 1) return t('enquiry:mail.openOne', { title: toShortName(one) });
    return t(kind === 'application' ? 'enquiry:mail.openVacancy' : 'enquiry:mail.openMachine');
  };
  const answer = toAnswerRequest(enquiry, locale);
  return {
    replyTo: toValue('email', values),
    subject: toMailSubject(enquiry, t),
    advertiserEmail: {
      templateId: mailContract.templateId,
      title: t(`enquiry:mail.title.${mailCase}`),
      intro: toIntro(t, locale === defaultLocale ? null : language, answer !== null),
      bodyParameters: Object.fromEntries(rows),
      images,
      callToActions: [
        ...(answer === null ? [] : [{ label: t('enquiry:mail.answer'), url: toAnswerLink(answer, siteUrl) }]),
        ...about.map((one) => ({ label: toAction(one), url: one.url })),
      ],
    },
  };
}

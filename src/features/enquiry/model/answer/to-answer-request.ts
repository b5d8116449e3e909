import type { Locale } from '../../../../i18n/locales';
import { isAsked, isUntouched } from '../asked';
import type { QuestionId } from '../choices';
import type { EnquiryValues } from '../fields';
import { getAskedQuestions, type Enquiry } from '../kinds';
import { toValue } from '../problems';
import { questions } from '../questions';

import type { AnswerableQuestion, AnswerRequest } from './answerable';

/** What the answer page has to know of an enquiry; null for a vacancy, which is not answered so. */
export function toAnswerRequest(enquiry: Enquiry, locale: Locale): AnswerRequest | null {
  const { kind, about, values } = enquiry;
  if (kind === 'application') return null;
  // Whoever offers a machine on the page of another one is answered about the own one.
  const isOffer = kind === 'purchase' && values.wish === 'sell';
  const asked: readonly QuestionId[] = isOffer ? ['tradeIn'] : getAskedQuestions(enquiry);
  const isLinkAsked = isAsked(values);
  const { askedGate: opening } = values;
  return {
    locale,
    ...{ name: toValue('name', values), email: toValue('email', values), phone: toValue('phone', values) },
    items: isOffer ? [] : about.map(({ id }) => id),
    questions: [
      ...asked.map((id): AnswerableQuestion => ({ id, details: toDetails(id, values) })),
      ...(kind === 'purchase' && !isOffer ? [{ id: 'find', details: toDetails('tradeIn', values) } as const] : []),
      ...(isLinkAsked && opening !== '' ? [{ id: 'gate', details: { opening } } as const] : []),
    ],
    hasMessage: values.message.trim() !== '' && !isUntouched(values),
    facts: isLinkAsked ? values.askedFacts.split(',').filter((fact) => fact !== '' && fact !== 'gate') : [],
  };
}

/** The fields of a question that are filled in. */
function toDetails(id: QuestionId, values: EnquiryValues): AnswerableQuestion['details'] {
  const filled = questions[id].details.map((name) => [name, toValue(name, values)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

import { omit } from '../../../../lib/omit';

import { toFieldName, type AnswerValues } from './answer-words';
import type { AnswerRequest } from './answerable';

const viewingDay = toFieldName('viewing', 'day');

/** An ISO date is over; not before it is known which day it is. */
const isOver = (day: string | undefined, today: string | null) =>
  day !== undefined && day !== '' && today !== null && day < today;

/**
 * The request without a day to come and see the machine that is over: nobody can agree to it any more, so that another
 * one is suggested.
 * @param today as `2026-12-03`; null while it is unknown
 */
export function withoutPastRequest(request: AnswerRequest, today: string | null): AnswerRequest {
  return {
    ...request,
    questions: request.questions.map((question) =>
      question.id === 'viewing' && isOver(question.details.day, today)
        ? { ...question, details: omit(omit(question.details, 'day'), 'part') }
        : question,
    ),
  };
}

/** What was filled in, without a suggested day that is over: the page says so beside its field. */
export function withoutPastDays(values: AnswerValues, today: string | null): AnswerValues {
  return isOver(values[viewingDay], today) ? omit(values, viewingDay) : values;
}

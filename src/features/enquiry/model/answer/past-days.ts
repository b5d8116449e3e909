import { omit } from '../../../../lib/omit';

import { toFieldName, type AnswerValues } from './answer-words';
import type { AnswerRequest } from './answerable';

const viewingDay = toFieldName('viewing', 'day');

/** The fields with a day that the dealer names. */
const daysOf = [viewingDay, toFieldName('rental', 'free'), toFieldName('auction', 'day')];

/** An ISO date is over; not before it is known which day it is. */
const isOver = (day: string | undefined, today: string | null) =>
  day !== undefined && day !== '' && today !== null && day < today;

/**
 * The request without a day to see or hire the machine that is over: nobody can agree to it any more, so that another
 * one is suggested.
 * @param today as `2026-12-03`; null while it is unknown
 */
export function withoutPastRequest(request: AnswerRequest, today: string | null): AnswerRequest {
  return {
    ...request,
    questions: request.questions.map((question) => {
      const { details } = question;
      if (isOver(details.day, today)) return { ...question, details: omit(omit(details, 'day'), 'part') };
      return isOver(details.from, today) ? { ...question, details: omit(details, 'from') } : question;
    }),
  };
}

/** What was filled in, without days that are over: the page says so beside their fields. */
export function withoutPastDays(values: AnswerValues, today: string | null): AnswerValues {
  const left = daysOf.reduce((some, day) => (isOver(some[day], today) ? omit(some, day) : some), values);
  // A time of a day that is over is none.
  return isOver(values[viewingDay], today) ? omit(left, toFieldName('viewing', 'time')) : left;
}

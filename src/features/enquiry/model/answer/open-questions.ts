import { getNeededFields, getOptionFields } from './answer-table';
import { isPhraseTicked, toAvailableName, toFieldName, type AnswerItem, type AnswerValues } from './answer-words';
import type { AnswerableId, AnswerableQuestion, AnswerRequest } from './answerable';
import { isFilledIn } from './typed-field';

/** Questions that are about no machine, or about another one than what was asked for. */
const apart: readonly AnswerableId[] = ['available', 'tradeIn', 'find'];

/**
 * The questions that still have to be answered: how to see, fetch, buy or hire a machine is settled once it is sold or
 * gone, and a sentence about it would contradict the one before.
 */
export function getLiveQuestions(
  { questions }: AnswerRequest,
  items: readonly AnswerItem[],
  values: AnswerValues,
): readonly AnswerableQuestion[] {
  const isTaken = ({ id, state }: AnswerItem) => state === 'gone' || values[toAvailableName(id)] === 'sold';
  return items.length > 0 && items.every(isTaken) ? questions.filter(({ id }) => apart.includes(id)) : questions;
}

/** Whether a question has its answer, with the fields that the answer says too little without. */
export function isAnswered(question: AnswerableQuestion, name: string, values: AnswerValues): boolean {
  const { id } = question;
  const option = values[name];
  if (option === undefined) return false;
  const isFilled = ([field, kind]: ReturnType<typeof getOptionFields>[number]) =>
    isFilledIn(kind, values[toFieldName(id, field)] ?? '');
  const filled = getOptionFields(id, option)
    .filter(isFilled)
    .map(([field]) => field);
  return getNeededFields(question, option).every((group) => group.some((field) => filled.includes(field)));
}

export type QuestionPlace = {
  question: AnswerableQuestion;
  /** Where the ticked answer is kept; the question's id unless it is about one of several items. */
  name?: string;
  /** Which item it is about. */
  about?: string;
};

/** The questions, that of what is available once for each item that the stock has. */
export function toPlaces(request: AnswerRequest, items: readonly AnswerItem[], values: AnswerValues): QuestionPlace[] {
  return getLiveQuestions(request, items, values).flatMap((question): QuestionPlace[] => {
    if (question.id !== 'available' || items.length === 0) return [{ question }];
    if (items.length === 1 && items[0]?.state === 'unknown') return [{ question, name: toAvailableName(items[0].id) }];
    return items.flatMap((item) =>
      item.state === 'found'
        ? [{ question, name: toAvailableName(item.id), ...(items.length > 1 && { about: item.title }) }]
        : [],
    );
  });
}

/** Whether what the visitor wrote is answered: by words of the dealer's own, or by a call. */
export function isFreelyAnswered(values: AnswerValues): boolean {
  return (values.free ?? '').trim() !== '' || isPhraseTicked('ring', values);
}

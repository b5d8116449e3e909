import { getNeededFields, getOptionFields, phraseIds } from './answer-table';
import { toAvailableName, toFieldName, toPhraseName, type AnswerItem, type AnswerValues } from './answer-words';
import type { AnswerableId, AnswerableQuestion, AnswerRequest } from './answerable';
import { isFilledIn } from './typed-field';

/** Questions that are about no machine, or about another one than what was asked for. */
const apart: readonly AnswerableId[] = ['available', 'tradeIn'];

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

/** Whether a question has its answer, with a field that the answer says too little without. */
export function isAnswered(question: AnswerableQuestion, name: string, values: AnswerValues): boolean {
  const { id } = question;
  const option = values[name];
  if (option === undefined) return false;
  const needed = getNeededFields(question, option);
  if (needed.length === 0) return true;
  return getOptionFields(id, option).some(
    ([field, kind]) => needed.includes(field) && isFilledIn(kind, values[toFieldName(id, field)] ?? ''),
  );
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

/** Whether the dealer wrote something, or chose a ready phrase. */
export function isFreelyAnswered(values: AnswerValues): boolean {
  return (values.free ?? '').trim() !== '' || phraseIds.some((id) => values[toPhraseName(id)] !== undefined);
}

import { createAnswerRequest, createAnswerWords } from '../../../../testing/factories/answer';

import type { AnswerItem } from './answer-words';
import { answerableIds } from './answerable';
import { getLiveQuestions, isAnswered, isFreelyAnswered } from './open-questions';

const request = createAnswerRequest({ questions: answerableIds.map((id) => ({ id, details: {} })) });
const { items } = createAnswerWords('nl');
const gone: AnswerItem = { state: 'gone', id: '7' };

test.each<[string, readonly AnswerItem[], Record<string, string>, number]>([
  ['of a machine that can be had, all are open', items, {}, answerableIds.length],
  ['of a sold one, that and what is offered in its place', items, { 'available.204170': 'sold' }, 3],
  ['of one that is gone, the same', [gone], {}, 3],
  ['of two, all while one can be had', [...items, gone], {}, answerableIds.length],
  ['without a machine, all are open', [], {}, answerableIds.length],
])('%s', (_, asked, values, count) => {
  expect(getLiveQuestions(request, asked, values)).toHaveLength(count);
});

test.each<[string, string, Record<string, string>, boolean]>([
  ['delivery', 'delivery', {}, false],
  ['delivery', 'delivery', { delivery: 'yes' }, false],
  ['delivery', 'delivery', { delivery: 'yes', 'delivery.costs': '0' }, true],
  ['delivery', 'delivery', { delivery: 'no' }, true],
  ['offer', 'offer', { offer: 'counter' }, false],
  ['offer', 'offer', { offer: 'counter', 'offer.price': ' ' }, false],
  ['offer', 'offer', { offer: 'counter', 'offer.price': '11500' }, true],
  ['tradeIn', 'tradeIn', { tradeIn: 'bid' }, false],
  ['rental', 'rental', { rental: 'yes', 'rental.deposit': '500' }, false],
  ['rental', 'rental', { rental: 'yes', 'rental.perWeek': '500' }, true],
  ['available', 'available.1', { 'available.1': 'yes' }, true],
])('%s as %s with %j is answered: %s', (id, name, values, expected) => {
  const question = { id: answerableIds.find((one) => one === id) ?? 'available', details: {} };
  expect(isAnswered(question, name, values)).toBe(expected);
});

test('a video call needs a time, and a day if none was asked for', () => {
  const asked = { id: 'viewing', details: { day: '2026-12-04', way: 'video' } } as const;
  expect(isAnswered(asked, 'viewing', { viewing: 'fine' })).toBe(false);
  expect(isAnswered(asked, 'viewing', { viewing: 'fine', 'viewing.time': '10:00' })).toBe(true);
  const open = { id: 'viewing', details: {} } as const;
  expect(isAnswered(open, 'viewing', { viewing: 'video', 'viewing.time': '10:00' })).toBe(false);
  expect(isAnswered(open, 'viewing', { viewing: 'suggest', 'viewing.day': '2026-12-05' })).toBe(true);
  const both = { viewing: 'video', 'viewing.day': '2026-12-05', 'viewing.time': '10:00' };
  expect(isAnswered(open, 'viewing', both)).toBe(true);
});

test("a visitor's own words are answered by words or a call, not by a phrase about papers", () => {
  expect([{}, { free: ' ' }, { 'phrase.papers': 'on' }].map(isFreelyAnswered)).toEqual([false, false, false]);
  expect([{ free: 'Ja' }, { 'phrase.ring': 'on' }].map(isFreelyAnswered)).toEqual([true, true]);
});

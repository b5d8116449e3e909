import { createAnswerWords } from '../../../../testing/factories/answer';

import { phraseIds } from './answer-table';
import type { AnswerItem } from './answer-words';
import { getPhrases } from './phrases';

const { items } = createAnswerWords('nl');
const gone: AnswerItem = { state: 'gone', id: '7' };
const get = (asked: readonly AnswerItem[], state?: string, phone = '0612345678') =>
  getPhrases({ items: asked, phone, values: state === undefined ? {} : { 'available.204170': state } });

test.each<[string, readonly AnswerItem[], string | undefined, readonly string[]]>([
  ['that can be had', items, undefined, ['free']],
  ['that is reserved', items, 'reserved', ['hold', 'pickUp']],
  ['that is sold', items, 'sold', ['visit', 'hold', 'free', 'papers', 'pickUp', 'quote']],
  ['that is gone', [gone], undefined, ['visit', 'hold', 'free', 'papers', 'pickUp', 'quote']],
  ['that is none', [], undefined, ['hold', 'free', 'papers', 'pickUp']],
])('about a machine %s all phrases fit but these', (_, asked, state, others) => {
  expect(phraseIds.filter((id) => !get(asked, state).includes(id))).toEqual(others);
});

test('nobody is called without a number', () => {
  expect(get(items, 'yes')).toContain('ring');
  expect(get(items, 'yes', '')).not.toContain('ring');
});

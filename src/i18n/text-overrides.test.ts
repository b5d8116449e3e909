import { listTexts, mergeTexts } from './text-overrides';

const texts = { send: 'Versturen', list: { empty: 'Niets', count_one: '{{count}} machine' } };

test('a text is replaced where it stands, and nothing else', () => {
  expect(mergeTexts(texts, { 'list.empty': 'Leeg' })).toEqual({ ...texts, list: { ...texts.list, empty: 'Leeg' } });
});

test('what the texts do not have is not added', () => {
  expect(mergeTexts(texts, { gone: 'x', list: 'x', 'list.gone': 'x', 'send.more': 'x', toString: 'x' })).toEqual(texts);
});

test('without overrides the texts are the same object', () => {
  expect(mergeTexts(texts, undefined)).toBe(texts);
  expect(mergeTexts(texts, {})).toBe(texts);
});

test('a key has its namespace and its groups', () => {
  expect(listTexts('stock', texts).map(([key]) => key)).toEqual([
    'stock:send',
    'stock:list.empty',
    'stock:list.count_one',
  ]);
});

import fc from 'fast-check';

import { splitTags } from './split-tags';

test.each([
  ['text', [{ text: 'text' }]],
  [
    'a<B id="x > y" c=\'<\'>',
    [{ text: 'a' }, { text: '<B id="x > y" c=\'<\'>', tag: { name: 'b', isClosing: false } }],
  ],
  ['</Div >', [{ text: '</Div >', tag: { name: 'div', isClosing: true } }]],
  ['<br/>', [{ text: '<br/>', tag: { name: 'br', isClosing: false } }]],
  ['<o:p>', [{ text: '<o:p>', tag: { name: 'o:p', isClosing: false } }]],
  ['<b', [{ text: '<b' }]],
  ['< b>', [{ text: '< b>' }]],
  ['<5>', [{ text: '<5>' }]],
  ['<b x">', [{ text: '<b x">' }]],
  ['<b <i>', [{ text: '<b ' }, { text: '<i>', tag: { name: 'i', isClosing: false } }]],
])('%s', (text, pieces) => {
  expect(splitTags(text)).toEqual(pieces);
});

const signs = fc.constantFrom('<', '</', '>', 'b', 'B', '"', "'", ' ', '=', '/', '!', ':', '\n');

test('the pieces joined are the input, and text pieces contain no tag', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, fc.string({ maxLength: 3 }))), (parts) => {
      const text = parts.join('');
      const pieces = splitTags(text);
      expect(pieces.map(({ text }) => text).join('')).toBe(text);
      const rest = pieces.filter(({ tag }) => tag === undefined).flatMap(({ text }) => splitTags(text));
      expect(rest.filter(({ tag }) => tag !== undefined)).toEqual([]);
    }),
  );
});

test('whatever is repeated, reading takes time in proportion to the length', () => {
  const part = fc.array(fc.constantFrom('<b ', '<b', '</b', '"', "'", ' ', '=', '>', 'x'), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(part, fc.constantFrom('', '<b "', "<b '", '<b "\''), (parts, start) => {
      const piece = parts.join('');
      const begin = performance.now();
      splitTags(start + piece.repeat(200_000 / piece.length));
      expect(performance.now() - begin).toBeLessThan(2000);
    }),
    {
      numRuns: 50,
      examples: [
        [['<b', '"', ' '], ''],
        [['<b ', '"'], "<b '"],
        [['x'], '<b'],
      ],
    },
  );
});

import fc from 'fast-check';

import { dropUnseen, hasUnseen } from './unseen';

test.each([
  ['Fendt\u000b724\u0007', 'Fendt 724'],
  ['a\u202edcb\u202c', 'adcb'],
  ['één regel\u2028en nog een', 'één regel en nog een'],
])('%j is shown as %j', (written, shown) => {
  expect(dropUnseen(written)).toBe(shown);
  expect(hasUnseen(written)).toBe(true);
});

test('what can be seen stays, with what stands between it and what a preview hides in it', () => {
  for (const text of [
    'Ferd. Müller\u00a0& Söhne',
    'a\tb\nc',
    '👩\u200d🌾',
    'zacht\u00adafbreken',
    '\ufeff\u2002\u2003x',
  ])
    expect([text, hasUnseen(text)]).toEqual([text, false]);
});

test('once is enough', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !hasUnseen(dropUnseen(text))));
});

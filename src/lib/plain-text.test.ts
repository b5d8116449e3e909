import { toPlainText } from './plain-text';

test.each([
  ['5713\u202eS', '5713S'],
  ['\u2067Fendt\u2069 724\u200f', 'Fendt 724'],
  ['Kärcher – “MC 250” 农机 طراكتور', 'Kärcher – “MC 250” 农机 طراكتور'],
  ['Fendt \ud83d\u202e 724 \ude9c 🚜', 'Fendt \ufffd 724 \ufffd 🚜'],
  // What was removed stood between two halves.
  ['\ud83d\u202e\ude9c', '🚜'],
])('%j reads %j: nothing turns the line around, nothing is half a character', (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
  expect(() => encodeURIComponent(toPlainText(text))).not.toThrow();
});

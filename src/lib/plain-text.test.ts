import { withoutTurns } from './plain-text';

test.each([
  ['5713\u202eS', '5713S'],
  ['\u2067Fendt\u2069 724\u200f', 'Fendt 724'],
  ['Kärcher – “MC 250” 农机 طراكتور', 'Kärcher – “MC 250” 农机 طراكتور'],
])('%j reads %j: nothing turns the line around', (text, plain) => {
  expect(withoutTurns(text)).toBe(plain);
});

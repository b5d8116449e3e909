import { hasWords } from './has-words';

test.each([
  ['Monteur', true],
  [' a ', true],
  [' \u00a0\n', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j has words: %s', (text, has) => {
  expect(hasWords(text)).toBe(has);
});

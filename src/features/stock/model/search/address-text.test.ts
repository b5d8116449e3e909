import { longestTerm, toMakeSearch, toTermSearch } from './address-text';
import { emptyQuery, formatQuery, parseQuery } from './query';

const texts = ['Fendt', 'John Deere', 'a,b%2C', 'Kärcher & Co', '50% "off"', '[x]', '#1?', '+', 'ž\u{1f69c}'];

test.each(texts)('a search and a make are written as the whole query writes them: %s', (text) => {
  expect(toTermSearch(text)).toBe(formatQuery({ ...emptyQuery, term: text }));
  expect(toMakeSearch(text)).toBe(formatQuery({ ...emptyQuery, values: { makeName: [text] } }));
  expect(parseQuery(toMakeSearch(text)).values).toEqual({ makeName: [text] });
  expect(parseQuery(toTermSearch(text)).term).toBe(text);
});

test('no text is no query, and half a letter is left out', () => {
  expect(toTermSearch('')).toBe('');
  expect(toTermSearch('a\ud800')).toBe(formatQuery({ ...emptyQuery, term: 'a\ud800' }));
  expect(parseQuery(toTermSearch('x'.repeat(longestTerm))).term).toHaveLength(longestTerm);
});

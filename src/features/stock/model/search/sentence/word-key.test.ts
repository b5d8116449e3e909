import { toForms, toKey } from './word-key';

test.each([
  ['Lift-Truck', 'lifttruck'],
  ['Kärcher', 'karcher'],
  ['Großpacken', 'grosspacken'],
  ["foto's", 'fotos'],
  ['Søren', 'soren'],
])('the key of %j is %j', (text, key) => {
  expect(toKey(text)).toBe(key);
});

test.each([
  ['trekkers', 'trekker'],
  ['traktoren', 'traktor'],
  ['guellefaesser', 'gullefass'],
  ['pressen', 'presse'],
  ['heftruckje', 'heftruck'],
  ['minigravertjes', 'minigraver'],
])('a form of %j is %j', (key, form) => {
  expect(toForms(key)).toContain(form);
});

test('a short stem is no form', () => {
  expect(toForms('eggen')).not.toContain('egg');
});

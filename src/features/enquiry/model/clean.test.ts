import { toLine, toPhone, toText } from './clean';

it.each([
  ['  Jan \t de\u00a0Vries\n', 'Jan de Vries'],
  ['Mu\u0308ller', 'Müller'],
  ['Veld\u00adkamp\u200b', 'Veldkamp'],
  ['\u202eJan\ud800', 'Jan'],
])('a line %j is %j', (typed, line) => {
  expect(toLine(typed)).toBe(line);
});

it('a message keeps its lines, whatever ends them where it was written', () => {
  expect(toText(' Dag,\r\n\r\nis hij er nog?\vGroet\u2028Jan\u0085 ')).toBe('Dag,\n\nis hij er nog?\nGroet\nJan');
});

it('an emoji of several people stays one', () => {
  expect(toText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});

it.each([
  ['+31 (0)6-1234 5678', '+31 6 1234 5678'],
  ['0031 (0) 570 12.34.56', '0031 570 12 34 56'],
  ['(0570) 123-456', '0570 123 456'],
  ['(0)570/123456', '0 570 123456'],
  ['05931 – 12 34 0', '05931 12 34 0'],
  ['+48 601\u00a0234\u00a0567', '+48 601 234 567'],
])('a phone number %j is %j', (typed, phone) => {
  expect(toPhone(typed)).toBe(phone);
});

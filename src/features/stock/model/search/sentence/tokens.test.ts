import { maxLength, toLine, toTokens } from './tokens';

const split = (text: string) => toTokens(text).map(({ text: part }) => part);

test.each([
  ['2,5t', ['2,5', 't']],
  ['€50.000,-', ['€', '50.000']],
  ['RX60-25', ['RX', '60', '25']],
  ['2015-2018', ['2015', '2018']],
  ["foto's", ["foto's"]],
  ['50.000.000,50', ['50.000.000,50']],
  ['2015,2018', ['2015', '2018']],
  ['<= 5000', ['<=', '5000']],
  ['12.05.2015', ['12', '05', '2015']],
])('%j has %j', (text, parts) => {
  expect(split(text)).toEqual(parts);
});

test('knows what stands between', () => {
  expect(toTokens('a b,c 1-2 3d').map(({ gap, isDashed }) => `${gap}${isDashed ? ' dash' : ''}`)).toEqual([
    ...['hard', 'soft', 'hard', 'soft', 'soft dash', 'soft', 'glued'],
  ]);
});

test.each([
  ["'15", '2015'],
  ["from '98 to ’04", 'from 1998 to 2004'],
  ['5\'15" high', '5\'15" high'],
  ['Bj. 08/2015', 'Bj. 2015'],
  ['EZ 01.03.2015, 03-2016', 'EZ 2015, 2016'],
  ['12.2015 8/2015', '2015 2015'],
  ['Solomix 2-2000', 'Solomix 2-2000'],
  ['MLT 735-2015', 'MLT 735-2015'],
])('the line of %j has years as years: %j', (text, line) => {
  expect(toLine(text)).toBe(line);
});

test('a line has no markup, and no half character at its end', () => {
  expect(toLine('<a href="x">Fendt</a> &gt; 50 m³')).toBe('Fendt > 50 m3');
  expect(toLine(`${'a'.repeat(maxLength - 1)}\ud83d\ude9c`)).toBe('a'.repeat(maxLength - 1));
  expect(toLine('< 5000 uur')).toBe('< 5000 uur');
});

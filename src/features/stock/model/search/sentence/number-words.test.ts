import { readNumberWords } from './number-words';
import { toKey } from './word-key';
import { wordTables } from './words';

const parts = new Map(
  wordTables.flatMap(({ numbers = {} }) =>
    Object.entries(numbers).flatMap(([value, words = '']) =>
      words.split(' ').map((word): [string, number] => [toKey(word), Number(value)]),
    ),
  ),
);
const read = (text: string) => readNumberWords(text.split(' ').map(toKey), parts, ['en', 'und']);

test.each([
  ['vijftigduizend', 50_000],
  ['vijfentwintigduizend', 25_000],
  ['tweeëntwintig', 22],
  ['zevenhonderdvijftig', 750],
  ['anderhalf', 1.5],
  ['tweeëneenhalf', 2.5],
  ['fünfundzwanzigtausend', 25_000],
  ['hundertzwanzig', 120],
  ['eintausend', 1000],
  ['zweieinhalb', 2.5],
  ['fifty thousand', 50_000],
  ['twenty five thousand', 25_000],
  ['two hundred fifty', 250],
])('%j is %d', (text, value) => {
  expect(read(text)).toBe(value);
});

test.each(['een', 'one', 'ein', 'heftruck', 'tientje', 'fifty euro', ''])('%j is no number', (text) => {
  expect(read(text) || null).toBeNull();
});

import { readSentence } from './read-sentence';
import { known, toSummary } from './sentence-fixture';
import type { WordTable } from './word-table';

const tables: readonly Partial<WordTable>[] = [
  {
    categories: {
      tractors: 'traktor schlepper',
      compactTractors: 'weinbauschlepper hoftraktor',
      mowers: 'hofschlepper',
      tillage: 'grubber',
      slurryTankers: 'tankwagen',
    },
    prefixes: { '': 'wein' },
    heads: 'grubber',
  },
];
const read = (text: string) => toSummary(readSentence(text, known, tables));

test('a compound that is known with another word for its last part means the same', () => {
  expect(read('weinbautraktor')).toBe('compactTractors');
  expect(read('Weinbautraktoren')).toBe('compactTractors');
});

test('its own last part decides where other words for it disagree', () => {
  const other: Partial<WordTable> = { categories: { tractors: 'traktor schlepper trecker' } };
  expect(toSummary(readSentence('hoftrecker', known, [...tables, other]))).toBe('maybe hoftrecker');
});

test('a last part that says it all is applied, behind whatever it stands; others are doubtful', () => {
  expect(read('tiefengrubber')).toBe('tillage');
  expect(read('Schwergrubbern')).toBe('tillage');
  expect(read('xygrubber')).not.toBe('tillage');
  expect(read('milchtankwagen')).toBe('maybe milchtankwagen');
});

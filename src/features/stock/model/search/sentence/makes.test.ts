import { toMakeEntries } from './makes';
import { known } from './sentence-fixture';

function findMakes(key: string, makes: readonly string[]): readonly string[] {
  const entries = new Map(toMakeEntries({ ...known, makes, models: [] }));
  return entries.get(key)?.values?.flatMap(({ values }) => values) ?? [];
}

test('a make that begins others means all of them', () => {
  expect(findMakes('case', ['Case IH', 'Case'])).toEqual(['Case IH', 'Case']);
  expect(findMakes('caseih', ['Case IH', 'Case'])).toEqual(['Case IH']);
});

test('a first word stands for the only make that begins so', () => {
  expect(findMakes('wacker', ['Wacker Neuson'])).toEqual(['Wacker Neuson']);
  expect(findMakes('volvo', ['Volvo CE', 'Volvo Penta'])).toEqual([]);
  expect(findMakes('atlas', ['Atlas Copco'])).toEqual([]);
  expect(findMakes('new', ['New Holland'])).toEqual([]);
});

test('a short name counts when the stock has the make', () => {
  expect(findMakes('jd', ['John Deere'])).toEqual(['John Deere']);
  expect(findMakes('jd', ['Fendt'])).toEqual([]);
});

test('a make in several cases is one', () => {
  expect(findMakes('fendt', ['Fendt', 'FENDT'])).toEqual(['Fendt']);
});

import { readFileSync } from 'node:fs';

/**
 * The level of each requirement of a section, in order (ASVS 5.0.0,
 * https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/docs_en): the second one of V1.5 is of level 2.
 */
const levels: Readonly<Record<string, string>> = {
  ...{ 'V1.1': '22', 'V1.2': '1111122223', 'V1.3': '112222222223', 'V1.4': '222', 'V1.5': '123' },
  ...{ 'V2.1': '122', 'V2.2': '112', 'V2.3': '12223', 'V2.4': '23' },
  ...{ 'V3.1': '3', 'V3.2': '113', 'V3.3': '12223', 'V3.4': '11222233', 'V3.5': '11122333', 'V3.6': '3' },
  ...{ 'V3.7': '22333', 'V4.1': '12233', 'V4.2': '23333', 'V4.3': '22', 'V4.4': '1222' },
  ...{ 'V5.1': '2', 'V5.2': '112333', 'V5.3': '113', 'V5.4': '222' },
  ...{ 'V12.1': '12233', 'V12.2': '11', 'V12.3': '22223' },
  ...{ 'V13.1': '2333', 'V13.2': '222223', 'V13.3': '2233', 'V13.4': '1222233' },
  ...{ 'V14.1': '22', 'V14.2': '1222333', 'V14.3': '122' },
  ...{ 'V15.1': '12233', 'V15.2': '12233', 'V15.3': '1222222', 'V15.4': '3333' },
  ...{ 'V16.1': '2', 'V16.2': '22222', 'V16.3': '2222', 'V16.4': '222', 'V16.5': '2223' },
};

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', state = '', how = '', test = '']) => ({ id, level, state, how, test }));

test('every requirement of levels 1 and 2 has a row, with its level and in order', () => {
  const asked = Object.entries(levels).flatMap(([section, each]) =>
    Array.from(each, (level, index) => ({ id: `${section}.${String(index + 1)}`, level })),
  );
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(asked.filter(({ level }) => level !== '3'));
});

test('every row says what is so, names its tests, and claims no test for what is not done here', () => {
  expect(rows.filter(({ state }) => !/^(met|part|open|host|none)$/.test(state))).toEqual([]);
  expect(rows.filter(({ how }) => how === '')).toEqual([]);
  // What is open or somebody else's has no test here.
  expect(rows.filter(({ state, test: held }) => /^(open|host)$/.test(state) && held !== '')).toEqual([]);
  const files = rows.flatMap(({ test: held }) => (held === '' ? [] : held.split(', ')));
  expect(files.filter((file) => !/^`[\w./-]+\.(test|spec|build-test)\.tsx?`$/.test(file))).toEqual([]);
});

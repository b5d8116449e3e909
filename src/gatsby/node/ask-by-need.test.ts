import { askByNeed } from './ask-by-need';

const before = process.env.GATSBY_CPU_COUNT;
afterAll(() => {
  if (before === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = before;
});

/** Pages of which so many ask anew, and a query of all pages that does or does not. */
function ask(dirtyPages: number, isCommonDirty: boolean) {
  const pages = Array.from({ length: 3000 }, (_, index) => [`/${String(index)}`, index < dirtyPages] as const);
  const queries = [...pages, ['sq--src-features-company-use-company-ts', isCommonDirty] as const];
  askByNeed({ queries: { trackedQueries: new Map(queries.map(([id, is]) => [id, { dirty: is ? 2 : 0 }])) } });
  return process.env.GATSBY_CPU_COUNT;
}

test.each([
  [6, false, '1'],
  [1000, false, '1'],
  [1001, false, '2'],
  [0, true, '2'],
])('with %s pages that ask anew (what all show: %s) there are %s processors', (pages, isCommon, processors) => {
  process.env.GATSBY_CPU_COUNT = '1';
  expect(ask(pages, isCommon)).toBe(processors);
});

test('a build that has more of them keeps them', () => {
  process.env.GATSBY_CPU_COUNT = '3';
  expect(ask(6, false)).toBe('3');
});

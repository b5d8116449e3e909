import { askByNeed } from './ask-by-need';

const environment = process.env;
beforeEach(() => {
  process.env = { ...environment, GATSBY_CPU_COUNT: '1', MOST_WORKERS: '2' };
});
afterAll(() => {
  process.env = environment;
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
  expect(ask(pages, isCommon)).toBe(processors);
});

test('whoever says how many processes there are to be has them', () => {
  delete process.env.MOST_WORKERS;
  expect(ask(3000, true)).toBe('1');
});

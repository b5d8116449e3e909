import type { CreatePagesArgs } from 'gatsby';

import type { Tools } from './create-alike';
import { createUnlessKept } from './keep-page';

const component = '/site/src/templates/stock-item.tsx';
const page = { path: '/occasions/tractoren/fendt-1', component, context: { id: '1', alternates: { nl: '/a' } } };
const built = { component, context: { id: '1', alternates: { nl: '/a' } }, updatedAt: 1 };

function create(known: object | null): unknown[] {
  const createPage = jest.fn();
  const pages = new Map(known === null ? [] : [[page.path, known]]);
  const args = { actions: { createPage }, store: { getState: () => ({ pages }) } };
  createUnlessKept(args as unknown as CreatePagesArgs & Tools)(page);
  return createPage.mock.calls;
}

test('a page that says what it said before stays, as one of this build', () => {
  const known = { ...built };
  const start = Date.now();
  expect(create(known)).toEqual([]);
  expect(known.updatedAt).toBeGreaterThanOrEqual(start);
  expect({ ...known, updatedAt: 1 }).toEqual(built);
});

test.each([
  ['was not there before', null],
  ['says something else', { ...built, context: { id: '1', alternates: { nl: '/b' } } }],
  ['says more than before', { ...built, context: { id: '1' } }],
  ['has another template', { ...built, component: '/site/src/templates/vacancy.tsx' }],
])('a page that %s is created', (_, known) => {
  const before = JSON.stringify(known);
  expect(create(known)).toEqual([[page]]);
  expect(JSON.stringify(known)).toBe(before);
});

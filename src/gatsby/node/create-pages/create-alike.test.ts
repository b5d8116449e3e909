import type { CreatePagesArgs } from 'gatsby';

import { createAlike, type KnownPage, type Tools } from './create-alike';

const component = '/site/src/templates/stock-item.tsx';
const toPage = (id: string, template = component) => ({
  path: `/occasions/${id}`,
  component: template,
  context: { id },
});

/** What Gatsby does with the pages that it is told to create, and with those that it is told of. */
function startGatsby() {
  const pages = new Map<string, KnownPage>();
  const created: string[] = [];
  const createPage = (page: ReturnType<typeof toPage>) => {
    created.push(page.path);
    const more = { internalComponentName: `Component${page.path}`, mode: 'SSG', componentChunkName: 'a', updatedAt: 1 };
    pages.set(page.path, { ...page, ...more });
  };
  const dispatch = jest.fn(({ payload }: { payload: KnownPage }) => pages.set(payload.path, payload));
  const args = { actions: { createPage }, store: { getState: () => ({ pages }), dispatch } };
  return { pages, created, dispatch, create: createAlike(args as unknown as CreatePagesArgs & Tools) };
}

test('the first page of a template is made by Gatsby, the next ones like it', () => {
  const { pages, created, dispatch, create } = startGatsby();
  const start = Date.now();
  for (const page of [toPage('1'), toPage('2'), toPage('3', '/site/src/templates/vacancy.tsx'), toPage('4')])
    create(page);
  expect(created).toEqual(['/occasions/1', '/occasions/3']);
  expect(dispatch).toHaveBeenCalledTimes(2);
  const { updatedAt, ...second } = pages.get('/occasions/2') ?? { updatedAt: 0 };
  expect(second).toEqual({
    ...toPage('2'),
    internalComponentName: 'Component/occasions/2',
    mode: 'SSG',
    componentChunkName: 'a',
  });
  expect(updatedAt).toBeGreaterThanOrEqual(start);
  expect(pages.get('/occasions/1')).toMatchObject({ context: { id: '1' } });
});

test('the translation plugin is not asked about a page that says its language', () => {
  const { dispatch, create } = startGatsby();
  for (const id of ['1', '2']) create(toPage(id));
  expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ plugin: { name: 'gatsby-plugin-react-i18next' } }));
  expect(Object.keys(jest.requireActual<object>('gatsby-plugin-react-i18next/gatsby-node'))).toContain('onCreatePage');
});

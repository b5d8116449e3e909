import { setImmediate } from 'node:timers/promises';

import type { BuildArgs } from 'gatsby';

import { requestImages } from './request-images';

test('what pages with pictures ask is asked, and what those of machines ask by the thousand is not', async () => {
  const graphql = jest.fn(() => Promise.reject(new Error('said again when pages are asked for')));
  const toPage = (template: string) => ({
    componentPath: `/src/templates/${template}.tsx`,
    context: { language: 'nl' },
  });
  const pages = new Map(
    ['home', 'stock-item', 'stock-list', 'without-query', 'vacancies'].map((name) => [name, toPage(name)]),
  );
  const components = new Map(
    [...pages.values()].map(({ componentPath }) => [
      componentPath,
      { query: componentPath.includes('without') ? '' : 'query' },
    ]),
  );
  requestImages({ graphql, store: { getState: () => ({ pages, components }) } } as unknown as BuildArgs);
  await setImmediate();
  expect(graphql.mock.calls).toEqual([
    ['query', { language: 'nl' }],
    ['query', { language: 'nl' }],
  ]);
});

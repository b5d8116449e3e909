import { readFileSync } from 'node:fs';

import { readPageTemplate } from './page-template';

test('the data of a page say its template and its path', () => {
  const data = '{"componentChunkName":"component---src-templates-home-tsx","path":"/de","result":{"data":{}}}';
  expect(readPageTemplate(data)).toEqual({ template: 'component---src-templates-home-tsx', path: '/de' });
});

test.each(['{"path":"/de"}', '{"componentChunkName":', ''])('data that do not say it are none: %s', (data) => {
  expect(readPageTemplate(data)).toBeNull();
});

test('the installed Gatsby writes both under these names', () => {
  const writer = readFileSync(require.resolve('gatsby/dist/utils/page-data-helpers.js'), 'utf8');
  expect(writer).toMatch(/"componentChunkName":.*"path":/);
});

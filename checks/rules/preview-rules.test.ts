/** @size small */
import { addMark } from '../../src/gatsby/preview/mark';

import { checkPreview } from './preview-rules';

const check = (text: string) => checkPreview({ files: new Set(['/app.js', '/a.jpg']), read: () => text });

test('a release with something of the preview is named', () => {
  expect(check('Contentful')).toEqual([]);
  expect(check('e.setAttribute("data-contentful-entry-id",t)')).toEqual([
    '/app.js: has "data-contentful-" of the preview',
  ]);
  for (const kind of ['Entry', 'Asset'] as const)
    expect(check(addMark('Welkom', { kind, id: 'a', field: 'b', locale: 'nl' }))).toHaveLength(1);
});

import { maxFiguresPerPost } from '../../src/config/field-figures';

import { readFigures } from './read-figures';

const figure = { route: 'stockItem', name: 'LCP', way: 'load', value: 1234 };
const read = (figures: unknown, more: object = {}) => readFigures(JSON.stringify({ figures, ...more }));

test('reads the figures of a post', () => {
  const figures = [figure, { ...figure, name: 'CLS', way: 'link', value: 0.0123 }, { ...figure, way: 'within' }];
  expect(read(figures)).toEqual(figures);
});

test.each<[string, object]>([
  ['an unknown kind of page', { route: '/occasions/a/b' }],
  ['a name of objects as kind of page', { route: 'constructor' }],
  ['an unknown figure', { name: 'TTFB' }],
  ['an unknown way', { way: 'prerender' }],
  ['a value below zero', { value: -1 }],
  ['an LCP of more than a minute', { value: 60_001 }],
  ['an INP of more than a minute', { name: 'INP', value: 60_001 }],
  ['a CLS of more than a hundred', { name: 'CLS', value: 101 }],
  ['a text as value', { value: '1' }],
  ['no value', { value: undefined }],
  ['anything about the visitor', { visitor: 'a' }],
])('%s makes the whole post invalid', (_, change) => {
  expect(read([figure, { ...figure, ...change }])).toBeNull();
});

test.each(['', 'x', 'null', '[]', '{}', '{"figures":null}', '{"figures":[]}', '{"figures":[null]}'])(
  '‘%s’ is invalid',
  (text) => {
    expect(readFigures(text)).toBeNull();
  },
);

test('a number that JSON can write and JavaScript cannot hold is invalid', () => {
  expect(readFigures(JSON.stringify({ figures: [figure] }).replace('1234', '1e999'))).toBeNull();
});

test('a post has a limited number of figures, and says nothing beside', () => {
  expect(read(Array.from({ length: maxFiguresPerPost }, () => figure))).toHaveLength(maxFiguresPerPost);
  expect(read(Array.from({ length: maxFiguresPerPost + 1 }, () => figure))).toBeNull();
  expect(read([figure], { id: 1 })).toBeNull();
});

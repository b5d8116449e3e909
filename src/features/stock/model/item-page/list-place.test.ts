import { formatListContext, type ListContext } from './list-context';
import { findInListContext, parseListContext } from './list-place';

const list = { path: '/en/occasions/tractors?filter-makeName[]=Fendt&page=3', total: 137, first: 48 };
const items = [204170, 7, 204165].map((id) => ({ id: String(id), path: `/en/occasions/tractors/fendt-${String(id)}` }));
const trail: ListContext = { list, items };

test('a stored context is parsed to the same context', () => {
  expect(parseListContext(formatListContext(trail))).toEqual(trail);
  expect(parseListContext(formatListContext({ list, items: [] }))).toEqual({ list, items: [] });
});

test('of a list of which more was loaded the first 500 are stored', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    id: String(index),
    path: `/occasions/x/${String(index)}`,
  }));
  expect(parseListContext(formatListContext({ list, items: many }))?.items).toEqual(many.slice(0, 500));
  expect(parseListContext(JSON.stringify({ list, items: many }))).toBeNull();
});

test.each([null, '', '{', 'null', '[]', '{}', JSON.stringify({ list }), JSON.stringify({ items })])(
  'there is no trail when %j is stored',
  (text) => {
    expect(parseListContext(text)).toBeNull();
  },
);

test.each([
  ['a total that is no number', { total: '137' }],
  ['a total below nought', { total: -1 }],
  ['half an item', { first: 0.5 }],
])('%s breaks the trail', (_, wrong) => {
  expect(parseListContext(JSON.stringify({ list: { ...list, ...wrong }, items }))).toBeNull();
});

test.each([
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '\\/example.com',
  ' //example.com',
  'https://example.com/occasions',
  'javascript:alert(1)',
  'occasions/tractors',
  '',
])('the path %j, of the list or of any item, invalidates the whole context', (path) => {
  expect(parseListContext(JSON.stringify({ list: { ...list, path }, items }))).toBeNull();
  expect(parseListContext(JSON.stringify({ list, items: [...items, { id: '9', path }] }))).toBeNull();
});

test('the home page is a path', () => {
  expect(parseListContext(JSON.stringify({ list: { ...list, path: '/' }, items }))?.list.path).toBe('/');
});

const [first, middle, last] = items.map(({ path }) => path);
const place = (id: string) => ({ id, path: `/en/occasions/tractors/fendt-${id}` });

test.each([
  ['first', '204170', null, middle, 48],
  ['middle', '7', first, last, 49],
  ['last', '204165', middle, null, 50],
])('the %s item knows its place and its neighbours', (_, id, previous, next, position) => {
  expect(findInListContext(trail, place(id))).toEqual({
    previous,
    next,
    position,
    total: 137,
    listPath: list.path,
    firstPage: 3,
  });
});

test('an item that is not in the list, or a visit without a list, has no place', () => {
  expect(findInListContext(trail, place('9'))).toBeNull();
  expect(findInListContext(null, place('7'))).toBeNull();
});

describe('after a change of language', () => {
  const path = '/de/anlasse/traktoren/fendt-7';

  test('the trail of a category leads on in the new one, its filters kept', () => {
    expect(findInListContext(trail, { id: '7', path })).toMatchObject({
      listPath: '/de/anlasse/traktoren?filter-makeName[]=Fendt&page=3',
      previous: '/de/anlasse/traktoren/fendt-204170',
      next: '/de/anlasse/traktoren/fendt-204165',
      position: 49,
    });
  });

  test.each([
    ['/en/occasions?filter-used=1', '/de/anlasse?filter-used=1'],
    ['/en/sectors/agriculture/occasions', '/de/sektoren/landwirtschaft/anlasse'],
  ])('the list %s becomes %s; machines of other categories have no known address', (listPath, german) => {
    const mixed = [items[0], items[1], { id: '9', path: '/en/occasions/balers/claas-9' }].flatMap((item) => item ?? []);
    const mixedTrail = { list: { ...list, path: listPath }, items: mixed };
    expect(findInListContext(mixedTrail, { id: '7', path })).toMatchObject({
      listPath: german,
      previous: '/de/anlasse/traktoren/fendt-204170',
      next: null,
    });
  });

  test('a list that only the build knows in the new language is no trail', () => {
    const other = { list: { ...list, path: '/en/occasions/balers' }, items };
    expect(findInListContext(other, { id: '7', path })).toBeNull();
  });
});

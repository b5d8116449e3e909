import { findInTrail, formatListTrail, parseListTrail, type ListTrail } from './list-trail';

const list = { path: '/en/occasions/tractors?filter-makeName[]=Fendt&page=3', total: 137, first: 48 };
const items = [204170, 7, 204165].map((id) => ({ id: String(id), path: `/en/occasions/tractors/fendt-${String(id)}` }));
const trail: ListTrail = { list, items };

test('what is stored is read again', () => {
  expect(parseListTrail(formatListTrail(trail))).toEqual(trail);
  expect(parseListTrail(formatListTrail({ list, items: [] }))).toEqual({ list, items: [] });
});

test('of a list of which more was loaded the first 500 are stored', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    id: String(index),
    path: `/occasions/x/${String(index)}`,
  }));
  expect(parseListTrail(formatListTrail({ list, items: many }))?.items).toEqual(many.slice(0, 500));
  expect(parseListTrail(JSON.stringify({ list, items: many }))).toBeNull();
});

test.each([null, '', '{', 'null', '[]', '{}', JSON.stringify({ list }), JSON.stringify({ items })])(
  'there is no trail when %j is stored',
  (text) => {
    expect(parseListTrail(text)).toBeNull();
  },
);

test.each([
  ['a total that is no number', { total: '137' }],
  ['a total below nought', { total: -1 }],
  ['half an item', { first: 0.5 }],
])('%s breaks the trail', (_, wrong) => {
  expect(parseListTrail(JSON.stringify({ list: { ...list, ...wrong }, items }))).toBeNull();
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
])('the path %j, of the list or of any item, costs the whole trail', (path) => {
  expect(parseListTrail(JSON.stringify({ list: { ...list, path }, items }))).toBeNull();
  expect(parseListTrail(JSON.stringify({ list, items: [...items, { id: '9', path }] }))).toBeNull();
});

test('the home page is a path', () => {
  expect(parseListTrail(JSON.stringify({ list: { ...list, path: '/' }, items }))?.list.path).toBe('/');
});

const [first, middle, last] = items.map(({ path }) => path);

test.each([
  ['first', '204170', null, middle, 48],
  ['middle', '7', first, last, 49],
  ['last', '204165', middle, null, 50],
])('the %s item knows its place and its neighbours', (_, id, previous, next, position) => {
  expect(findInTrail(trail, id)).toEqual({ previous, next, position, total: 137, listPath: list.path, firstPage: 3 });
});

test('an item that is not in the list, or a visit without a list, has no place', () => {
  expect(findInTrail(trail, '9')).toBeNull();
  expect(findInTrail(null, '7')).toBeNull();
});

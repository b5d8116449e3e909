import type { CreateResolversArgs } from 'gatsby';

import { createResolvers } from '../hooks/node/create-resolvers';

import { toLinksId } from './linked-nodes';

type Resolve = (source: object, args: object, context: object) => unknown;
type Resolvers = Record<string, Record<string, { resolve: Resolve }>>;

function getResolver(type: string, field: string): Resolve {
  const all: Resolvers = {};
  const create = (resolvers: Resolvers) => {
    for (const [name, fields] of Object.entries(resolvers)) all[name] = { ...all[name], ...fields };
  };
  createResolvers({ createResolvers: create } as unknown as CreateResolversArgs);
  const resolver = all[type]?.[field];
  if (resolver === undefined) throw new Error(`${type}.${field} has no resolver.`);
  return resolver.resolve;
}

const sectionIds = ['all', 'tractors', 'tractor', 'text'];
const nodes = ['claas', 'fendt', 'kubota'].map((id) => ({ id }));
const toLinks = (entry: string, links: object) => ({ id: toLinksId(entry, 'nl'), links });
const links = [toLinks('chosen', { brands: ['kubota', 'claas'] }), toLinks('page', { sections: sectionIds })];
const toModel = (known: readonly { id: string }[]) => ({
  getNodeById: ({ id }: { id: string }) => [...known, ...links].find((node) => node.id === id) ?? null,
  findAll: () => Promise.resolve({ entries: known }),
});

test('brands stand in the order in which an editor chose them, and all by name without a choice', async () => {
  const resolve = getResolver('ContentfulBrandSection', 'shown');
  const nodeModel = toModel(nodes);
  const chosen = { contentful_id: 'chosen', node_locale: 'nl' };
  expect(await resolve(chosen, {}, { nodeModel })).toEqual([{ id: 'kubota' }, { id: 'claas' }]);
  expect(await resolve({ ...chosen, contentful_id: 'all' }, {}, { nodeModel })).toEqual(nodes);
});

test('a vacancy without a day is as old as its entry', () => {
  const resolve = getResolver('ContentfulVacancy', 'published');
  const createdAt = '2026-11-20T08:15:00.000Z';
  expect(resolve({ publishedDate: '2026-11-01', createdAt }, {}, {})).toBe('2026-11-01');
  expect(resolve({ createdAt }, {}, {})).toBe(createdAt);
});

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['01-12-2026', false],
  [undefined, false],
])('a vacancy that closes on %j is closed: %s', (closingDate, closed) => {
  expect(getResolver('ContentfulVacancy', 'closed')({ closingDate }, { on: '2026-11-20' }, {})).toBe(closed);
});

test('a section shows the newest machines as the stock API does: without a date last, of equal ones the highest id first', async () => {
  const stockItem = (advertisementID: string, createdDate?: string) => ({ advertisementID, createdDate });
  const dated = ['1', '2', '10', '3'].map((id) => stockItem(id, '2026-10-02T10:00:00+02:00'));
  const entries = [stockItem('99'), ...dated, stockItem('4', '2026-10-02T09:00:00Z')];
  const findAll = () => Promise.resolve({ entries });
  const shown = await getResolver('ContentfulStockTeaser', 'items')({}, {}, { nodeModel: { findAll } });
  expect((shown as typeof entries).map(({ advertisementID }) => advertisementID)).toEqual(['4', '10', '3', '2']);
});

const inDutch = { node_locale: 'nl' };

test.each([
  [{ category: ' tractors ' }, ['tractors']],
  [{ category: 'Tractors' }, ['tractors']],
  [{ category: 'cranes' }, ['cranes']],
  [{ category: 'tractors', sector: 'agriculture' }, ['tractors']],
  [{ sector: 'agriculture', category: '' }, ['balers']],
  [{}, null],
])('a section of %j is about the categories %j', async (section, expected) => {
  const findOne = () => Promise.resolve({ categories: ['balers', 'balers'] });
  const findAll = () => Promise.resolve({ entries: [{ name: 'tractors' }, { name: 'balers' }] });
  const categories = getResolver('ContentfulStockTeaser', 'categories');
  const nodeModel = { findOne, findAll, getNodeById: () => null };
  expect(await categories({ ...inDutch, ...section }, {}, { nodeModel })).toEqual(expected);
});

test('a section about a stock category that does not exist is left out of its page', async () => {
  const sections = sectionIds.map((id) => ({
    id,
    internal: { type: id === 'text' ? 'ContentfulTextSection' : 'ContentfulStockTeaser' },
    category: id === 'all' ? '' : id,
  }));
  const nodeModel = {
    ...toModel(sections),
    findAll: () => Promise.resolve({ entries: [{ name: 'tractors' }] }),
    findOne: ({ query }: { query: { filter: { name: { in: string[] } } } }) =>
      Promise.resolve(query.filter.name.in.includes('tractors') ? {} : null),
  };
  const page = { contentful_id: 'page', node_locale: 'nl' };
  const shown = await getResolver('ContentfulPage', 'sections')(page, {}, { nodeModel });
  expect((shown as typeof sections).map(({ id }) => id)).toEqual(['all', 'tractors', 'text']);
});

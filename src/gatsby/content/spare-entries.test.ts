import type { Node } from 'gatsby';

import { sparesId, toQueriesWithoutSpares, withoutSpares } from './spare-entries';

const { Query } = toQueriesWithoutSpares();

/** What Gatsby is asked in the end. */
function ask(field: string, args: object, entries?: string[]) {
  const asked: string[] = [];
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => {
      asked.push(id);
      return entries === undefined ? null : { entries };
    },
  };
  const originalResolver = (_: unknown, given: object) => given;
  const given = Query[field]?.resolve(null, args as never, { nodeModel }, { originalResolver });
  return { given, asked };
}

test.each(['Page', 'Company', 'Sector'])('a %s that another one has the place of is not found', (type) => {
  const filter = { node_locale: { eq: 'nl' } };
  const without = { ...filter, contentful_id: { nin: ['second'] } };
  expect(ask(`contentful${type}`, filter, ['second']).given).toEqual(without);
  expect(ask(`allContentful${type}`, { filter, limit: 3 }, ['second']).given).toEqual({ filter: without, limit: 3 });
  expect(ask(`allContentful${type}`, {}, ['second']).given).toEqual({ filter: { contentful_id: { nin: ['second'] } } });
});

test('a page that is asked for by its id is that page, whatever is spare', () => {
  const filter = { contentful_id: { eq: 'mine' }, node_locale: { eq: 'nl' } };
  const { given } = ask('contentfulPage', filter, ['second']);
  expect(given).toEqual({ ...filter, contentful_id: { eq: 'mine', nin: ['second'] } });
});

test('where there are none, what is asked stays as it is, and depends on the node that says so', () => {
  const { given, asked } = ask('contentfulPage', { route: { eq: 'home' } }, []);
  expect(given).toEqual({ route: { eq: 'home' } });
  expect(asked).toEqual([sparesId]);
  expect(ask('allContentfulCompany', {}).given).toEqual({ filter: {} });
});

test('a list of nodes is one without them, too', () => {
  const nodes = ['company', 'second'].map((contentful_id) => ({ contentful_id }) as unknown as Node);
  expect(withoutSpares(nodes, () => ({ entries: ['second'] }))).toEqual(nodes.slice(0, 1));
  expect(withoutSpares(nodes, () => undefined)).toEqual(nodes);
});

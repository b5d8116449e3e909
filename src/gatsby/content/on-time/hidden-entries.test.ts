import { addHiddenFilter, hiddenId, toQueriesOnTime } from './hidden-entries';

const { Query } = toQueriesOnTime();

/** What Gatsby is asked in the end, and which nodes the answer depends on. */
function ask(args: object, entries?: string[]) {
  const asked: string[] = [];
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => {
      asked.push(id);
      return entries === undefined ? null : { entries };
    },
  };
  const originalResolver = (_: unknown, given: object) => given;
  const given = Query.allContentfulVacancy?.resolve(null, args, { nodeModel }, { originalResolver });
  return { given, asked };
}

test('lists of vacancies, articles and pop-ups are asked without those that are hidden for now', () => {
  expect(Object.keys(Query)).toEqual([
    'allContentfulVacancy',
    'allContentfulNews',
    'allContentfulStory',
    'allContentfulPopUp',
  ]);
  const filter = { enabled: { eq: true } };
  expect(ask({ filter, limit: 3 }, ['later']).given).toEqual({
    filter: { ...filter, contentful_id: { nin: ['later'] } },
    limit: 3,
  });
  expect(ask({ filter: { contentful_id: { ne: 'a' } } }, ['later']).given).toEqual({
    filter: { contentful_id: { ne: 'a', nin: ['later'] } },
  });
});

test('where none is hidden, what is asked stays as it is, and depends on the node that says so', () => {
  expect(ask({}, [])).toEqual({ given: { filter: {} }, asked: [hiddenId] });
  expect(ask({})).toEqual({ given: { filter: {} }, asked: [hiddenId] });
  expect(addHiddenFilter({ a: 1 }, { nodeModel: { getNodeById: () => ({ entries: [] }) } })).toEqual({ a: 1 });
});

import { memoizeResolvers } from './memoized-resolvers';

const before = process.env.gatsby_executing_command;
afterEach(() => {
  if (before === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = before;
});

function ask(type: string, field: string, requests: readonly (readonly [object, object])[]) {
  process.env.gatsby_executing_command = 'build';
  const originalResolver = jest.fn((...[, args]: [unknown, object]) => ({ args }));
  const nodeModel = { getNodeById: jest.fn(), trackPageDependencies: jest.fn() };
  const resolve = memoizeResolvers()[type]?.[field]?.resolve as unknown as (...given: unknown[]) => unknown;
  const answers = requests.map(([source, args]) => resolve(source, args, { nodeModel }, { originalResolver }));
  return { answers, asked: originalResolver.mock.calls.length, nodeModel };
}

test('a list is found once for the same arguments, and every page is said to depend on it', () => {
  const dutch = { filter: { language: { eq: 'nl' } } };
  const { answers, asked, nodeModel } = ask('Query', 'allLocale', [
    [{}, dutch],
    [{}, structuredClone(dutch)],
    [{}, { filter: { language: { eq: 'en' } } }],
  ]);
  expect(answers[1]).toBe(answers[0]);
  expect(answers[2]).not.toEqual(answers[0]);
  expect(asked).toBe(2);
  expect(nodeModel.trackPageDependencies.mock.calls).toEqual([[[], { connectionType: 'Locale' }]]);
});

test('a picture is looked at once in each size, and again when it is another one', () => {
  const picture = { id: 'a', parent: 'file of a', internal: { contentDigest: '1' } };
  const { asked, nodeModel } = ask('ImageSharp', 'gatsbyImageData', [
    [picture, { width: 100 }],
    [picture, { width: 100 }],
    [picture, { width: 200 }],
    [{ ...picture, internal: { contentDigest: '2' } }, { width: 100 }],
  ]);
  expect(asked).toBe(3);
  expect(nodeModel.getNodeById.mock.calls).toEqual([[{ id: 'file of a' }]]);
});

test('while the site is developed nothing is remembered', () => {
  process.env.gatsby_executing_command = 'develop';
  expect(memoizeResolvers()).toEqual({});
});

import { findReason, mayCleanHelp } from './process';

test('the reason of a failed build is the first thing that Gatsby calls an error, in one line', () => {
  const output = `success source and transform nodes - 3s
warn something

\u001b[31merror\u001b[39m The stock API at http://127.0.0.1:4010
answered with status 503.

  Error: gatsby-source-stock

error second
`;
  expect(findReason(output)).toBe('The stock API at http://127.0.0.1:4010 answered with status 503.');
  const thrown =
    'error "gatsby-source-x" threw an error while running the sourceNodes lifecycle:\n\nIt broke\n\n  at x';
  expect(findReason(thrown)).toBe('"gatsby-source-x" threw an error while running the sourceNodes lifecycle: It broke');
  expect(findReason('killed')).toBe('Gatsby stopped without a reason.');
});

test.each([
  ['Cannot query field "intro" on type "ContentfulPage".', true],
  ['The stock API at http://127.0.0.1:4010 answered with status 503.', false],
  ['Accessing your Contentful space failed.', false],
  ['The CMS at cdn.contentful.com cannot be reached.', false],
])('%s A build without caches may help: %s', (reason, expected) => {
  expect(mayCleanHelp(reason)).toBe(expected);
});

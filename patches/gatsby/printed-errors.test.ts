import { findReason, mayCleanHelp } from './printed-errors';

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

/** What a build with a stock API that answers 503 printed, without what went well: Node's warnings, then the end. */
const printed503 = {
  '20.20.2': `info GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: Running with concurrency set to \`50\`
success compile gatsby files - 17.954s
success Waiting for the stock - 0.000s
error The stock API at http://127.0.0.1:4710 answered with status 503. The site was not built; what is online stays as it is.
not finished source and transform nodes - 6.227s
`,
  '22.12.0': `info GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: Running with concurrency set to \`50\`
error (node:28232) [DEP0040] DeprecationWarning: The \`punycode\` module is deprecated. Please use a userland alternative instead.
(Use \`node --trace-deprecation ...\` to show where the warning was created)
error (node:28257) [DEP0040] DeprecationWarning: The \`punycode\` module is deprecated. Please use a userland alternative instead.
(Use \`node --trace-deprecation ...\` to show where the warning was created)
success compile gatsby files - 24.094s
success Waiting for the stock - 0.019s
not finished source and transform nodes - 5.979s
error The stock API at http://127.0.0.1:4710 answered with status 503. The site was not built; what is online stays as it is.
`,
  '24.21.0': `info GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: Running with concurrency set to \`50\`
success compile gatsby files - 20.417s
success Waiting for the stock - 0.050s
error The stock API at http://127.0.0.1:4710 answered with status 503. The site was not built; what is online stays as it is.
not finished source and transform nodes - 4.529s
`,
};

test.each(Object.entries(printed503))('on Node %s the same fault has the same reason', (_, output) => {
  expect(findReason(output)).toBe(
    'The stock API at http://127.0.0.1:4710 answered with status 503. The site was not built; what is online stays as it is.',
  );
});

/** What a build printed in which the template of a page threw an error, without what went well and most of the data. */
const printedThrow = `success Writing page-data.json and slice-data.json files to public directory - 4.554s - 975/975 214.10/s
error Truncated page data information for the failed page "/de/sind-wir-das": {
  "errors": {},
  "path": "/de/sind-wir-das",
  "pageContext": {
    "language": "de",
    "today": "2026-11-29"
  }
}
failed Building static HTML for pages - 21.942s
error Building static HTML failed for path "/de/sind-wir-das"

\u001b[0m \u001b[90m 82 |\u001b[39m         if (penalty < minPenalty) {
\u001b[31m\u001b[1m>\u001b[22m\u001b[39m 83 |           msk = i;
    | ^

\u001b[0m  \u001b[97m\u001b[41mWebpackError\u001b[0m\u001b[37m\u001b[41m:\u001b[0m\u001b[37m\u001b[41m \u001b[0m\u001b[97m\u001b[41mThe account has no name\u001b[0m

\u001b[0m  \u001b[90m-\u001b[0m \u001b[93mindex.mjs\u001b[90m:\u001b[0m\u001b[93m83\u001b[0m
\u001b[0m  [dealer-website]/[uqr]/dist/index.mjs:83:1
`;

test('of a page that throws the reason is its path and its message', () => {
  expect(findReason(printedThrow)).toBe(
    'Building static HTML failed for path "/de/sind-wir-das": The account has no name',
  );
});

test('a warning of Node’s is not the reason, also where it is all that Gatsby calls an error', () => {
  const [warning = ''] = /^error .*$/m.exec(printed503['22.12.0']) ?? [];
  expect(warning).toContain('punycode');
  expect(findReason(warning)).toBe('Gatsby stopped without a reason.');
});

test.each([
  ['Cannot query field "intro" on type "ContentfulPage".', true],
  ['The stock API at http://127.0.0.1:4010 answered with status 503.', false],
  ['Accessing your Contentful space failed.', false],
  ['The CMS at cdn.contentful.com cannot be reached.', false],
])('%s A build without caches may help: %s', (reason, expected) => {
  expect(mayCleanHelp(reason)).toBe(expected);
});

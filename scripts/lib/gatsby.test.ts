import { findReason } from './gatsby';

test('the reason of a failed build is the first thing that Gatsby calls an error, in one line', () => {
  const output = `success source and transform nodes - 3s
warn something

\u001b[41m ERROR \u001b[49m  UNKNOWN

The stock API at http://127.0.0.1:4010
answered with status 503.

  Error: gatsby-source-stock

 ERROR  second
`;
  expect(findReason(output)).toBe('The stock API at http://127.0.0.1:4010 answered with status 503.');
  expect(findReason('killed')).toBe('Gatsby stopped without a reason.');
});

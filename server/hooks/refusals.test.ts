/** @size small */
import { createRefusalLog, explainRefusal } from './refusals';

const both = { contentfulSecret: 'secret', hookToken: 'token' };
const signed = { 'x-contentful-signature': 'abc' };
const token = { authorization: 'Bearer other' };

test.each([
  [signed, both, 'HOOK_CONTENTFUL_SECRET, or was used before'],
  [signed, { ...both, contentfulSecret: null }, 'HOOK_CONTENTFUL_SECRET is not set'],
  [token, both, 'its token is not HOOK_TOKEN'],
  [token, { ...both, hookToken: null }, 'HOOK_TOKEN is not set'],
  [{}, both, 'request verification'],
  [token, { contentfulSecret: null, hookToken: null }, 'nobody may request a build'],
])('a refused call with %j names the setting to look at', (headers, settings, reason) => {
  expect(explainRefusal({ headers }, settings)).toContain(reason);
});

test('many calls of strangers are one line a minute, which counts them', () => {
  const lines = jest.spyOn(console, 'warn').mockImplementation();
  let now = 0;
  const refusals = createRefusalLog(() => now);
  for (let call = 0; call < 3; call += 1) refusals.log('a-1', 'why');
  refusals.log('a-1', 'another');
  now = 60_000;
  refusals.log('a-2', 'why');
  expect(lines.mock.calls.map(([line]) => String(line).replace(/^\S+ /, ''))).toEqual([
    'warn: A call for a build was refused: why. (requestId=a-1)',
    'warn: A call for a build was refused: another. (requestId=a-1)',
    'warn: A call for a build was refused (and 2 calls before it): why. (requestId=a-2)',
  ]);
  lines.mockRestore();
});

/** @size small */
import { readSecrets, redact } from './redact';

const token = 'a-token-of-the-hooks-that-nobody-guesses';

it.each([
  ['a token that is known', `The token ${token} is wrong.`, 'The token [secret] is wrong.'],
  ['a header', 'authorization: Bearer abc.def-123~x/+==', 'authorization: Bearer [secret]'],
  ['a password of a browser', 'authorization: Basic bWU6c2VjcmV0', 'authorization: Basic [secret]'],
  [
    'a password in an address',
    'connect smtp://me:s3cret@mail.dealer.example:587',
    'connect smtp://[secret]@mail.dealer.example:587',
  ],
  ['a query', 'GET /occasions?freeTextSearch=Jan+Jansen&x=1 failed', 'GET /occasions?[query] failed'],
  [
    'the query of an address',
    'at https://cdn.example/spaces?access_token=abc.',
    'at https://cdn.example/spaces?[query]',
  ],
  ['a query in quotation marks', 'The page “/en?q=1” is gone', 'The page “/en?[query]” is gone'],
  ['a mail address', '550 <jan.jansen+x@post.dealer.example>: no such user', '550 <[mail]>: no such user'],
  ['mail addresses', 'to=a@dealer.example,b@dealer.example', 'to=[mail],[mail]'],
  ['an encoded one', 'GET /contact/jan%40dealer.example', 'GET /contact/[mail]'],
])('%s is not logged', (_, text, expected) => {
  expect(redact(text, [token])).toBe(expected);
});

it.each([
  'Is it online? Yes.',
  'gatsby@5.16.1 and @babel/core@7.29.1',
  'node_modules/.pnpm/sharp@0.34.5/node_modules/sharp',
  'http://localhost:8000/en/occasions',
  'release 20261129-120000: 1 file',
])('“%s” stays', (text) => {
  expect(redact(text, [])).toBe(text);
});

it('a long line takes no time', () => {
  const line = `${'a'.repeat(50_000)}?${'b.'.repeat(50_000)} ${'c@'.repeat(50_000)}`;
  const start = process.cpuUsage();
  redact(line, [token]);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});

it('secrets are known by the names of their settings, the longest first', () => {
  expect(
    readSecrets({
      ...{ HOOK_TOKEN: token, HOOK_CONTENTFUL_SECRET: '0123456789abcdef', PREVIEW_TOKEN: ' ', STATUS_TOKEN: 'short' },
      ...{ SMTP_URL: 'smtp://me:secret@mail.dealer.example', REBUILD_NOTIFY_URL: 'https://chat.example/T0/B0/abc' },
      ...{ SITE_URL: 'https://www.dealer.example', PORT: '8000' },
    }),
  ).toEqual([token, 'smtp://me:secret@mail.dealer.example', 'https://chat.example/T0/B0/abc', '0123456789abcdef']);
});

/** @size small */
import { getAccess } from './preview-access';

const token = 'a-token-of-the-preview-that-nobody-guesses';
const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

test.each([
  [{ url: '/', authorization: `Bearer ${token}` }, 'allowed'],
  [{ url: '/', authorization: basic(token) }, 'allowed'],
  [{ url: '/' }, 'refused'],
  [{ url: '/', authorization: basic('') }, 'refused'],
  [{ url: '/', authorization: `Bearer ${token}x` }, 'refused'],
  [{ url: '/', cookie: `preview=${token}` }, 'refused'],
  [{ url: '/?secret=' }, 'refused'],
  [{ url: '/?secret=other' }, 'refused'],
])('%j is %s', (request, kind) => {
  expect(getAccess(token, request).kind).toBe(kind);
});

test('the secret leaves the address and becomes a cookie, which is not the secret', () => {
  const access = getAccess(token, { url: `/en/team?a=1&secret=${token}` });
  if (access.kind !== 'keep') throw new Error(access.kind);
  expect(access.location).toBe('/en/team?a=1');
  expect(access.cookie).toMatch(/^preview=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned/);
  expect(access.cookie).not.toContain(token);
  const cookie = `other=1; ${access.cookie.split(';')[0] ?? ''}`;
  expect(getAccess(token, { url: '/', cookie }).kind).toBe('allowed');
  expect(getAccess(`${token}2`, { url: '/', cookie }).kind).toBe('refused');
});

test('a path that would be another host stays on this one', () => {
  expect(getAccess(token, { url: `//evil.example?secret=${token}` })).toMatchObject({ location: '/evil.example' });
});

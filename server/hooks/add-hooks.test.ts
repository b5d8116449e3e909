import { createHmac } from 'node:crypto';

import fastify, { type FastifyInstance } from 'fastify';

import { addHooks } from './add-hooks';

const contentfulSecret = '0123456789abcdef'.repeat(4);
const hookToken = 'a-token-of-the-hooks-that-nobody-guesses';
const statusToken = 'a-token-of-the-status-that-nobody-guesses';

let server: FastifyInstance;
let causes: string[] = [];

async function start(settings: {
  contentfulSecret: string | null;
  hookToken: string | null;
  statusToken: string | null;
  hookPath?: string;
  siteUrl?: string;
}) {
  causes = [];
  server = fastify();
  await addHooks(server, {
    ...settings,
    requestBuild: (cause) => causes.push(cause),
    getStatus: () => Promise.resolve({ release: 'one' }),
  });
}
let warned: jest.SpyInstance;
beforeEach(async () => {
  warned = jest.spyOn(console, 'warn').mockImplementation();
  await start({ contentfulSecret, hookToken, statusToken });
});
afterEach(async () => {
  warned.mockRestore();
  await server.close();
});

let last = 0;

/** A moment of now that no other call was signed at: a signature is accepted once. */
function getMoment(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}

/** Signs as Contentful does (`contentful-signature.test.ts` has vectors of its code), with a content type. */
const signType = (type: string) => sign(getMoment(), '{}', '/hooks/rebuild', type);

function sign(signedAt: number, body = '{}', path = '/hooks/rebuild', type?: string): Record<string, string> {
  const names = `${type === undefined ? '' : 'content-type,'}x-contentful-signed-headers,x-contentful-timestamp`;
  const first = type === undefined ? '' : `content-type:${type};`;
  const line = `${first}x-contentful-signed-headers:${names};x-contentful-timestamp:${String(signedAt)}`;
  const signature = createHmac('sha256', contentfulSecret).update(`POST\n${path}\n${line}\n${body}`).digest('hex');
  return {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-signature': signature,
    'x-contentful-signed-headers': names,
    'x-contentful-timestamp': String(signedAt),
  };
}

async function call(headers: Record<string, string>, payload = '{}', url = '/hooks/rebuild'): Promise<number> {
  return (await server.inject({ method: 'POST', url, headers, payload })).statusCode;
}

const minute = 60_000;

test('a call signed by Contentful requests a build, and only once', async () => {
  const headers = sign(getMoment());
  expect(await call(headers)).toBe(202);
  expect(await call(headers)).toBe(401);
  expect(
    await call({ ...headers, 'x-contentful-signature': (headers['x-contentful-signature'] ?? '').toUpperCase() }),
  ).toBe(401);
  expect(await call({ ...headers, 'x-contentful-signature': `${headers['x-contentful-signature'] ?? ''}-` })).toBe(401);
  expect(causes).toEqual(['contentful']);
});

test('a call about what no visitor sees is accepted and requests nothing, also with the token', async () => {
  const topic = { 'x-contentful-topic': 'ContentManagement.Task.save' };
  expect(await call({ ...sign(getMoment()), ...topic })).toBe(202);
  expect(await call({ authorization: `Bearer ${hookToken}`, ...topic })).toBe(202);
  expect(await call(topic)).toBe(401);
  expect(causes).toEqual([]);
  expect(await call({ ...sign(getMoment()), 'x-contentful-topic': 'ContentManagement.ReleaseAction.execute' })).toBe(
    202,
  );
  expect(causes).toEqual(['contentful']);
});

test.each([
  ['long ago', -6 * minute, 401],
  ['a moment ago', -4 * minute, 202],
  ['by a clock that is a little ahead', 4 * minute, 202],
  ['in the future', 6 * minute, 401],
])('a call signed %s has the expected status', async (_, offset, status) => {
  expect(await call(sign(getMoment() + offset))).toBe(status);
  expect(causes).toHaveLength(status === 202 ? 1 : 0);
});

test('a caller without a signature sends the token', async () => {
  expect(await call({ authorization: `Bearer ${hookToken}` })).toBe(202);
  expect(await call({ authorization: `bearer ${hookToken}`, 'content-type': 'text/plain' }, 'x')).toBe(202);
  expect(await call({ authorization: `Bearer ${hookToken}`, 'x-contentful-signature': '' })).toBe(202);
  expect(causes).toEqual(['hook', 'hook', 'hook']);
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['another token', { authorization: `Bearer ${hookToken}x` }],
  ['the token of the status', { authorization: `Bearer ${statusToken}` }],
  ['no token', { authorization: 'Bearer ' }],
  ['the token in another scheme', { authorization: `Basic ${hookToken}` }],
  ['a wrong signature with the right token', { ...sign(getMoment(), 'other'), authorization: `Bearer ${hookToken}` }],
])('a call with %s is rejected, and the log says so', async (_, headers) => {
  expect(await call(headers)).toBe(401);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('A call for a build was refused: '));
  expect(causes).toEqual([]);
});

test('a call may have no body', async () => {
  for (const headers of [{}, { 'content-length': '0' }, { 'content-type': 'application/json' }])
    expect(
      await server.inject({
        ...{ method: 'POST', url: '/hooks/rebuild' },
        headers: { authorization: `Bearer ${hookToken}`, ...headers },
      }),
    ).toMatchObject({ statusCode: 202 });
});

test('the largest entry is accepted; a call that is too large is rejected before it is read, and the log says so', async () => {
  const entry = 'x'.repeat(1_100_000);
  expect(await call(sign(getMoment(), entry), entry)).toBe(202);
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const large = 'x'.repeat(2 * 1024 * 1024 + 1);
  expect(await call({ authorization: `Bearer ${hookToken}` }, large)).toBe(413);
  expect(await call(sign(getMoment(), large), large)).toBe(413);
  expect(causes).toEqual(['contentful']);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('A call of 2097153 bytes to /hooks/rebuild was refused: too large.'),
  );
  logged.mockRestore();
});

test('without the secret of Contentful, the token decides on a signed call as well', async () => {
  await server.close();
  await start({ contentfulSecret: null, hookToken, statusToken });
  expect(await call({ ...sign(getMoment()), authorization: `Bearer ${hookToken}` })).toBe(202);
  expect(await call({ ...sign(getMoment()), authorization: `Bearer ${hookToken}x` })).toBe(401);
  expect(await call(sign(getMoment()))).toBe(401);
  expect(causes).toEqual(['hook']);
});

test('a token may have any characters', async () => {
  const token = 'een-sleutel-für-Händler-die-niemand-rät';
  await server.close();
  await start({ contentfulSecret: null, hookToken: token, statusToken });
  expect(await call({ authorization: `Bearer  ${Buffer.from(token).toString('latin1')}` })).toBe(202);
  expect(await call({ authorization: `Bearer ${token}` })).toBe(202);
});

test.each(['', 'nonsense', 'text', 'application/json;;', 'a/b/c', '*'])(
  'the content type ‘%s’ does not identify the caller, and is verified as signed',
  async (type) => {
    expect(await call({ authorization: `Bearer ${hookToken}`, 'content-type': type })).toBe(202);
    expect(await call({ ...sign(getMoment()), 'content-type': type })).toBe(202);
    expect(await call({ ...signType(type), 'content-type': type })).toBe(202);
    expect(await call({ ...signType('text/html'), 'content-type': type })).toBe(401);
  },
);

test.each([
  ['/hooks/rebuild/', '/hooks/rebuild/', {}],
  ['/hooks/rebuild', '/hooks/rebuild/', {}],
  ['/hooks/rebuild/', '/hooks/rebuild', {}],
  ['/hooks/rebuild?from=cms', '/hooks/rebuild?from=cms', {}],
  // As Contentful's own toolkit signs it.
  ['/hooks/rebuild?from%253Dcms', '/hooks/rebuild?from=cms', {}],
  ['/site/hooks/rebuild', '/hooks/rebuild', {}],
  ['/site/hooks/rebuild/', '/hooks/rebuild', {}],
  ['/cms/notify', '/hooks/rebuild', {}],
  // An address that ends in a slash with a path that begins with one; some proxies make one slash of it.
  ['//hooks/rebuild', '//hooks/rebuild', {}],
  ['//hooks/rebuild', '/hooks/rebuild', {}],
  ['/other/hooks/rebuild', '/hooks/rebuild', { 'x-forwarded-prefix': '/other/' }],
])('a call that was signed for %s is accepted at %s', async (signed, asked, headers) => {
  await server.close();
  await start({
    ...{ contentfulSecret, hookToken, statusToken },
    hookPath: '/cms/notify',
    siteUrl: 'https://a.example/site',
  });
  expect(await call({ ...sign(getMoment(), '{}', signed), ...headers }, '{}', asked)).toBe(202);
  expect(causes).toEqual(['contentful']);
});

test.each([
  ['/site/hooks/rebuild', '/hooks/rebuild', {}],
  ['/hooks/rebuild?from=cms', '/hooks/rebuild', {}],
  ['/hooks/rebuild', '/hooks/rebuild?from=cms', {}],
  ['/hooks', '/hooks/rebuild', {}],
  ['', '/hooks/rebuild', {}],
  ['/hooks/rebuild//', '/hooks/rebuild', {}],
  ['/other/hooks/rebuild', '/hooks/rebuild', { 'x-forwarded-prefix': '/another' }],
  ['https://a.example/hooks/rebuild', '/hooks/rebuild', { 'x-forwarded-prefix': 'https://a.example' }],
])('a call that was signed for %s is not accepted at %s', async (signed, asked, headers) => {
  expect(await call({ ...sign(getMoment(), '{}', signed), ...headers }, '{}', asked)).toBe(401);
  expect(causes).toEqual([]);
});

test('a call is accepted once, whichever of its paths was signed', async () => {
  const headers = sign(getMoment(), '{}', '/hooks/rebuild/');
  expect([await call(headers), await call(headers, '{}', '/hooks/rebuild/')]).toEqual([202, 401]);
});

test('without secrets every call is rejected', async () => {
  await server.close();
  await start({ contentfulSecret: null, hookToken: null, statusToken: null });
  expect(await call({ authorization: 'Bearer null' })).toBe(401);
  expect(await call(sign(getMoment()))).toBe(401);
  expect((await server.inject({ url: '/status', headers: { authorization: 'Bearer null' } })).statusCode).toBe(401);
  expect(causes).toEqual([]);
});

test('the status of builds needs the status token', async () => {
  const allowed = await server.inject({ url: '/status', headers: { authorization: `Bearer ${statusToken}` } });
  expect([allowed.statusCode, allowed.json()]).toEqual([200, { release: 'one' }]);
  for (const authorization of [`Bearer ${hookToken}`, ''])
    expect((await server.inject({ url: '/status', headers: { authorization } })).statusCode).toBe(401);
});

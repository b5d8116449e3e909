/** @size medium */
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { createPreviewServer } from './create-preview-server';
import { createEventStream } from './event-stream';

const token = 'a-token-of-the-preview-that-nobody-guesses';
const authorization = `Bearer ${token}`;
let upstream: Server;
let server: FastifyInstance;
let url = '';
let passedOn: IncomingMessage['headers'][] = [];
const typed: unknown[] = [];

beforeEach(async () => {
  passedOn = [];
  upstream = createServer((received, answer) => {
    passedOn.push(received.headers);
    answer.writeHead(200, { 'content-type': 'text/html', 'x-powered-by': 'Express' }).end('<h1>Page</h1>');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const events = createEventStream();
  server = await createPreviewServer({
    settings: { token, frames: ['https://app.contentful.com'] },
    upstream: `http://127.0.0.1:${String((upstream.address() as AddressInfo).port)}`,
    ...{ space: { spaceId: 's', environment: 'master' }, frames: [], events },
    webApp: 'https://app.contentful.com',
    getHealth: () => ({ state: 'starting', cms: null }),
    list: (keys) =>
      keys.includes('Entry a')
        ? [
            {
              kind: 'Entry',
              id: 'a',
              type: 'Hero',
              title: 'A',
              fields: [{ id: 'title', name: '', locale: 'nl', value: '' }],
            },
          ]
        : [],
    check: () => Promise.resolve(),
    type: (id, values) => {
      typed.push([id, values]);
      return [];
    },
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

test('pages are told of no new code: each would hold one of a browser’s few connections', async () => {
  const answer = await fetch(`${url}/__webpack_hmr?path=x`, { headers: { authorization } });
  expect([answer.status, passedOn]).toEqual([204, []]);
});

test('a page is passed on to whoever has the token, without the token, and may not be indexed', async () => {
  const answer = await fetch(`${url}/en/team`, { headers: { authorization, cookie: 'preview=x' } });
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Page</h1>']);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self' https://app.contentful.com");
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(passedOn).toEqual([expect.not.objectContaining({ authorization, cookie: 'preview=x' })]);
});

test('a page of very many entries gets the list of its fields', async () => {
  const ask = (body: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' };
    return fetch(`${url}/__preview/entries`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const keys = ['Entry a', ...Array.from({ length: 5000 }, (_, id) => `Asset one-of-very-many-${String(id)}`)];
  expect(await (await ask({ locale: 'nl', keys })).json()).toMatchObject([{ id: 'a' }]);
  for (const body of [{ locale: 'xx', keys }, { locale: 'nl' }, []]) expect((await ask(body)).status).toBe(400);
});

test.each(['/', '/page-data/index/page-data.json', '/__preview/settings', '/__refresh'])(
  '%s opens for nobody else',
  async (path) => {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([401, 'noindex, nofollow']);
    expect(passedOn).toEqual([]);
  },
);

test.each([
  ...['/__refresh', '/___graphql', '/_graphql', '/__open-stack-frame-in-editor'],
  ...['/./__refresh', '/a/../___graphql', '/.//_graphql', '/%5F_refresh', '/\\__refresh', '//x/__refresh', '/%E0%A4%A'],
])('%s stays closed', async (path) => {
  const { port } = new URL(url);
  const status = await new Promise((resolve, reject) => {
    // `fetch` would mend the path.
    const options = { port, path, method: 'POST', headers: { authorization } };
    request({ host: '127.0.0.1', ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect([400, 404]).toContain(status);
  expect(passedOn).toEqual([]);
});

test('a websocket without the token is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const upgrade = request(`${url}/socket.io/`, { headers });
    upgrade.once('response', ({ statusCode }) => resolve(statusCode));
    upgrade.once('upgrade', () => resolve(101));
    upgrade.once('error', reject);
    upgrade.end();
  });
  expect([status, passedOn]).toEqual([401, []]);
});

test('what is typed is taken for fields that the entry has', async () => {
  const post = (body: object) =>
    fetch(`${url}/__preview/typed`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post({ id: 'a', locale: 'de', values: { title: 'x', unknown: 1 } })).status).toBe(204);
  expect(typed).toEqual([['a', { title: { nl: 'x' } }]]);
  expect((await post({ id: 'a', locale: 'xx', values: {} })).status).toBe(400);
  // What links lead to comes when it is saved.
  for (const title of [[null], [{ sys: { type: 'Entry', id: 'b' } }], { sys: { type: 'Asset', id: 'b' } }])
    expect((await post({ id: 'a', locale: 'nl', values: { title } })).status).toBe(204);
  expect(typed.slice(1)).toEqual([
    ['a', {}],
    ['a', {}],
    ['a', {}],
  ]);
});

test('before the development server answers, a page says so', async () => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  const answer = await fetch(`${url}/de/team`, { headers: { authorization } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Die Vorschau startet');
});

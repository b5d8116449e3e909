/** @size medium */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { commonHeaders } from '../../src/config/headers';

import { ask as askAt, contact, createTestSite, hookToken, readAll, say, toPort, type TestSite } from './test-site';

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await createTestSite();
  port = toPort(await site.start());
});
afterAll(() => site.close());

const ask = (line: string, headers?: readonly string[]) => askAt(port, line, headers);
const withHeaders = (...headers: string[]) => ['Host: localhost', ...headers];

test.each([
  ['GET /contact HTTP/1.1', 200, contact],
  ['GET http://localhost/contact HTTP/1.1', 200, contact],
  ['GET HTTP://LOCALHOST:8000/contact?a=b HTTP/1.1', 200, contact],
  ['GET https://localhost/contact HTTP/1.1', 200, contact],
  ['GET http://[::1]:8000/contact HTTP/1.1', 200, contact],
  ['GET http://elsewhere.example/contact HTTP/1.1', 200, contact],
  ['GET http://localhost HTTP/1.1', 200, 'start'],
  ['GET http://localhost?a=b HTTP/1.1', 200, 'start'],
  ['GET /contact#form HTTP/1.1', 200, contact],
  ['GET http://localhost/nope HTTP/1.1', 404, 'niet gevonden'],
  ['GET http:///contact HTTP/1.1', 400, 'Bad Request'],
  ['GET http://somebody@localhost/contact HTTP/1.1', 400, 'Bad Request'],
  ['GET http://local host/contact HTTP/1.1', 400, 'Bad Request'],
  ['GET ftp://localhost/contact HTTP/1.1', 400, 'Bad Request'],
  ['GET contact HTTP/1.1', 400, 'Bad Request'],
  ['GET * HTTP/1.1', 400, 'Bad Request'],
  ['GET /contact%2 HTTP/1.1', 400, 'niet gevonden'],
  ['GET /%00 HTTP/1.1', 404, 'niet gevonden'],
  ['GET /a%2Fb HTTP/1.1', 404, 'niet gevonden'],
  ['NONSENSE /contact HTTP/1.1', 501, 'Not Implemented'],
  ['get /contact HTTP/1.1', 501, 'Not Implemented'],
  ['GET /contact HTTP/4.0', 505, 'HTTP Version Not Supported'],
  ['hello', 400, 'Bad Request'],
  ['CONNECT localhost:22 HTTP/1.1', 405, 'Method Not Allowed'],
  ['TRACE /contact HTTP/1.1', 405, 'Method Not Allowed'],
])('%s answers %d', async (line, status, body) => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask(line);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers).toMatchObject(commonHeaders);
    if (status >= 400 && status !== 404) expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  }
});

test('lines without a carriage return are no request, whatever the version', async () => {
  expect(await say('GET /contact HTTP/1.1\nHost: localhost\n\n', port)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  [7_999, 404],
  [8_000, 414],
  [40_000, 414],
  [100_000, 414],
])('a URL of %d characters is answered with %d', async (letters, status) => {
  expect((await ask(`GET /${'a'.repeat(letters)} HTTP/1.1`)).status).toBe(status);
});

test.each([
  ['none', [], 400],
  ['two', ['Host: localhost', 'Host: localhost'], 400],
  ['two in other letters', ['Host: localhost', 'hOST: other.example'], 400],
  ['an empty one', ['Host:'], 400],
  ['one with a path', ['Host: localhost/contact'], 400],
  ['one with a user', ['Host: somebody@localhost'], 400],
  ['one with a space', ['Host: local host'], 400],
  ['two in one', ['Host: localhost, other.example'], 400],
  ['one with a word for a port', ['Host: localhost:http'], 400],
  ['one with letters of other alphabets', ['Host: dÃ¶rfer.example'], 400],
  ['a name', ['Host: www.dealer.example'], 200],
  ['a name and a port', ['Host: localhost:8000'], 200],
  ['a name with a dot behind it', ['Host: www.dealer.example.'], 200],
  ['an address', ['Host: [2001:db8::1]:8000'], 200],
])('a request with %s as host: %j', async (_, headers, status) => {
  for (const line of ['GET /contact HTTP/1.1', 'GET http://localhost/contact HTTP/1.1'])
    expect((await ask(line, headers)).status).toBe(status);
});

test('HTTP/1.0 needs no host, and must not have two', async () => {
  expect((await ask('GET /contact HTTP/1.0', [])).status).toBe(200);
  expect((await ask('GET /contact HTTP/1.0', ['Host: a.example', 'Host: b.example'])).status).toBe(400);
});

test('OPTIONS lists the methods of the server and of each path', async () => {
  for (const target of ['*', 'http://localhost'])
    expect(await ask(`OPTIONS ${target} HTTP/1.1`)).toMatchObject({
      status: 204,
      body: '',
      headers: { allow: 'GET, HEAD, POST, OPTIONS' },
    });
  const allow = async (line: string) => {
    const { status, headers } = await ask(line, ['Host: localhost', 'Content-Length: 0']);
    return [status, headers.allow];
  };
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])
    expect(await allow(`${method} /contact HTTP/1.1`)).toEqual([405, 'GET, HEAD']);
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect(await allow(`${method} /hooks/rebuild HTTP/1.1`)).toEqual([405, 'POST']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await allow(`${method} /status HTTP/1.1`)).toEqual([405, 'GET, HEAD']);
});

test('pipelined requests are answered in order, and invalid input after them last', async () => {
  const line = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const answers = await say(`${line('/nope')}${line('/contact')}${line('/static/a.png')}nonsense\r\n\r\n`, port);
  const statuses = Array.from(answers.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);
  expect(statuses).toEqual(['404', '200', '200', '400']);
});

test('headers that are too large are rejected, and unknown expectations', async () => {
  expect((await ask('GET /contact HTTP/1.1', withHeaders(`Cookie: ${'a'.repeat(40_000)}`))).status).toBe(431);
  expect((await ask('GET /contact HTTP/1.1', withHeaders('Expect: wonders'))).status).toBe(417);
});

test('an idle connection can be reused: for 75 s by default, and headers may take longer', async () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout } = (await site.start()).server;
  expect(keepAliveTimeout).toBe(75_000);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
  expect(requestTimeout).toBeGreaterThanOrEqual(headersTimeout);
});

test.each([
  [300, 2_500, 0],
  [10_000, 5_500, 1],
])(
  'a connection that stays open for %d ms, reused after %d ms',
  async (keepAliveMs, idleMs, answered) => {
    const socket = connect(toPort(await site.start({ keepAliveMs })), '127.0.0.1');
    const all = readAll(socket);
    socket.write('GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await wait(idleMs);
    const post = ['POST /hooks/rebuild HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${hookToken}`];
    if (socket.writable) socket.write([...post, 'Content-Length: 2', 'Connection: close', '', '{}'].join('\r\n'));
    expect((await all).match(/HTTP\/1\.1 202/g) ?? []).toHaveLength(answered);
  },
  20_000,
);

/** @size small */
import fastify, { type FastifyInstance } from 'fastify';

import { setUpLog } from './log';
import { logFailure, logRequests, noteReason, toPathOnly } from './log-requests';

const token = 'a-token-of-the-status-that-nobody-guesses';
let server: FastifyInstance;
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const method of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...[line]: unknown[]) => void lines.push(String(line)));
  setUpLog({ format: 'json', secrets: [] });
});
afterEach(async () => {
  setUpLog({ format: 'text', secrets: [] });
  jest.restoreAllMocks();
  await server.close();
});

async function start(all = false): Promise<void> {
  server = fastify({ genReqId: () => 'a-1' });
  // The routes of the site are there before.
  server.get('/*', (request, reply) => {
    if (request.url === '/503') noteReason(request, 'There is no release yet');
    return reply.code(Number(/\d+/.exec(request.url)?.[0] ?? '200')).send('x');
  });
  server.setErrorHandler((error, request, reply) => {
    logFailure(request, reply, error);
    return reply.code(500).send('x');
  });
  logRequests(server, { all });
  await server.register((scope, _options, done) => {
    scope.get('/scope', () => Promise.reject(new Error('broken, says jan@dealer.example')));
    done();
  });
}

const call = (url: string) =>
  server.inject({
    url,
    headers: { authorization: `Bearer ${token}`, cookie: `a=${token}`, 'x-forwarded-for': '192.0.2.7' },
  });
const parse = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it('a request that failed is one line with its error, one that could not be answered one without', async () => {
  await start();
  await call('/scope?name=Jan');
  await call('/502?name=Jan');
  await call('/503');
  const about = { requestId: 'a-1', method: 'GET', ms: expect.any(Number) as number };
  expect(parse()).toMatchObject([
    { ...about, level: 'error', path: '/scope', status: 500, error: { message: 'broken, says [mail]' } },
    { ...about, level: 'error', path: '/502', status: 502 },
    { ...about, level: 'warn', path: '/503', status: 503, reason: 'There is no release yet' },
  ]);
});

it('other requests are logged only when that is wanted', async () => {
  await start();
  await call('/200');
  await call('/404');
  expect(lines).toEqual([]);
  await server.close();
  await start(true);
  await call('/404?name=Jan');
  expect(parse()).toMatchObject([{ level: 'info', path: '/404', status: 404 }]);
});

it('no header, no query, no mail address and no client’s address is logged', async () => {
  await start(true);
  for (const path of ['/200', '/500', '/scope'])
    await call(`${path}?freeTextSearch=Jan+Jansen&token=${token}&mail=jan@dealer.example`);
  await call('/contact/jan@dealer.example');
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).not.toMatch(/Jan|freeText|nobody-guesses|dealer\.example|192\.0|127\.0/);
});

it('of a path, the query goes and no more than the beginning of a long one stays', async () => {
  expect([toPathOnly('/a?b?c\n?d'), toPathOnly('/a')]).toEqual(['/a', '/a']);
  await start(true);
  await call(`/${'a'.repeat(2000)}`);
  expect(String(parse()[0]?.path).length).toBe(300);
});

/** @size medium */
import { ask as askAt, createTestSite, toPort, type TestSite } from './test-site';

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await createTestSite();
  port = toPort(await site.start());
});
afterAll(() => site.close());

const ask = (line: string, headers?: readonly string[]) => askAt(port, line, headers);

test.each(['/contact', '/nope', '/static/a.png', '/trucks', '/health/live'])(
  'HEAD of %s has the headers of GET, without the body',
  async (address) => {
    for (let time = 0; time < 2; time += 1) {
      const [whole, head] = [await ask(`GET ${address} HTTP/1.1`), await ask(`HEAD ${address} HTTP/1.1`)];
      expect(head.body).toBe('');
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
      expect([head.status, Number(head.headers['content-length'])]).toEqual([whole.status, whole.body.length]);
    }
  },
);

const withHeaders = (...headers: string[]) => ['Host: localhost', ...headers];

test.each([
  ['br, gzip', 200, 'br'],
  ['gzip, br;q=0.5', 200, 'gzip'],
  ['gzip;q=0.5, identity', 200, undefined],
  ['gzip;q=0, *', 200, undefined],
  ['*', 200, 'gzip'],
  ['*;q=0.5, identity;q=0', 200, 'gzip'],
  ['BR;Q=1, identity;q=0', 200, 'br'],
  ['identity;q=1, *;q=0', 200, undefined],
  ['identity;q=0', 406, undefined],
  ['*;q=0', 406, undefined],
  ['zstd', 200, undefined],
  ['', 200, undefined],
])('Accept-Encoding ‘%s’ is answered with %d and %s', async (accepted, status, encoding) => {
  for (const address of ['/contact?a', '/contact', '/nope']) {
    const { headers, ...answer } = await ask(`GET ${address} HTTP/1.1`, withHeaders(`Accept-Encoding: ${accepted}`));
    if (address !== '/nope') expect([answer.status, headers['content-encoding']]).toEqual([status, encoding]);
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
  }
});

test('an unchanged page is not sent again, by the rules of lists, weak tags and dates', async () => {
  await ask('GET /contact HTTP/1.1');
  const { headers } = await ask('GET /contact HTTP/1.1');
  const { etag = '', 'last-modified': changed = '' } = headers;
  const strong = etag.replace('W/', '');
  const future = 'Sun, 06 Nov 2095 08:49:37 GMT';
  for (const [asked, status] of [
    [[`If-None-Match: ${etag}`], 304],
    [[`If-None-Match: ${strong}`], 304],
    [[`If-None-Match: "a,b", ${etag}`], 304],
    [['If-None-Match: "other"', `If-None-Match: ${etag}`], 304],
    [['If-None-Match: *'], 304],
    [['If-None-Match: "other"'], 200],
    // A tag takes precedence over a date (RFC 9110, 13.1.3).
    [['If-None-Match: "other"', `If-Modified-Since: ${changed}`], 200],
    [[`If-None-Match: ${etag}`, 'If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT'], 304],
    [[`If-Modified-Since: ${changed}`], 304],
    [[`If-Modified-Since: ${future}`], 304],
    [['If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT'], 200],
    [['If-Modified-Since: 2095'], 200],
    [['If-Modified-Since: 2095-11-06T08:49:37Z'], 200],
  ] as const) {
    for (const address of ['/contact', '/contact?a', '/static/a.png'].slice(0, asked[0].includes('"') ? 2 : 3)) {
      const answer = await ask(`GET ${address} HTTP/1.1`, withHeaders(...asked));
      expect([address, asked, answer.status]).toEqual([address, asked, status]);
      if (status === 304) expect([answer.body, answer.headers['content-length']]).toEqual(['', undefined]);
    }
  }
});

test('a range is sent, if the client has the beginning of the same file', async () => {
  const part = (...headers: string[]) => ask('GET /static/a.png HTTP/1.1', withHeaders('Range: bytes=0-2', ...headers));
  const first = await part();
  expect([first.status, first.body, first.headers['content-range']]).toEqual([206, 'pic', 'bytes 0-2/7']);
  const { etag = '', 'last-modified': changed = '' } = first.headers;
  for (const [known, status] of [
    [changed, 206],
    ['Sun, 06 Nov 2095 08:49:37 GMT', 200],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 200],
    ['2095', 200],
    [etag, 200],
    [etag.replace('W/', ''), 200],
  ] as const)
    expect([known, (await part(`If-Range: ${known}`)).status]).toEqual([known, status]);
  expect((await ask('HEAD /static/a.png HTTP/1.1', withHeaders('Range: bytes=0-2'))).status).toBe(200);
  for (const range of ['lines=0-2', 'nonsense'])
    expect((await ask('GET /static/a.png HTTP/1.1', withHeaders(`Range: ${range}`))).status).toBe(200);
});

test('a filtered list is noindex, a page of a list is not', async () => {
  const getRobots = async (url: string) => (await ask(`GET ${url} HTTP/1.1`)).headers['x-robots-tag'];
  expect(await getRobots('/contact')).toBeUndefined();
  expect(await getRobots('/contact?filter-makeName%5B%5D=Fendt')).toBe('noindex');
  expect(await getRobots('/contact?page=2&sortBy=price_amount-asc')).toBe('noindex');
  expect(await getRobots('/contact?page=2')).toBeUndefined();
});

/**
 * @jest-environment node
 * @size medium
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brokenItems } from '../catalogue/ugly/broken-items';

import { getEditsFile, writeEdits } from './edits';
import { companyId } from './settings';
import { startStockApi, type StockApi } from './start-stock-api';

const today = new Date('2026-11-21T12:00:00Z');
let dataDir = '';
let api: StockApi;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'stock-api-'));
  api = await startStockApi({ port: 0, size: 60, dataDir, today, mailsPerMinute: 3 });
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => {
  api.reset();
  writeEdits(dataDir, {});
});

const send = (path: string, body: unknown, company = companyId) =>
  fetch(`${api.url}/v1/clients/${company}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const read = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown });
const search = async (body: unknown) => read(await send('/items/search/', body));

type Item = { advertisementID: number; images: { url: string }[]; status: string | null; price: { amount: number } };
type Answer = { results: Item[]; pagination: { total: number } };
const searchOk = async (body: unknown) => (await search(body)).body as Answer;
const getFirstID = async () => (await searchOk({ pagination: { size: 1 } })).results[0]?.advertisementID ?? 0;

test('A search returns items with absolute picture URLs.', async () => {
  const { results, pagination } = await searchOk({ pagination: { size: 5, from: 0 } });
  expect(results).toHaveLength(5);
  expect(pagination).toEqual({ from: 0, size: 5, total: 60 });
  expect(results[0]?.images[0]?.url).toMatch(new RegExp(`^${api.url}/pictures/[a-z-]+/[0-9a-f]{6}-\\d+/1\\.jpg$`));
});

test.each<[unknown, RegExp]>([
  [{ sort: [{ property: 'makeName', order: 'asc' }] }, /sort\/0\/property/],
  [{ sort: [{ property: 'createdDate', order: 'up' }] }, /sort\/0\/order/],
  [{ pagination: { size: 101 } }, /pagination\/size/],
  [{ pagination: { size: '24' } }, /pagination\/size/],
  [{ pagination: { from: -1 } }, /pagination\/from/],
  [{ pagination: { size: 100, from: 9901 } }, /from \+ size/],
  [{ filters: [{ property: 'makeName', values: 'Fendt' }] }, /filters\/0\/values/],
  [{ filters: [{ property: 'makeName', value: ['Fendt'] }] }, /filters\/0\/value /],
  [{ freeTextSearch: { term: 'x', properties: ['secret'] } }, /freeTextSearch\/properties\/0/],
  [{ page: 2 }, /body\/page/],
  ['{"sort":', /JSON/],
])('The search %j is rejected with a message that names the field.', async (body, message) => {
  expect(await search(body)).toEqual({ status: 400, body: { message: expect.stringMatching(message) as string } });
});

test('Answers are compressed.', async () => {
  const answer = await send('/items/search/', { pagination: { size: 5 } });
  expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
});

test('One item is found by its id, with all fields or the requested ones.', async () => {
  const id = await getFirstID();
  const whole = await read(await send(`/items/${String(id)}`, { source: [] }));
  expect(whole).toMatchObject({
    status: 200,
    body: { data: { advertisementID: id, makeName: expect.any(String) as string } },
  });
  const part = await read(await send(`/items/${String(id)}`, { source: ['status'] }));
  expect(part.body).toEqual({ data: { advertisementID: id, status: null } });
});

test('Unknown items, companies and addresses are 404 with a message.', async () => {
  const none = { status: 404, body: { message: expect.any(String) as string } };
  expect(await read(await send('/items/999', {}))).toEqual(none);
  expect(await read(await send('/items/search/', {}, 'other'))).toEqual(none);
  expect(await read(await fetch(`${api.url}/v2/`))).toEqual(none);
});

test('The categories are listed with their sub categories.', async () => {
  const { status, body } = await read(await fetch(`${api.url}/v1/categories/`));
  expect(status).toBe(200);
  expect(body).toContainEqual(
    expect.objectContaining({
      name: 'forklifts',
      subCategories: expect.arrayContaining([expect.objectContaining({ name: 'dieselForklifts' })]) as unknown,
    }),
  );
});

test('A browser of another origin may send requests.', async () => {
  const headers = {
    origin: 'http://site.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await fetch(`${api.url}/v1/clients/${companyId}/items/search/`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
});

describe('mail', () => {
  const email = {
    replyTo: 'jan@visitor.example',
    subject: 'Vraag',
    advertiserEmail: {
      templateId: 'customer-website-email',
      title: 'Vraag over L20417',
      intro: 'Een bezoeker vraagt:',
      bodyParameters: { Naam: 'Jan <b>', Bericht: 'Is hij er nog?' },
      images: [`data:image/png;base64,${Buffer.from('picture').toString('base64')}`],
    },
  };

  test('is stored as a file with its attachments, rejected if invalid, and limited', async () => {
    expect((await send('/contact/email/', email)).status).toBe(204);
    const [file = ''] = readdirSync(api.outboxDir);
    const message = readFileSync(join(api.outboxDir, file), 'utf8');
    expect(file).toMatch(/vraag\.eml$/);
    expect(message).toMatch(/^Reply-To: jan@visitor\.example\r?$/m);
    expect(message).toContain('Is hij er nog?');
    expect(message).toContain('Jan &lt;b>');
    expect(message).toContain(Buffer.from('picture').toString('base64'));

    const refused = await read(await send('/contact/email/', { ...email, replyTo: 'jan' }));
    expect(refused).toEqual({ status: 422, body: { message: 'replyTo is not an e-mail address' } });
    expect((await read(await send('/contact/email/', { ...email, subject: 5 }))).status).toBe(400);
    expect((await send('/contact/email/', email)).status).toBe(204);
    const limited = await send('/contact/email/', email);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.headers.get('access-control-expose-headers')).toMatch(/\bretry-after\b/i);
    expect(readdirSync(api.outboxDir)).toHaveLength(2);
  });

  test('over 20 MB is 413', async () => {
    const images = [`data:image/png;base64,${'A'.repeat(20 * 1024 * 1024)}`];
    // The server answers before the body is read, which some clients see as a broken connection.
    const status = await send('/contact/email/', {
      ...email,
      advertiserEmail: { ...email.advertiserEmail, images },
    }).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
  });
});

test('An edit applies to the next answer of a running server.', async () => {
  const id = await getFirstID();
  writeEdits(dataDir, { [String(id)]: { status: 'sold', price: { amount: 100 } }, '777': { makeName: 'Nieuw' } });
  const edited = await searchOk({
    filters: [
      { property: 'status', values: ['sold'] },
      { property: 'price.amount', maximum: 100 },
    ],
  });
  expect(edited.results.map((item) => item.advertisementID)).toEqual([id]);
  expect((await searchOk({})).pagination.total).toBe(61);
  writeEdits(dataDir, { [String(id)]: null });
  expect((await send(`/items/${String(id)}`, {})).status).toBe(404);
});

test('An invalid edits file does not change the stock.', async () => {
  expect((await searchOk({})).pagination.total).toBe(60);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(getEditsFile(dataDir), '{ half');
  expect((await searchOk({})).pagination.total).toBe(60);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('not JSON'));
  log.mockRestore();
});

describe('with behaviours', () => {
  const size0 = { pagination: { size: 0 } };

  test('fails the next answers in turn and then answers normally', async () => {
    api.addBehaviour({ endpoint: 'search', kind: 'status', status: 503, retryAfter: 7, times: 2 });
    api.addBehaviour({ endpoint: 'search', kind: 'html', times: 1 });
    api.addBehaviour({ endpoint: 'search', kind: 'truncated', times: 1 });
    api.addBehaviour({ endpoint: 'search', kind: 'wrong-total', difference: 5, times: 1 });
    const first = await send('/items/search/', size0);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
    expect((await send('/items/search/', size0)).status).toBe(503);
    expect((await send('/items/search/', size0)).headers.get('content-type')).toContain('text/html');
    const half = await (await send('/items/search/', size0)).text();
    expect(() => JSON.parse(half) as unknown).toThrow();
    expect((await searchOk(size0)).pagination.total).toBe(65);
    expect((await searchOk(size0)).pagination.total).toBe(60);
  });

  test('delays or hangs one endpoint only', async () => {
    api.addBehaviour({ endpoint: 'item', kind: 'hang' });
    api.addBehaviour({ endpoint: 'categories', kind: 'delay', milliseconds: 80 });
    const hanging = fetch(`${api.url}/v1/clients/${companyId}/items/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(100),
    });
    await expect(hanging).rejects.toThrow();
    const start = performance.now();
    expect((await fetch(`${api.url}/v1/categories/`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(75);
    expect((await search({})).status).toBe(200);
  });

  test('accepts behaviours by HTTP, and lists requests until the reset', async () => {
    const order = (body: unknown) =>
      fetch(`${api.url}/sandbox/behaviour`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await order({ endpoint: 'search', kind: 'status', status: 500, times: 1 })).status).toBe(204);
    expect((await order({ endpoint: 'search', kind: 'explode' })).status).toBe(400);
    expect((await order({ endpoint: 'pictures', kind: 'html' })).status).toBe(400);
    await search(size0);
    const path = `/v1/clients/${companyId}/items/search/`;
    const asked = await read(await fetch(`${api.url}/sandbox/requests`));
    expect(asked.body).toEqual([{ method: 'POST', path, body: size0 }]);
    expect((await fetch(`${api.url}/sandbox/reset`, { method: 'POST' })).status).toBe(204);
    expect(api.getRequests()).toEqual([]);
  });
});

test('Items that break the contract are served only if enabled.', async () => {
  const broken = await startStockApi({ port: 0, size: 10, dataDir: join(dataDir, 'broken'), today, broken: true });
  const response = await fetch(`${broken.url}/v1/clients/${companyId}/items/search/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { pagination } = (await response.json()) as Answer;
  await broken.close();
  expect(pagination.total).toBe(10 + Object.keys(brokenItems).length);
});

import type { RouteRequest } from './middleware';
import { createFetchCategories, toNewerCategory } from './newer-category';

const stock = { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' };
const release = {
  id: '20261121-120000',
  folder: '/releases/20261121-120000',
  description: { contentSecurityPolicy: '', stock, machines: [], live: [] },
  stockItemPages: new Map(),
  addresses: new Map<string, string>(),
  categoryPaths: {},
  livePages: new Set<string>(),
  redirects: new Map(),
};
const category = { name: 'strawChoppers', longPluralTranslated: { nl: 'Strohäckselaars', en: 'Straw choppers' } };

test.each<[string, string, boolean, object | null, number]>([
  ['a category that the API knows gets its live list', '/occasions/strohaeckselaars', false, { kind: 'shell' }, 1],
  ['so it does in another language', '/en/occasions/straw-choppers', false, { kind: 'shell' }, 1],
  ['one that nobody knows is missing', '/occasions/niets', false, null, 1],
  ['the name of another language is none', '/occasions/straw-choppers', false, null, 1],
  [
    'another spelling redirects to it',
    '/en/occasions/Straw-Choppers',
    false,
    { kind: 'moved', location: '/en/occasions/straw-choppers' },
    1,
  ],
  ['one that is built is not asked for', '/occasions/strohaeckselaars', true, null, 0],
])('%s', async (_, path, isBuilt, expected, asked) => {
  const ask = jest.fn(() => Promise.resolve([category]));
  const locale = path.startsWith('/en/') ? 'en' : 'nl';
  const params = { category: path.split('/').at(-1) ?? '' };
  const request: RouteRequest = { path, locale, params, release, isBuilt };
  expect(await toNewerCategory(ask)(request)).toEqual(expected);
  expect(ask).toHaveBeenCalledTimes(asked);
});

test('the API’s answer is cached, and its newest stock items add categories', async () => {
  const urls: string[] = [];
  globalThis.fetch = ((url: string) => {
    urls.push(url);
    const results = [{ advertisementID: 1, category }];
    const body = url.endsWith('/search/') ? { results, pagination: { from: 0, size: 100, total: 1 } } : [];
    return Promise.resolve(Response.json(body));
  }) as typeof fetch;
  const ask = createFetchCategories();
  expect(await ask(stock)).toEqual([category]);
  expect(await ask(stock)).toEqual([category]);
  expect(urls).toHaveLength(2);
});

test('of a failing API nobody knows the categories', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
  const ask = createFetchCategories();
  expect(await ask(stock)).toBeNull();
  const params = { category: 'niets' };
  const request: RouteRequest = { path: '/occasions/niets', locale: 'nl', params, release, isBuilt: false };
  expect(await toNewerCategory(ask)(request)).toEqual({ kind: 'unavailable' });
});

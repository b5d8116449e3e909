import { parseStockItem } from '../../src/features/stock/model/item';
import { buildRawItem } from '../../src/testing/factories/stock-item';

import type { RouteRequest } from './middleware';
import { toNewerStockItem } from './newer-stock-item';

const release = {
  id: '20261121-120000',
  folder: '/releases/20261121-120000',
  description: {
    contentSecurityPolicy: '',
    stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' },
    machines: [],
    live: [],
  },
  stockItemPages: new Map([['7', ['/occasions/tractoren/fendt-7', '/en/occasions/tractors/fendt-7']]]),
  addresses: new Map<string, string>(),
  categoryPaths: {},
  livePages: new Set(['/occasions/tractoren/fendt-6']),
  redirects: new Map(),
};

function moveTo(location: string) {
  return { kind: 'moved', location };
}

function ask(path: string, isBuilt = false) {
  const asked: string[] = [];
  const [category = '', product = ''] = path.split('/').slice(-2);
  const locale = path.startsWith('/en/') ? 'en' : 'nl';
  const middleware = toNewerStockItem((_stock, id) => {
    asked.push(id);
    const parsed = parseStockItem(buildRawItem({ advertisementID: 99 }));
    if (id === '97') return Promise.resolve('unavailable');
    return Promise.resolve(id === '99' && parsed.status === 'ok' ? parsed.item : 'missing');
  });
  const request: RouteRequest = { path, locale, params: { category, product }, release, isBuilt };
  return Promise.resolve(middleware(request)).then((answer) => ({ answer, asked }));
}

const slug = 'fendt-724-vario-profiplus-99';

test.each([
  ['a machine that the API knows gets its live page', `/occasions/tractoren/${slug}`, { kind: 'shell' }, ['99']],
  ['so it does in another language', `/en/occasions/tractors/${slug}`, { kind: 'shell' }, ['99']],
  ['by another name it is found', '/occasions/tractoren/nieuw-99', moveTo(`/occasions/tractoren/${slug}`), ['99']],
  ['so in another category', '/occasions/maaidorsers/99', moveTo(`/occasions/tractoren/${slug}`), ['99']],
  ['not so when the API has none', '/occasions/tractoren/nieuw-98', null, ['98']],
  ['nobody knows while the API does not answer', '/occasions/tractoren/nieuw-97', { kind: 'unavailable' }, ['97']],
  ['what has no id is not asked for', '/occasions/tractoren/nieuw', null, []],
])('%s', async (_, path, answer, asked) => {
  expect(await ask(path)).toEqual({ answer, asked });
});

test('a stock item with a page is never fetched for its own category: its page is served, or a redirect', async () => {
  expect(await ask('/occasions/tractoren/fendt-7', true)).toEqual({ answer: null, asked: [] });
  expect(await ask('/en/occasions/tractors/fendt-724-7')).toEqual({
    answer: moveTo('/en/occasions/tractors/fendt-7'),
    asked: [],
  });
  // If the release lacks the page, nothing redirects to it again.
  expect(await ask('/occasions/tractoren/fendt-7')).toEqual({ answer: null, asked: [] });
});

test('in another category it is where the API has it now, or where it was built if the API fails', async () => {
  expect(await ask('/occasions/maaidorsers/fendt-7')).toEqual({
    answer: moveTo('/occasions/tractoren/fendt-7'),
    asked: ['7'],
  });
});

test('a stock item without a page is shown live, without a call to the API', async () => {
  expect(await ask('/occasions/tractoren/fendt-6')).toEqual({ answer: { kind: 'shell' }, asked: [] });
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { toCategoryKey } from '../../src/features/stock/model/categories/category-slugs';
import { parseStockItem } from '../../src/features/stock/model/item';
import { addressesFile, type AddressHistory } from '../../src/i18n/addresses/address-history';
import { buildRawItem } from '../../src/testing/factories/stock-item';
import { rollBack } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';

import { createSiteServer } from './create-site-server';
import type { FetchItem } from './newer-stock-item';

const releasesDir = mkdtempSync(path.join(tmpdir(), 'moved-'));
const [first, second] = ['20261002-081500', '20261003-081500'];
const stock = { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' };

const history: AddressHistory = {
  pages: {
    contact: { nl: ['/contact'], en: ['/en/contact'], de: ['/de/kontakt'] },
    terms: { nl: ['/algemeneVoorwaarden'] },
    [toCategoryKey('tractors')]: {
      nl: ['/occasions/trekkers', '/occasions/tractoren'],
      en: ['/en/occasions/tractors'],
      de: ['/de/anlasse/traktoren'],
    },
    [toCategoryKey('combines')]: { nl: ['/occasions/maaidorsers'], de: ['/de/anlasse/maehdrescher'] },
    'vacancy 4MHAV9Yc': {
      nl: ['/vacatures/monteur', '/vacatures/4MHAV9Yc'],
      en: ['/en/vacancies/monteur', '/en/vacancies/4MHAV9Yc'],
    },
  },
  gone: { 'vacancy old': { nl: ['/vacatures/old'] } },
};
const stockItems = [
  '/occasions/trekkers/fendt-724-7',
  '/en/occasions/tractors/fendt-724-7',
  '/de/anlasse/traktoren/fendt-724-7',
];
const live = ['/occasions/trekkers/claas-8', '/en/occasions/tractors/claas-8'];

function publish(id: string, pages: AddressHistory, built: readonly string[] = stockItems): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(releasesDir, id, file)), { recursive: true });
    writeFileSync(path.join(releasesDir, id, file), text);
  };
  const addresses = Object.values(pages.pages).flatMap((page) => Object.values(page).map(([now = '']) => now));
  for (const page of [
    '',
    '/en',
    '/404',
    '/en/404',
    '/de/404',
    '/live-machine.html',
    '/en/live-machine.html',
    ...addresses,
    ...built,
  ])
    write(page.endsWith('.html') ? page : `${page}/index.html`, `page ${page}`);
  write(addressesFile, JSON.stringify(pages));
  write('release.json', JSON.stringify({ contentSecurityPolicy: '', stock, machines: built, live }));
}

/** The stock API: 7 has moved to combines, 9 is newer than the build, in a category that the build knows. */
const fetchItem: FetchItem = (_stock, id) => {
  const category = id === '7' ? 'combines' : 'tractors';
  const names = { combines: { nl: 'Maaidorsers' }, tractors: { nl: 'Trekkers', en: 'Tractors' } }[category];
  const raw = { advertisementID: Number(id), category: { name: category, longPluralTranslated: names } };
  const parsed = parseStockItem(buildRawItem({ ...raw, makeName: 'Fendt', model: '724', type: null }));
  return Promise.resolve(['7', '9'].includes(id) && parsed.status === 'ok' ? parsed.item : 'missing');
};

let server: Awaited<ReturnType<typeof createSiteServer>>;
beforeAll(async () => {
  publish(first, history);
  symlinkSync(first, path.join(releasesDir, 'current'));
  server = await createSiteServer({ releasesDir, fetchItem, fetchCategories: () => Promise.resolve([]) });
});
afterAll(async () => {
  await server.close();
  rmSync(releasesDir, { recursive: true });
});

const ask = async (url: string) => {
  const { statusCode, headers, body } = await server.inject(url);
  return statusCode === 301 ? headers.location : `${String(statusCode)} ${body}`;
};

test.each([
  // Categories: former names, other capitals, written names.
  ['/occasions/tractoren?page=2', '/occasions/trekkers?page=2'],
  ['/occasions/Trekkers', '/occasions/trekkers'],
  ['/NL/Voorraad//TRACTOREN/', '/occasions/trekkers'],
  ['/de/anlasse/M%C3%A4hdrescher', '/de/anlasse/maehdrescher'],
  ['/EN/Stock/Tractors/', '/en/occasions/tractors'],
  // Vacancies.
  ['/vacatures/4MHAV9Yc', '/vacatures/monteur'],
  ['/en/Vacancies/4mhav9yc/', '/en/vacancies/monteur'],
  // Machines, by their id.
  ['/occasions/tractoren/fendt-724-7', '/occasions/trekkers/fendt-724-7'],
  ['/occasions/Trekkers/Fendt-724-7', '/occasions/trekkers/fendt-724-7'],
  ['/occasions/trekkers/deutz-7', '/occasions/trekkers/fendt-724-7'],
  ['/occasions/trekkers/7', '/occasions/trekkers/fendt-724-7'],
  ['/en/anlasse/traktoren/claas-x-7?a=b', '/en/occasions/tractors/fendt-724-7?a=b'],
  ['/nl/voorraad/whatever/fendt-724-7/', '/occasions/trekkers/fendt-724-7'],
  ['/occasions/maaidorsers/claas-8', '/occasions/trekkers/claas-8'],
  ['/occasions/nowhere/fendt-9', '/occasions/trekkers/fendt-724-9'],
  ['/en/occasions/tractors/fendt-9', '/en/occasions/tractors/fendt-724-9'],
])('%s redirects to %s permanently, in one step', async (url, location) => {
  expect(await ask(url)).toBe(location);
  expect(await ask(location)).toMatch(/^200 /);
});

test('a stock item that moved to another category since the build is shown there, and not redirected back', async () => {
  expect(await ask('/occasions/maaidorsers/fendt-724-7')).toBe('200 page /live-machine.html');
});

test.each([
  '/vacatures/old',
  '/occasions/nowhere',
  '/occasions/trekkers/fendt-98',
  '/Nope',
  '/page-data/Contact/page-data.json',
])('%s is not found', async (url) => {
  expect(await ask(url)).toMatch(/^404 /);
});

test('redirects are revalidated: a page that is renamed back redirects the other way', async () => {
  const { headers } = await server.inject('/occasions/tractoren');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('paths of a release that was rolled back redirect to the current ones', async () => {
  const renamed = { nl: ['/occasions/traktors', '/occasions/trekkers', '/occasions/tractoren'] };
  publish(second, { ...history, pages: { ...history.pages, [toCategoryKey('tractors')]: renamed } }, [
    '/occasions/traktors/fendt-724-7',
  ]);
  await switchRelease(releasesDir, second);
  expect(await ask('/occasions/trekkers')).toBe('/occasions/traktors');
  await rollBack(releasesDir);
  expect(await ask('/occasions/trekkers')).toBe('200 page /occasions/trekkers');
  expect(await ask('/occasions/traktors')).toBe('/occasions/trekkers');
  expect(await ask('/occasions/traktors/fendt-724-7')).toBe('/occasions/trekkers/fendt-724-7');
});

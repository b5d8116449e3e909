import { parseFeedFilter, type FeedFilter } from '../../src/features/stock/model/seo/filter-feed';
import { buildItem } from '../../src/testing/factories/search-result';
import type { ServedRelease } from '../site/current-release';

import { createFeeds } from './create-feeds';

const stock = { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' };
const release: ServedRelease = {
  id: '20261121-120000',
  folder: '/nowhere',
  description: {
    ...{ contentSecurityPolicy: '', stock, machines: [], live: [] },
    sectors: { agriculture: ['tractors'], garden: [] },
  },
  stockItemPages: new Map([['7', ['/occasions/tractoren/oude-naam-7', '/en/occasions/tractors/old-name-7']]]),
  addresses: new Map<string, string>(),
  categoryPaths: { 'stockCategory tractors': { nl: ['/occasions/trekkers'] } },
  livePages: new Set(),
  redirects: new Map(),
};
const search = jest.fn();
let time = 0;

function createTestFeeds() {
  time = Date.parse('2026-11-21T17:30:00Z');
  search.mockReset().mockResolvedValue([buildItem({ advertisementID: 8 }), buildItem({ advertisementID: 7 })]);
  return createFeeds({ siteUrl: 'https://dealer.example', search, now: () => time });
}

const toFilter = (text: string) => parseFeedFilter(text) as FeedFilter;

async function getBody(feeds: ReturnType<typeof createFeeds>, text: string, more: object = {}) {
  const request = { filter: toFilter(text), locale: 'nl', format: 'json', release, ...more } as const;
  const answer = await feeds.get(request);
  if (answer.status !== 'ok') throw new Error(answer.status);
  return answer.document;
}

test('a feed says of what it is, and has items under their addresses in the release', async () => {
  const { body } = await getBody(
    createTestFeeds(),
    '?sector=agriculture&filter-makeName[]=Fendt&filter-constructionYear-min=2018',
  );
  expect(JSON.parse(body)).toMatchObject({
    title: 'Occasions landbouw: Fendt · vanaf 2018',
    description: 'De nieuwste machines van ‘Occasions landbouw’ met deze filters: Merk: Fendt; Bouwjaar: vanaf 2018.',
    language: 'nl-NL',
    home_page_url:
      'https://dealer.example/sectoren/landbouw/occasions?filter-makeName[]=Fendt&filter-constructionYear-min=2018',
    feed_url:
      'https://dealer.example/feeds/nl?sector=agriculture&format=json&filter-makeName[]=Fendt&filter-constructionYear-min=2018',
    items: [
      { id: '8', url: 'https://dealer.example/occasions/tractoren/fendt-724-vario-profiplus-8' },
      { id: '7', url: 'https://dealer.example/occasions/tractoren/oude-naam-7' },
    ],
  });
});

test('its words are in its own language, and without filters those of the list', async () => {
  const feeds = createTestFeeds();
  const german = await getBody(feeds, '?filter-makeName[]=Fendt&filter-used=new', { locale: 'de', format: 'rss' });
  expect(german.body).toContain('<title>Gebrauchtmaschinen: Fendt · Neu</title>');
  expect(german.body).toMatch(/<description>[^<]*Marke: Fendt; Neu\.<\/description>/);
  expect(german.body).toContain(
    '<link>https://dealer.example/de/anlasse?filter-makeName[]=Fendt&amp;filter-used=new</link>',
  );
  expect(JSON.parse((await getBody(feeds, '', { locale: 'en' })).body)).toMatchObject({
    title: 'Used machines',
    description: 'Used machines for sale and for hire; what has just been sold says so.',
  });
});

test('the stock is asked for the items of the sector, once for all languages and formats', async () => {
  const feeds = createTestFeeds();
  await getBody(feeds, '?sector=agriculture');
  const english = await getBody(feeds, '?sector=agriculture&utm_source=x', { locale: 'en', format: 'rss' });
  expect(english.body).toContain('<link>https://dealer.example/en/occasions/tractors/old-name-7</link>');
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.calls).toMatchObject([[{ scope: { 'category.name': ['tractors'] } }]]);
  await getBody(feeds, '');
  expect(search.mock.calls).toMatchObject([{}, [{ scope: {} }]]);
});

test('the tag stays until the feed changes, and so does its date', async () => {
  const feeds = createTestFeeds();
  const first = await getBody(feeds, '');
  time += 300_000;
  const same = await getBody(feeds, '');
  expect([same.etag, same.changed, search.mock.calls.length]).toEqual([first.etag, first.changed, 2]);
  time += 300_000;
  search.mockResolvedValue([buildItem({ advertisementID: 7, status: 'sold' })]);
  const other = await getBody(feeds, '');
  expect(other.etag).not.toBe(first.etag);
  expect(other.changed).toBe(time);
});

test('another release has other addresses at once', async () => {
  const feeds = createTestFeeds();
  await getBody(feeds, '');
  const next = {
    ...release,
    id: '20261122-120000',
    stockItemPages: new Map([['7', ['/occasions/tractoren/nieuw-7']]]),
  };
  expect((await getBody(feeds, '', { release: next })).body).toContain('/occasions/tractoren/nieuw-7');
  expect(search).toHaveBeenCalledTimes(1);
});

test('when the stock API fails, there is no feed, or the one of before', async () => {
  const feeds = createTestFeeds();
  const first = await getBody(feeds, '');
  search.mockResolvedValue(null);
  time += 3_600_000;
  expect(await getBody(feeds, '')).toBe(first);
  const other = { filter: toFilter('?filter-makeName[]=Claas'), locale: 'nl', format: 'rss', release } as const;
  expect(await feeds.get(other)).toEqual({ status: 'failed' });
});

test('a release without the sector has no feed of it', async () => {
  const request = { locale: 'nl', format: 'rss', release } as const;
  const feeds = createTestFeeds();
  expect(await feeds.get({ ...request, filter: toFilter('?sector=industry') })).toEqual({ status: 'unknown' });
  expect(await feeds.get({ ...request, filter: toFilter('?sector=garden') })).toMatchObject({ status: 'ok' });
  const description = { ...stock, contentSecurityPolicy: '', stock, machines: [], live: [] };
  const old = { ...release, description };
  expect(await feeds.get({ ...request, release: old, filter: toFilter('?sector=garden') })).toEqual({
    status: 'unknown',
  });
});

/** @size medium */
import { parseStockItem } from '../../src/features/stock/model/item';
import { properties } from '../../src/features/stock/model/properties';

import type { CatalogueItem } from './catalogue-item';
import { createCatalogue } from './create-catalogue';
import { getUglyItem, type UglyName } from './ugly/ugly-cases';

const today = new Date('2026-11-21T11:00:00Z');
const make = (seed: number, size: number, day = today) => createCatalogue({ seed, size, today: day }).items;
const share = (items: readonly CatalogueItem[], test: (item: CatalogueItem) => boolean) =>
  items.filter(test).length / items.length;
const daysOld = (item: CatalogueItem, day: Date) =>
  Math.floor(day.getTime() / 86_400_000) - Math.floor(Date.parse(item.createdDate) / 86_400_000);
const withOrigin = (item: CatalogueItem) => ({
  ...item,
  images: item.images.map((image) => ({ ...image, url: `http://localhost${image.url}` })),
});

describe.each([
  { seed: 1, size: 240 },
  { seed: 7, size: 240 },
  { seed: 3, size: 1000 },
])('a catalogue of $size machines from seed $seed', ({ seed, size }) => {
  const items = make(seed, size);

  test('has the requested number of stock items', () => {
    expect(items).toHaveLength(size);
  });

  test.each<[string, number, (item: CatalogueItem) => boolean]>([
    ['agriculture', 0.52, (item) => item.advertiserStockNumber.startsWith('L')],
    ['industry', 0.26, (item) => item.advertiserStockNumber.startsWith('I')],
    ['garden and park', 0.22, (item) => item.advertiserStockNumber.startsWith('T')],
    ['price on request', 0.15, (item) => item.pricing.type === 'request'],
    ['reserved', 0.04, (item) => item.status === 'reserved'],
    ['sold', 0.06, (item) => item.status === 'sold'],
    ['rental', 0.08, (item) => item.transaction !== 'sale'],
    ['margin scheme', 0.1, (item) => item.pricing.vat === 'margin'],
    ['new', 0.06, (item) => item.used === false],
    ['damaged', 0.02, (item) => item.damaged === true],
    ['no photos', 0.02, (item) => item.images.length === 0],
    ['one photo', 0.04, (item) => item.images.length === 1],
    ['4 to 8 photos', 0.4, (item) => item.images.length >= 4 && item.images.length <= 8],
    ['9 to 24 photos', 0.54, (item) => item.images.length >= 9 && item.images.length <= 24],
    ['the last seven days', 0.08, (item) => daysOld(item, today) < 7],
  ])('has its share of %s', (_name, expected, test) => {
    // The ugly cases shift each share by one or two machines.
    expect(Math.abs(share(items, test) - expected)).toBeLessThan(0.016);
  });

  test('has 0.4 to 1 percent from today and none from tomorrow', () => {
    expect(share(items, (item) => daysOld(item, today) === 0)).toBeGreaterThanOrEqual(0.004);
    expect(share(items, (item) => daysOld(item, today) === 0)).toBeLessThanOrEqual(0.01);
    expect(items.filter((item) => Date.parse(item.createdDate) > today.getTime())).toEqual([]);
  });

  test('has no advertisementID and no stock number twice', () => {
    expect(new Set(items.map((item) => String(item.advertisementID))).size).toBe(size);
    expect(new Set(items.map((item) => item.advertiserStockNumber)).size).toBe(size);
    expect(items.filter((item) => !/^[LIT]\d{5}$/.test(item.advertiserStockNumber))).toEqual([]);
  });

  test('holds every property of the item page', () => {
    const known = new Set(
      items.flatMap((item) =>
        Object.entries(item)
          .filter(([, value]) => value != null)
          .map(([name]) => name),
      ),
    );
    expect(properties.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('is valid under the contract, except the ugly case with unknown enumeration values', () => {
    const odd = items.flatMap((item) => {
      const parsed = parseStockItem(withOrigin(item));
      return parsed.status === 'ok' && parsed.dropped.length === 0 ? [] : [item.advertisementID];
    });
    expect(odd).toEqual([getUglyItem(items, 'unknownEnumeration')?.advertisementID]);
  });

  test('is reproducible', () => {
    expect(make(seed, size)).toEqual(items);
  });
});

test('Another seed gives another stock.', () => {
  expect(make(2, 240)).not.toEqual(make(1, 240));
});

test('Only creation dates and the first photo depend on the day, and few of them change from one day to the next.', () => {
  const tomorrow = new Date('2026-11-22T07:00:00Z');
  const strip = (items: CatalogueItem[]) =>
    items.map(({ createdDate, images, ...item }) => ({ ...item, photos: images.length, has: createdDate !== '' }));
  const [before, after] = [make(1, 240), make(1, 240, tomorrow)];
  expect(strip(after)).toEqual(strip(before));
  const redated = after.filter((item, rank) => item.createdDate !== before[rank]?.createdDate);
  const turned = after.filter((item, rank) => item.images[0]?.url !== before[rank]?.images[0]?.url);
  expect(redated.length).toBeLessThan(0.1 * 240);
  expect(turned.length).toBeLessThan(0.05 * 240);
});

test('The share of recent machines is the same on any day.', () => {
  for (const day of ['2026-01-01T00:00:00Z', '2027-02-28T23:59:00Z', '2030-07-15T12:00:00Z']) {
    const items = make(1, 240, new Date(day));
    expect(items.filter((item) => daysOld(item, new Date(day)) < 7)).toHaveLength(19);
    expect(items.filter((item) => daysOld(item, new Date(day)) === 0)).toHaveLength(2);
  }
});

test('A minute after midnight no creation date is in the future.', () => {
  const today = new Date('2026-11-22T00:01:00Z');
  expect(make(1, 240, today).filter(({ createdDate }) => new Date(createdDate) > today)).toEqual([]);
});

test('The newest machines have photos and no two neighbours among them look alike.', () => {
  const looks = make(1, 240)
    .slice(0, 24)
    .map((item) => item.images[0]?.url.split('/')[2]);
  expect(looks).not.toContain(undefined);
  expect(looks.filter((look, rank) => look === looks[rank - 1])).toEqual([]);
});

test('About a tenth of the machines with an hour meter lack their hours, a fifth of those with an engine their power.', () => {
  const forklifts = make(1, 2000).filter((item) =>
    ['forklifts', 'wheelLoaders', 'miniExcavators'].includes(item.category.name),
  );
  expect(Math.abs(share(forklifts, (item) => item.operatingHours === undefined) - 0.12)).toBeLessThan(0.05);
  expect(Math.abs(share(forklifts, (item) => item.power === undefined) - 0.2)).toBeLessThan(0.06);
});

test('A stock can be empty, or so small that not every ugly case fits.', () => {
  expect(make(1, 0)).toEqual([]);
  expect(make(1, 5)).toHaveLength(5);
});

test.each<[UglyName, (item: CatalogueItem) => unknown]>([
  ['makeMissing', (item) => item.makeName],
  ['yearMissing', (item) => item.constructionYear ?? null],
  ['priceMissing', (item) => item.price],
])('The ugly case %s is in the stock.', (name, field) => {
  const item = getUglyItem(make(1, 240), name);
  expect(item === undefined ? 'missing' : field(item)).toBeNull();
});

test('The ugly texts are in the stock.', () => {
  const items = make(1, 240);
  expect(getUglyItem(items, 'scriptDescription')?.description.nl).toContain('<script>');
  expect(getUglyItem(items, 'eightyCharacterModel')?.model).toHaveLength(80);
  expect(getUglyItem(items, 'quotesInModel')?.model).toMatch(/["'&<]/);
  expect(getUglyItem(items, 'slashInModel')?.model).toBe('H 25 D-02/600');
  expect(getUglyItem(items, 'dutchOnlyDescription')?.description).toEqual({ nl: expect.any(String) as string });
  expect(
    getUglyItem(items, 'pictureMissing')?.images.filter(({ url }) => url.startsWith('/pictures/missing/')),
  ).toHaveLength(1);
  expect(typeof getUglyItem(items, 'textID')?.advertisementID).toBe('string');
  expect(items.filter((item) => item.makeName === 'Overig' && item.modelOther !== null)).toHaveLength(2);
});

import fc from 'fast-check';

import { buildRawItem } from '../../../testing/factories/stock-item';

import { factIds, getFactIds } from './deciding-facts';
import { parseStockItem, toListItem, type StockItem } from './item';
import { toCardKey } from './item-card-key';
import { itemFields, listFields } from './item-fields';
import { getItemTitle } from './item-names';

function parse(override: Record<string, unknown> = {}): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

test('a whole item keeps every field with the value of the API', () => {
  const raw = buildRawItem({ modelOther: 'Other', status: 'sold' });
  const parsed = parseStockItem(raw);
  expect(parsed).toMatchObject({ status: 'ok', dropped: [] });
  expect(parsed.status === 'ok' && parsed.item).toEqual({ ...raw, advertisementID: '204170' });
  expect(Object.keys(raw).sort()).toEqual(['advertisementID', 'category', ...itemFields.keys()].sort());
});

test.each([204170, '204170', ' 204170 '])('the id %j is taken as text', (advertisementID) => {
  expect(parse({ advertisementID }).advertisementID).toBe('204170');
});

test.each([
  [{ advertisementID: null }, 'advertisementID'],
  [{ advertisementID: 'abc' }, 'advertisementID'],
  [{ category: null }, 'category'],
  [{ category: { name: '' } }, 'category'],
  [{ category: 'tractors' }, 'category'],
])('an item with %j is refused because of its %s', (override, field) => {
  const parsed = parseStockItem(buildRawItem(override));
  expect(parsed.status === 'broken' && new RegExp(`^${field}[.:]`).test(parsed.reason)).toBe(true);
});

test.each([null, undefined, 'item', 7, [], [buildRawItem()]])('%j is not an item', (input) => {
  expect(parseStockItem(input).status).toBe('broken');
});

test('without make, price, year and photos an item is still an item', () => {
  const item = parse({
    make: null,
    makeName: null,
    model: null,
    type: null,
    price: null,
    constructionYear: null,
    images: null,
  });
  expect(item.price).toBeUndefined();
  expect(getItemTitle(item)).toBe('');
});

test.each([
  ['energyType', 'steam'],
  ['operatingHours', 'many'],
  ['operatingHours', -1],
  ['powerTakeOff', 'maybe'],
  ['liftingHeight', { value: 'tall', unit: 'mm' }],
  ['createdDate', 'yesterday'],
  ['status', 'gone'],
  ['images', 'photo.jpg'],
  ['power', { value: -5, unit: 'kW' }],
  ['height', { value: 1e300, unit: 'mm' }],
  ['operatingHours', 1e300],
  ['constructionYear', 0],
  ['images', 'https://a.example/1.jpg, https://a.example/2.jpg'],
  ['constructionYear', '-2017'],
  ['constructionYear', 99999],
  ['firstRegistrationDate', '0001-01-01'],
])('a %s of %j is left out and named', (field, value) => {
  const parsed = parseStockItem(buildRawItem({ [field]: value }));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  expect(parsed.dropped).toEqual([expect.stringMatching(`^${field}(\\.\\w+)?: `)]);
  expect(parsed.item).not.toHaveProperty(field);
});

test('of a list only the broken members are left out', () => {
  const good = { url: 'https://images.example/1.jpg' };
  const item = parse({
    images: [good, { url: 'javascript:alert(1)' }, null, { url: 'https://images.example/2.jpg', width: 'wide' }],
  });
  expect(item.images?.map(({ url }) => url)).toEqual([good.url, 'https://images.example/2.jpg']);
});

test.each([['2018/2019'], ['2017'], ['ca. 1998'], [2017]])(
  '%j can be the year something was built in',
  (constructionYear) => {
    expect(parse({ constructionYear }).constructionYear).toBe(String(constructionYear));
  },
);

test('of a list that never ends a hundred members are kept, and it is said how many were not', () => {
  const accessories = Array.from({ length: 300 }, (_, index) => ({ nl: `${String(index)} `.repeat(500) }));
  const parsed = parseStockItem(buildRawItem({ accessories }));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  expect(parsed.dropped).toEqual(['accessories: 200 of 300 left out']);
  expect(parsed.item.accessories).toHaveLength(100);
  const lengths = parsed.item.accessories?.map(({ nl }) => nl?.length ?? 0) ?? [];
  expect(Math.max(...lengths)).toBe(300);
  expect(parsed.item.accessories?.at(-1)?.nl).toMatch(/^99 99 .*…$/);
});

test('no text of an item turns the direction of its line', () => {
  const turn = '\u202e';
  const item = parse({
    model: `724${turn}`,
    type: turn,
    weight: { value: 1, unit: `k${turn}g` },
    description: { nl: `Goed${turn} onderhouden`, de: turn },
    accessories: [{ nl: `Trek${turn}haak` }],
    category: { name: 'tractors', longPluralTranslated: { nl: `Trac${turn}toren` } },
  });
  expect(JSON.stringify(item)).not.toContain(turn);
  expect(item).toMatchObject({ model: '724', weight: { unit: 'kg' }, description: { nl: 'Goed onderhouden' } });
  expect(item).not.toHaveProperty('type');
});

test('a lone surrogate in the name does not cost an item its page', () => {
  const half = '\ud83d';
  const item = parse({
    model: `724 ${half}`,
    advertiserStockNumber: `L1${half}`,
    category: { name: `tractors${half}` },
  });
  const url = [getItemTitle(item), item.advertiserStockNumber, item.category.name].join();
  expect(encodeURIComponent(url)).toContain('724%20%EF%BF%BD');
});

test('whatever comes, parsing answers, and never with an item that has no id and category', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('advertisementID', 'category', ...itemFields.keys()), fc.anything()),
      (input) => {
        const parsed = parseStockItem(input);
        if (parsed.status === 'ok') {
          expect(parsed.item.advertisementID).toMatch(/^\d+$/);
          expect(parsed.item.category.name).not.toBe('');
          expect(parseStockItem(parsed.item)).toMatchObject({ status: 'ok', dropped: [] });
        }
      },
    ),
  );
});

test('a list item has the fields that a list asks for and no other', () => {
  expect(Object.keys(toListItem(parse())).every((name) => listFields.includes(name))).toBe(true);
  expect(toListItem(parse()).description).toBeUndefined();
});

test('a list item has of the facts those of its category, and looks on a card like the whole item', () => {
  for (const name of ['tractors', 'sprayers', 'airships']) {
    const item = parse({ category: { name, longPluralTranslated: {} } });
    const listed = toListItem(item);
    const isHours = (id: string) => id === 'operatingHours';
    expect(factIds.filter((id) => listed[id] !== undefined && !isHours(id)).sort()).toEqual(
      getFactIds(item)
        .filter((id) => !isHours(id))
        .sort(),
    );
    expect(toCardKey(listed)).toBe(toCardKey(item));
  }
});

test.each([
  [{}, 'Fendt 724 Vario ProfiPlus'],
  [{ type: null }, 'Fendt 724 Vario'],
  [{ model: null, modelOther: 'Eigenbouw' }, 'Fendt Eigenbouw ProfiPlus'],
  [{ modelOther: 'Anders' }, 'Fendt 724 Vario ProfiPlus'],
  [{ model: 'Anders', modelOther: null, type: null }, 'Fendt'],
  [{ makeName: 'Overig', model: 'Other', modelOther: 'Eigenbouw', type: null }, 'Eigenbouw'],
])('%j gives the title %s', (override, title) => {
  expect(getItemTitle(parse(override))).toBe(title);
});

test.each([
  [
    { marginScheme: true, pricing: { type: 'fixed', vat: 'btw' } },
    { type: 'fixed', vat: 'margin' },
  ],
  [{ marginScheme: true, pricing: null }, { vat: 'margin' }],
  [
    { marginScheme: false, pricing: { type: 'bid', vat: 'new' } },
    { type: 'bid', vat: 'new' },
  ],
])('%j is under the margin scheme as soon as one of both says so', (override, pricing) => {
  expect(parse(override).pricing).toEqual(pricing);
  expect(toListItem(parse(override))).not.toHaveProperty('marginScheme');
});

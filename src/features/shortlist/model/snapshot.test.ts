import { buildRawItem } from '../../../testing/factories/stock-item';
import { parseStockItem, type StockItem } from '../../stock/model/item';
import { toItemWords } from '../../stock/model/item-page/item-words';

import { maxNote, readEntry } from './read-entry';
import { toSnapshot } from './to-snapshot';

function parse(override: Record<string, unknown> = {}): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

const wording = { t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`, iso: 'nl-NL' } as const;
const store = (item: StockItem): unknown => JSON.parse(JSON.stringify(toSnapshot(item)));

it.each([
  ['for sale', {}],
  ['sold', { status: 'sold' }],
  ['of a status that the site does not know', { status: 'auctioned' }],
  ['on request', { price: null, pricing: { type: 'request' } }],
  ['of a make outside of the list', { makeName: 'Overig', model: 'other', modelOther: 'Eigenbouw' }],
  ['of a category without facts', { category: { name: 'parts', longPluralTranslated: {} } }],
])('a machine %s is shown from what was kept as it was', (_, override) => {
  const item = parse(override);
  const { item: read, dropped } = readEntry({ id: item.advertisementID, item: store(item) });
  expect(dropped).toEqual([]);
  expect(read).toEqual(toSnapshot(item));
  expect(read && toItemWords(read, wording)).toEqual(toItemWords(item, wording));
  expect(read?.images).toEqual(item.images?.slice(0, 1));
});

it('takes a hundredth of the room that browsers give a site for fifty machines', () => {
  expect(JSON.stringify(toSnapshot(parse())).length).toBeLessThan(1000);
});

it('keeps a machine without photo', () => {
  expect(toSnapshot(parse({ images: [] })).images).toBeUndefined();
});

it.each([
  ['nothing', undefined, []],
  ['what is no machine', { makeName: 'Fendt' }, ['advertisementID: is no whole number of at most 15 digits']],
  ['another machine', store(parse()), ['is machine 204170']],
])('shows nothing from %s', (_, item, dropped) => {
  const read = readEntry({ id: '7', item });
  expect(read.item).toBeNull();
  expect(read.dropped.join()).toContain(dropped.join());
});

it('leaves out a damaged value alone', () => {
  const item = { ...(store(parse()) as object), constructionYear: { no: 'year' } };
  const read = readEntry({ id: '204170', item });
  expect(read.item?.makeName).toBe('Fendt');
  expect(read.item?.constructionYear).toBeUndefined();
  expect(read.dropped.join()).toContain('constructionYear');
});

it.each([
  [{}, { on: null, note: '' }],
  [
    { on: '2026-11-27', note: 'Tyres?' },
    { on: '2026-11-27', note: 'Tyres?' },
  ],
  [
    { on: 'yesterday', note: ['x'] },
    { on: null, note: '' },
  ],
  [
    { on: 7, note: 'x'.repeat(maxNote + 1) },
    { on: null, note: 'x'.repeat(maxNote) },
  ],
])('reads %j', (stored, read) => {
  expect(readEntry({ id: '7', ...stored })).toEqual({ id: '7', item: null, dropped: [], ...read });
});

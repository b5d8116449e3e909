import fc from 'fast-check';

import { omit } from '../../../lib/omit';
import { toName } from '../../../lib/plain-text';
import { anyCharacter } from '../../../testing/factories/any-text';
import { buildRawItem } from '../../../testing/factories/stock-item';

import { toFilterIndexFile } from './filter-index/to-filter-index-file';
import { toHydratedProperties } from './hydrate';
import { parseStockItem, toListItem, type ParsedStockItem, type StockItem } from './item';
import { itemFields } from './item-fields';
import { toSafeHtml } from './item-page/description';
import { toItemWords } from './item-page/item-words';
import { toItemPaths } from './item-path';
import { pickText, toLocalizedItem } from './localize';
import type { Wording } from './measures';
import { findNewest } from './newest';
import { toCardSources } from './picture-sources';
import { properties } from './properties';
import { isRecord } from './readers/reader';
import { toFacets } from './search/count-facets';
import { formatJsonFeed, formatRss } from './seo/feed';
import { toProduct } from './seo/product';
import { toSharedImage } from './shared-image';

type Raw = Record<string, unknown>;

const base = buildRawItem();
const wording: Wording = { t: (key) => key, iso: 'nl-NL' };
const kinds = new Map<string, string>(properties.map(({ id, kind }) => [id, kind]));

/** Any value in place of one of the contract. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1, -0, 2018, 20188, 1.5, NaN, Infinity, -Infinity, 2 ** 60, 1e300),
  fc.constantFrom(
    '',
    ' ',
    '-',
    '0',
    '6.900',
    '74950,00',
    '7495000',
    '1e3',
    'true',
    'yes',
    'SOLD',
    '2018-03',
    '0000-00-00',
  ),
  fc.constantFrom(
    '2026-02-31',
    '2018-06-01T22:00:00Z',
    '02-10-2018',
    'null',
    '&lt;b&gt;',
    '<script>alert(1)</script>',
    '\u202eabc',
  ),
  fc.constantFrom(
    'https://foto voorbeeld.example/1.jpg',
    'https://a.example/1,.jpg,',
    'javascript:alert(1)',
    '{url}',
    '__proto__',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    { value: 5 },
    { value: '6.900', unit: 'mm' },
    { value: 5, unit: 'bananas' },
    { name: {} },
    // What JavaScript makes texts and numbers with may be in JSON, too.
    { toString: 0, valueOf: null, toJSON: 1, length: 3 },
  ),
  fc.constantFrom<unknown>({ url: 'https://' }, [null, 'https://a.example/1.jpg', { url: 7 }], {
    amount: '749,00',
    currency: 'euros',
  }),
  fc.constant('lang '.repeat(12_000)),
  fc.constant(Array.from({ length: 150 }, () => 'x')),
  fc.string({ unit: anyCharacter }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(...Object.values(base)),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

/** The item with some of its fields, or parts of them, missing or something else. */
const spoiled = fc
  .record({
    whole: fc.dictionary(fc.constantFrom(...Object.keys(base)), fc.option(anything, { nil: undefined }), {
      maxKeys: 12,
    }),
    parts: fc.dictionary(fc.constantFrom(...Object.keys(base).filter((name) => isRecord(base[name]))), anything, {
      maxKeys: 6,
    }),
  })
  .map(({ whole, parts }): Raw => {
    const nested = Object.entries(parts).map(([name, value]): [string, unknown] => {
      const before = base[name];
      const keys = isRecord(before) ? Object.keys(before) : [];
      return [name, { ...(isRecord(before) ? before : {}), [keys[0] ?? 'value']: value }];
    });
    return { ...base, ...Object.fromEntries(nested), ...whole };
  });

function check(raw: Raw, verify: (parsed: Extract<ParsedStockItem, { status: 'ok' }>) => void) {
  const parsed = parseStockItem(raw);
  if (parsed.status === 'ok') verify(parsed);
  else expect(parsed.reason).toMatch(/^(advertisementID|category)[.:]/);
}

function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}

test('a dropped value is reported by its field, and a kept value was sent', () => {
  fc.assert(
    fc.property(spoiled, (raw) => {
      check(raw, ({ item, dropped, unknown }) => {
        const names = [...dropped, ...unknown];
        for (const name of itemFields.keys()) {
          if (saysNothing(raw[name]) || Object.hasOwn(item, name)) continue;
          expect([name, names.some((one) => new RegExp(`^${name}\\b`).test(one))]).toEqual([name, true]);
        }
        for (const [name, value] of Object.entries(item)) expectSaid(name, value, raw[name]);
      });
    }),
    { numRuns: 300 },
  );
}, 60_000);

/** Expects the value that was sent, in any spelling. */
function expectSaid(name: string, value: unknown, sent: unknown) {
  if (name === 'price') {
    const { amount } = value as NonNullable<StockItem['price']>;
    if (amount !== undefined)
      expect(String(amount)).toBe(
        String((sent as Raw).amount)
          .trim()
          .replace('-0', '0'),
      );
  }
  const kind = kinds.get(name);
  if (kind === 'count') expectNumber(value, sent);
  if (kind === 'measure') expectNumber((value as Raw).value, (sent as Raw).value);
  if (kind === 'text' && name !== 'constructionYear') expect(value).toBe(toName(String(sent)));
  if (kind === 'flag')
    expect(
      [
        [true, 1, '1', 'true', 'yes'],
        [false, 0, '0', 'false', 'no'],
      ][value === true ? 0 : 1],
    ).toContain(sent);
  if (name === 'constructionYear') expect(String(sent)).toContain(String(value).slice(0, 4));
}

function expectNumber(value: unknown, sent: unknown) {
  const digits = (text: unknown) =>
    String(text)
      .replace(/\D/g, '')
      .replace(/^0+|0+$/g, '');
  if (typeof sent === 'number') expect(value).toBe(sent);
  else expect([typeof sent, digits(value)]).toEqual(['string', digits(sent)]);
}

test('everything is derived from any item, and no invalid number is shown', () => {
  fc.assert(
    fc.property(spoiled, (raw) => {
      check(raw, ({ item: whole }) => {
        const item = toLocalizedItem(whole, 'nl');
        const words = toItemWords(item, wording);
        const measured = [...words.facts, ...toHydratedProperties(item, wording)]
          .filter(({ id }) => kinds.get(id) !== 'text' && !/stockNumber|^crane|^tailgate/.test(id))
          .map(({ value }) => value);
        for (const text of [words.price, ...measured]) expect(text).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
        const paths = toItemPaths(item, { [item.category.name]: { nl: 'x', en: 'x', de: 'x' } });
        for (const path of Object.values(paths)) expect(path).toMatch(/^[\w/-]+$/);
        for (const { url } of item.images ?? []) {
          expect(new URL(url).href).toBe(url);
          expect(() => new URL(toCardSources(url, '{url}?w={width}&fm={format}').src)).not.toThrow();
        }
        const description = pickText(item.description ?? {}, 'nl')?.text ?? '';
        expect(toSafeHtml(description)).not.toMatch(/<(script|img|svg|iframe)|on\w+=/i);
        const page = {
          title: words.title,
          description,
          category: 'x',
          url: 'https://dealer.example/',
          pictures: [],
          seller: null,
        };
        JSON.stringify([toProduct(item, page), toSharedImage(item, ''), toListItem(item), toFacets([item])]);
        const entry = { item, words, url: page.url, picture: null, category: 'x' };
        const feed = { title: 'x', description: 'x', language: 'nl', page: page.url, self: page.url, items: [entry] };
        expect(formatRss(feed) + formatJsonFeed(feed)).not.toContain('Invalid Date');
        toFilterIndexFile([item], { withPhotos: true });
        findNewest([item], 1);
      });
    }),
    { numRuns: 150 },
  );
}, 60_000);

/** Every kind of JSON value, also objects that break JavaScript's conversion to text and number. */
const kindsOfValues: readonly unknown[] = [
  true,
  7,
  1e300,
  'x',
  '2018',
  [],
  [7],
  [[]],
  [null],
  {},
  { value: {} },
  { toString: 0, valueOf: 0 },
];

test.each([...itemFields.keys()])('%s of every other kind is parsed without an exception', (name) => {
  const before = base[name];
  const parts = isRecord(before) ? Object.keys(before) : [];
  for (const value of kindsOfValues) {
    const spoiledParts = parts.map((part) => ({ ...(before as Raw), [part]: value }));
    for (const spoiledValue of [value, [value], { value }, ...spoiledParts])
      check({ ...base, [name]: spoiledValue }, ({ item }) => {
        if (Object.hasOwn(item, name)) expectSaid(name, item[name as keyof StockItem], spoiledValue);
      });
  }
});

test('a parsed item parses to itself, apart from values that were encoded twice', () => {
  fc.assert(
    fc.property(spoiled, (raw) => {
      check(raw, ({ item }) => {
        if (JSON.stringify(item).includes('&')) return;
        // These describe the API's spelling, not the item.
        const read = omit(omit(item, 'writings'), 'isStatusUnknown');
        expect(parseStockItem(read)).toMatchObject({ status: 'ok', item: read, dropped: [] });
      });
    }),
    { numRuns: 300 },
  );
}, 60_000);

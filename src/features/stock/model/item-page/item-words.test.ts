import { readFileSync } from 'node:fs';

import { knownLocales } from '../../../../i18n/locales';
import { buildRawItem } from '../../../../testing/factories/stock-item';
import { factIds } from '../deciding-facts';
import { parseStockItem } from '../item';
import type { Wording } from '../measures';
import { properties } from '../properties';

import { toFactKey, toFactLine, toItemWords } from './item-words';

const wording: Wording = { t: (key) => key, iso: 'nl-NL' };

test.each<[unknown, string | null]>([
  [null, 'stock:status.available'],
  [undefined, 'stock:status.available'],
  ['', 'stock:status.available'],
  ['sold', 'stock:status.sold'],
  ['RESERVED', 'stock:status.reserved'],
  ...['verkocht', 'withdrawn', true, 1, ['sold'], { value: 'sold' }].map((status): [unknown, null] => [status, null]),
])('of an item with the status %j is said %j: of one that nobody can read, not that it can be had', (status, said) => {
  const parsed = parseStockItem(buildRawItem({ status, used: true, damaged: false }));
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  expect(toItemWords(parsed.item, wording).availability).toBe(said);
});

const amount = { price: { amount: 7_495_000, currency: 'EUR' } };

test.each<[string, object, string, string | null]>([
  ['with VAT', { ...amount, pricing: { type: 'fixed', vat: 'btw' } }, '€\u00a074.950', 'stock:price.exclVat'],
  ['under the margin scheme', { ...amount, pricing: { vat: 'margin' } }, '€\u00a074.950', 'stock:price.margin'],
  [
    'open to offers',
    { ...amount, pricing: { type: 'bid', vat: 'btw' } },
    '€\u00a074.950',
    'stock:price.exclVat ·\u00a0stock:price.bid',
  ],
  ['at an auction', { ...amount, pricing: { type: 'auction', vat: 'btw' } }, 'stock:price.auction', null],
  [
    'at an auction, under the margin scheme',
    { pricing: { type: 'auction', vat: 'margin' } },
    'stock:price.auction',
    'stock:price.margin',
  ],
  ['sold', { ...amount, status: 'sold', pricing: { vat: 'margin' } }, 'stock:status.sold', null],
  ['reserved', { ...amount, status: 'reserved', pricing: { vat: 'btw' } }, '€\u00a074.950', 'stock:price.exclVat'],
])('the price of an item %s', (_, override, price, vat) => {
  const parsed = parseStockItem(buildRawItem({ marginScheme: false, status: null, ...override }));
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  const words = toItemWords(parsed.item, wording);
  expect(words).toMatchObject({ price, vat });
  expect(toFactLine(words).includes('€')).toBe(price.includes('€'));
});

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;
const readLabels = (locale: string, file: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${file}.json`, 'utf8')) as Labels;

test.each(Object.keys(knownLocales))('in %s no two properties that decide have one name', (locale) => {
  const facts = readLabels(locale, 'stock').fact ?? {};
  const table = readLabels(locale, 'properties').property ?? {};
  const names = factIds.map((id) => [id, facts[toFactKey(id).replace('stock:fact.', '')]] as const);
  // A card says the generator's output; the tables say that of the engine too.
  const all = [...names, ...properties.map((one) => [one.id, table[one.id]] as const)];
  const doubles = names.flatMap(([id, name]) => all.filter((other) => other[0] !== id && other[1] === name));
  expect(doubles).toEqual([]);
  expect(names.every(([, name]) => name !== undefined)).toBe(true);
});

import type { CatalogueItem } from '../catalogue-item';
import { createCatalogue } from '../create-catalogue';
import { createRandom } from '../random';
import { findTexts } from '../texts/texts';

import { chooseSentences, toDescription } from './description';

const table = findTexts({ category: 'tractors', subCategory: null });
const [first] = createCatalogue({ seed: 1, size: 30, today: new Date('2026-11-21T11:00:00Z') }).items;
if (first === undefined) throw new Error('The catalogue is empty.');
const tractor = {
  ...first,
  ...{ makeName: 'Fendt', model: '724 Vario', type: null, constructionYear: 2018, operatingHours: 3480 },
  ...{ used: true, damaged: false, status: null, transaction: 'sale' },
} satisfies CatalogueItem as CatalogueItem;
const describeMany = (item: CatalogueItem) =>
  Array.from({ length: 300 }, (_, index) => {
    const random = createRandom(String(index));
    return toDescription(chooseSentences({ item, table, avoid: new Set() }, random), item, random);
  });
const many = describeMany(tractor);

test('Every placeholder is filled in, in every language.', () => {
  expect(many.flatMap((one) => Object.values(one)).filter((text) => /[{}]|undefined|null/.test(text))).toEqual([]);
});

test('Hours are written the way of the language.', () => {
  expect(many.some(({ nl }) => nl?.includes('3.480'))).toBe(true);
  expect(many.some(({ en }) => en?.includes('3,480'))).toBe(true);
});

test('Unknown hours are not mentioned.', () => {
  const { operatingHours, ...unmetered } = tractor;
  expect(operatingHours).toBe(3480);
  const silent = describeMany(unmetered);
  expect(silent.filter(({ nl }) => /draaiuren|De teller/.test(nl ?? ''))).toEqual([]);
});

test('Nobody is invited to see or hire a machine that is sold.', () => {
  const sold = describeMany({ ...tractor, status: 'sold' });
  expect(sold.filter(({ nl }) => /Bel|terrein|huur|Transport/.test(nl ?? ''))).toEqual([]);
});

/** What is said in any language that has these words of it. */
const findSaid = (item: CatalogueItem, words: Record<string, RegExp>) =>
  describeMany(item).flatMap((one) =>
    Object.entries(one).flatMap(([language, text]) => (words[language]?.test(text) === true ? [text] : [])),
  );

test.each([
  ['sold', { status: 'sold' }],
  ['reserved', { status: 'reserved' }],
  ['sold with its damage', { status: 'sold', damaged: true }],
  ['reserved with its damage', { status: 'reserved', damaged: true }],
])('Nobody is offered, or invited to see, a machine that is %s.', (_, state) => {
  const offers = {
    nl: /Aangeboden|te zien|\bBel\b|[Kk]om kijken|[Tt]e koop|[Vv]erko|[Tt]e huur|Inruil is|Transport kunnen/,
    en: /Available|on view|\b[Cc]all\b|\b[Cc]ome and|\b[Ss]old\b|\b[Ss]ale\b|[Pp]art exchange considered|arrange/,
    de: /Im Angebot|besichtigen|Rufen|Sehen Sie|[Vv]erkauf|[Mm]iete|Inzahlungnahme ist|Transport können/,
  };
  expect(findSaid({ ...tractor, ...state }, offers)).toEqual([]);
  expect(findSaid({ ...tractor, ...state, transaction: 'rental' }, offers)).toEqual([]);
});

test('A machine that is only for hire was taken from nobody, and is not for sale.', () => {
  const trade = {
    nl: /Ingeruild|vorige eigenaar|(Van|Uit) een |[Vv]erkoop|verkocht|Inruil/,
    en: /exchange|previous owner|\b[Ss]old\b/,
    de: /In Zahlung|Vorbesitzer|[Vv]erkauf|Inzahlung/,
  };
  for (const damaged of [false, true])
    expect(findSaid({ ...tractor, transaction: 'rental', damaged }, trade)).toEqual([]);
  expect(findSaid(tractor, trade)).not.toEqual([]);
});

test('Some are simple HTML and some lack a language, but Dutch is always there.', () => {
  expect(many.filter(({ nl }) => nl?.startsWith('<p>')).length).toBeGreaterThan(40);
  expect(many.filter(({ de }) => de === undefined).length).toBeGreaterThan(4);
  expect(many.filter(({ nl }) => nl === undefined)).toEqual([]);
});

test('A name with markup in it cannot break the HTML.', () => {
  const odd = describeMany({ ...tractor, model: 'A <b> & C' });
  expect(odd.filter(({ nl }) => nl?.startsWith('<p>') && nl.includes('<b>'))).toEqual([]);
});

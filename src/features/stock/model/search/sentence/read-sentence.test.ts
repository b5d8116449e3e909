import fc from 'fast-check';

import { filters } from '../filters';

import { readSentence, toPreparation } from './read-sentence';
import { known, toSummary } from './sentence-fixture';
import { wordTables } from './words';

const read = (text: string) => readSentence(text, known, wordTables);
const summarize = (text: string) => toSummary(read(text));

test('says how each applied part was typed', () => {
  expect(read('rode trekker onder 30k').parts).toEqual([
    { typed: 'trekker', meant: [{ property: 'category.name', values: ['tractors'] }] },
    { typed: 'onder 30k', meant: [{ property: 'price.amount', range: { minimum: null, maximum: 30_000 } }] },
  ]);
});

test('what is doubtful comes with its choices, and with the word that it resembles', () => {
  expect(read('compressed').doubtful).toEqual([
    { typed: 'compressed', word: 'compressor', meant: [{ property: 'category.name', values: ['compressors'] }] },
  ]);
  expect(read('onder 2000').doubtful).toEqual([
    {
      typed: 'onder 2000',
      meant: [
        { property: 'constructionYear', range: { minimum: null, maximum: 1999 } },
        { property: 'price.amount', range: { minimum: null, maximum: 2000 } },
      ],
    },
  ]);
});

test('a measure without a category is doubtful unless its property is named', () => {
  expect(summarize('2500 kg')).toBe('maybe 2500 kg');
  expect(summarize('draagvermogen 2500 kg')).toBe('liftingCapacity.value 2250..2750');
  expect(read('3 m').doubtful[0]?.meant).toHaveLength(2);
});

test('the order of the parts does not matter', () => {
  const parts = ['fendt', 'trekker', 'onder 80 mille', 'vanaf 2015', '150 pk', 'met foto', 'minder dan 5000 uur'];
  const expected = summarize(parts.join(' ')).split('; ').sort();
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      expect(summarize(shuffled.join(' ')).split('; ').sort()).toEqual(expected);
    }),
  );
});

test('two languages mix', () => {
  expect(summarize('used Stapler tot 10 mille')).toBe('forklifts; used=used; price.amount ..10000');
});

test('a category that the API lacks is no filter', () => {
  const few = { ...known, categories: known.categories.filter(({ name }) => name === 'tractors') };
  expect(toSummary(readSentence('heftruck of trekker', few, wordTables))).toBe('tractors; not heftruck');
});

test('a sub category does not hide another category', () => {
  expect(summarize('rondebalenpers of maaidorser')).toBe('balers combineHarvesters; maybe rondebalenpers');
});

test.each([
  ['<b>trekker</b> &euro; 5.000', 'tractors; price.amount ..5000'],
  ['<script>alert(1)</script> heftruck', 'forklifts; not alert, 1'],
  ['!!! ??? ... --- ///', ''],
  ['', ''],
  ['   \n\t ', ''],
  ['جرار fendt', 'makeName=Fendt; not جرار'],
  ['\ud83d\ude9c fendt \ud83d', 'makeName=Fendt'],
  ['constructor __proto__ toString', 'not constructor, proto, toString'],
])('%j is %j', (text, summary) => {
  expect(summarize(text)).toBe(summary);
});

test('reads the first 200 characters of a pasted advert', () => {
  const advert = `Te koop: Fendt 724 Vario, bouwjaar 2016, 5200 draaiuren. ${'Nette trekker met alle opties. '.repeat(400)}`;
  expect(read(advert).values.makeName).toEqual(['Fendt']);
  expect(read(`${'a '.repeat(100)}fendt`).values).toEqual({});
});

/** Pieces of sentences, and anything else. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'fendt 50 2015 tot of niet met € < - , . k kg m uur heftruck ,-'.split(' ')),
      fc.string(),
    ),
  )
  .map((pieces) => pieces.join(' '));

test('never throws, and gives only what the filters take', () => {
  const rows = new Map<string, (typeof filters)[number]>(filters.map((row) => [row.property, row]));
  fc.assert(
    fc.property(anyText, (text) => {
      const { ranges, values, unused, parts } = read(text);
      for (const [property, { minimum, maximum }] of Object.entries(ranges)) {
        expect(rows.get(property)?.control).toBe('range');
        expect(minimum === null && maximum === null).toBe(false);
        if (minimum !== null && maximum !== null) expect(minimum).toBeLessThanOrEqual(maximum);
      }
      for (const list of Object.values(values)) expect(list.length).toBeGreaterThan(0);
      for (const { typed } of parts) expect(typed).not.toBe('');
      expect(unused.every((one) => one.trim() !== '')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('preparing changes nothing but the time', () => {
  const other = { ...known };
  for (const prepare of toPreparation(other, wordTables)) prepare();
  expect(readSentence('heftruk toyta', other, wordTables)).toEqual(read('heftruk toyta'));
});

test('a long sentence takes no longer than its first 200 characters', () => {
  for (const piece of ['trekkr ', '€', '1.', '<', 'a', '1 - ', "'"]) {
    const start = performance.now();
    read(piece.repeat(10_000));
    // Some milliseconds: what grew with the text would take many seconds.
    expect(performance.now() - start).toBeLessThan(2000);
  }
});

test.each([
  ['heftruck met nieuwe banden', 'forklifts; not banden; maybe nieuwe'],
  ['Traktor neuer TÜV', 'tractors; not TÜV; maybe neuer'],
  ['nieuwe heftruck met accu', 'forklifts; used=new; energyType=electric'],
  ['nearly new tractor', 'tractors; not nearly new'],
  ['per maand 300 euro', 'not per maand 300 euro'],
  ['Traktor mit Schneepflug und Streuer', 'tractors; not Schneepflug, Streuer'],
  ['hours: 0-5000', 'operatingHours ..5000'],
  ['tractor 100+ hp', 'tractors; power.value 75..'],
  ['trekker + kipper', 'tractors tippingTrailers'],
  ['trekker tot 75 kW', 'tractors; power.value ..75'],
  ['sprayer from 20 to 24 m', 'sprayers; workingWidth.value 20..24'],
  ['6\'6" topper', 'mulchers; workingWidth.value 1.78..2.18'],
  ['ride on mower 42 in deck', 'rideOnMowers; workingWidth.value 0.96..1.17'],
  ['"fendt 724"', 'makeName=Fendt; "724"'],
  ['sprayer 1000 gallons', 'sprayers; tankCapacity.value 4091..5001'],
  ['Stapler 2½ t', 'forklifts; liftingCapacity.value 2250..2750'],
  ['veewagen', 'trailers platformTrailers tippingTrailers'],
  ['maaiers', 'mowers rideOnMowers frontMowers reelMowers roboticMowers vergeMowers mulchers'],
  ['Mayer', 'maybe Mayer'],
  // Words of the dictionary that are a letter away from a machine or a make.
  ...['deutsch', 'lieber', 'stijl', 'zoveel', 'heimachine', 'verkauft', 'Waagen', 'nieuws'].map(
    (word): [string, string] => [word, `not ${word}`],
  ),
  ['verfmachine', 'maybe verfmachine'],
  ['glitter', 'maybe glitter'],
  ['Mähwerk 3m20', 'mowers; workingWidth.value 2.88..3.52'],
  ['Teleskoplader 7 m 3 t', 'telehandlers; liftingHeight.value 6.3..7.7; liftingCapacity.value 2700..3300'],
  ['Krone schijvenmaaier 3.20', 'mowers; makeName=Krone; not 3.20'],
  ['vrachtwagen met kraan', 'not kraan; maybe vrachtwagen'],
  ['Schlepper 100PS+', 'tractors; power.value 74..'],
  ['trekker max 10 jaar', 'tractors; constructionYear 2016..'],
  ['trekker max 10 jaar garantie', 'tractors; not max 10 jaar, garantie'],
  ['verrijker', 'telehandlers'],
  ['case 580', 'makeName=Case IH Case; not 580'],
])('%j is %j', (text, summary) => {
  expect(summarize(text)).toBe(summary);
});

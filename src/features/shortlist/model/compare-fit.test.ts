import fit from '../../../../locales/nl/fit.json';
import shortlist from '../../../../locales/nl/shortlist.json';
import stock from '../../../../locales/nl/stock.json';
import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { parseStockItem, type StockItem } from '../../stock/model/item';

import { toFitGroup } from './compare-fit';

const t = createTranslate(createTexts('nl', { fit, shortlist, stock }));
const words = { t, wording: { t, iso: 'nl-NL' } };

function build(sizes: Readonly<Record<string, { value: number; unit: string }>>): StockItem {
  const category = { name: 'excavators', longPluralTranslated: {} };
  const parsed = parseStockItem({ advertisementID: '1', category, ...sizes });
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}
const small = build({
  length: { value: 3.6, unit: 'm' },
  width: { value: 1500, unit: 'mm' },
  height: { value: 2.2, unit: 'm' },
  weight: { value: 1700, unit: 'kg' },
});
const wide = build({ width: { value: 3, unit: 'm' } });
const bare = build({});

test('each place is a row, and says why a machine does not fit', () => {
  const { rows } = toFitGroup([small, wide, bare], 'Vervoer', words);
  expect(rows.map(({ label, cells }) => [label, ...cells])).toEqual([
    ['Over de weg', { value: 'Past' }, { value: 'Past niet: 0,45\u00a0m te breed' }, 'ask'],
    ['Op een aanhanger van 3,5 t', { value: 'Past' }, { value: 'Past niet: 0,45\u00a0m te breed' }, 'ask'],
    [
      'In een zeecontainer',
      { value: expect.stringMatching(/^Past in 20 voet/) as string },
      { value: 'Past niet: 0,71\u00a0m te breed' },
      'ask',
    ],
  ]);
});

test('what is known decides as far as it goes, and the rest is asked for', () => {
  const light = build({ weight: { value: 1700, unit: 'kg' } });
  const heavy = build({ weight: { value: 9000, unit: 'kg' } });
  const missing = ['length', 'width', 'height'];
  const rows = toFitGroup([light, heavy], 'Vervoer', words).rows;
  expect(rows.map(({ id }) => id)).toEqual(['trailer', 'container']);
  expect(rows[0]).toMatchObject({
    cells: [{ value: 'Gewicht past; de rest niet bekend', missing }, { value: 'Past niet: 6.200\u00a0kg te zwaar' }],
  });
  expect(toFitGroup([small, bare], 'Vervoer', words).rows[0]?.asked).toEqual([[], missing]);
});

test('a place that is known of no machine has no row', () => {
  expect(toFitGroup([bare, bare], 'Vervoer', words).rows).toEqual([]);
});

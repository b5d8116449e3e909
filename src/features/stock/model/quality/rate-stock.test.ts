/** @size small */
import type { StockItem } from '../item';

import { maxItems, parseQualityReport } from './quality-report';
import { rateStock } from './rate-stock';

const today = '2026-11-29';
const words = { toCategory: () => 'Tractoren', toPath: ({ advertisementID }: StockItem) => `/${advertisementID}` };
const photo = { url: 'https://photos.example/1.jpg', width: 1600, height: 1200 };
const whole: StockItem = {
  advertisementID: '1',
  advertiserStockNumber: 'L1',
  category: { name: 'tractors', longPluralTranslated: {} },
  makeName: 'Fendt',
  model: '724 Vario',
  constructionYear: '2018',
  operatingHours: 5130,
  power: { value: 174, unit: 'kW' },
  price: { amount: 7_495_000, currency: 'EUR' },
  pricing: { type: 'fixed', vat: 'btw' },
  used: true,
  images: [photo, photo, photo, photo, photo],
  description: { nl: 'Goed onderhouden.', de: 'Gut gepflegt.' },
};
const rate = (...items: StockItem[]) => rateStock(items, words, today);
const find = (terms: Partial<StockItem>) =>
  rate({ ...whole, ...terms }).items[0]?.findings.map(({ kind, detail }) => [kind, detail].join(' ').trim()) ?? [];

it('finds nothing about an item that says all', () => {
  expect(rate(whole)).toMatchObject({ stockItems: 1, doubtful: 0, quality: 100, items: [] });
});

it.each<[Partial<StockItem>, string[]]>([
  [{ images: [] }, ['noPhoto']],
  [{ images: [photo, photo] }, ['fewPhotos 2']],
  [{ images: [photo, photo, photo, photo, { ...photo, width: 320 }] }, ['smallPhotos 1']],
  [{ images: [photo, photo, photo, photo, { url: photo.url }] }, []],
  [{ price: undefined }, ['noPrice']],
  [{ price: undefined, pricing: { type: 'request' } }, []],
  [{ price: { amount: 100 } }, ['price 1.00']],
  [{ constructionYear: undefined }, ['noYear']],
  [{ constructionYear: '2099' }, ['year 2099']],
  [{ constructionYear: '2027', operatingHours: 10 }, []],
  [{ operatingHours: undefined, power: undefined }, ['fact operatingHours', 'fact power']],
  [{ operatingHours: 99_999 }, ['hours 99999']],
  [{ operatingHours: 0 }, ['hours 0']],
  [{ operatingHours: 0, used: false }, []],
  [{ description: undefined }, ['noDescription']],
  [{ description: { nl: 'Alles goed.', de: ' ' } }, ['oneLanguage nl']],
])('of %j it says %j', (terms, findings) => {
  expect(find(terms)).toEqual(findings);
});

it('names the other item with the same chassis, stock number, or all that visitors see', () => {
  const number = (id: string) => ({ advertisementID: id, advertiserStockNumber: `L${id}` });
  const sign = { identificationVin: 'WKU 5727-1782' };
  const other = { ...whole, ...number('2'), operatingHours: 1, identificationVin: 'wku57271782' };
  const { items, counts } = rate({ ...whole, ...sign }, other, { ...whole, ...number('3'), model: 'Other' });
  expect(items.map(({ id, findings }) => [id, findings])).toEqual([
    ['2', [{ kind: 'duplicate', detail: 'L1' }]],
    ['1', [{ kind: 'duplicate', detail: 'L2' }]],
  ]);
  expect(counts).toMatchObject({ duplicate: 2, noPhoto: 0 });
  expect(rate(whole, { ...whole, ...number('2') }).counts.duplicate).toBe(2);
  // New ones of a kind are alike.
  expect(
    rate({ ...whole, operatingHours: 0, used: false }, { ...whole, ...number('2'), operatingHours: 0, used: false })
      .counts.duplicate,
  ).toBe(0);
});

it('doubts a price that is far from those of the same make and model, and none of two', () => {
  const priced = [7_000_000, 7_500_000, 8_000_000, 750_000].map((amount, index) => ({
    ...whole,
    ...{ advertisementID: String(index), advertiserStockNumber: `L${String(index)}`, operatingHours: 100 + index },
    price: { amount, currency: 'EUR' },
  }));
  expect(rate(...priced).items.map(({ id, findings }) => [id, findings[0]?.kind])).toEqual([['3', 'price']]);
  expect(rate(...priced.slice(2)).items).toEqual([]);
});

it('has the worst first, leaves sold ones out, and goes on with the trend', () => {
  const bare: StockItem = { advertisementID: '9', category: whole.category };
  const before = [
    { day: '2026-11-28', quality: 80, stockItems: 3 },
    { day: today, quality: 1, stockItems: 1 },
  ];
  const stock = [{ ...whole, images: [] }, bare, { ...bare, advertisementID: '8', status: 'sold' as const }];
  const report = rateStock(stock, words, today, before);
  expect(report.items.map(({ id }) => id)).toEqual(['9', '1']);
  expect(report.trend).toEqual([before[0], { day: today, quality: report.quality, stockItems: 2 }]);
  expect(parseQualityReport(JSON.stringify(report))).toEqual(report);
  expect(rateStock([], words, today)).toMatchObject({ quality: 100, stockItems: 0, items: [] });
});

it('rates 10,000 items within a second', () => {
  const stock = Array.from({ length: 10_000 }, (_, index) => ({
    ...whole,
    ...{ advertisementID: String(index), advertiserStockNumber: `L${String(index)}`, operatingHours: index },
    model: `Model ${String(index % 300)}`,
    images: index % 2 === 0 ? [] : whole.images,
  }));
  const started = performance.now();
  const report = rateStock(stock, words, today);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(report.items).toHaveLength(maxItems);
});

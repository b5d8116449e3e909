import { parseStockItem } from '../../../src/features/stock/model/item';

import { brokenItems } from './broken-items';

test.each(['advertisementIDMissing', 'advertisementIDNotDigits', 'categoryMissing', 'categoryNotAnObject'] as const)(
  'An item with %s is refused by the site.',
  (name) => {
    expect(parseStockItem(brokenItems[name]).status).toBe('broken');
  },
);

test('An item of wrong types keeps its id and category, and loses every wrong field.', () => {
  const parsed = parseStockItem(brokenItems.wrongTypes);
  expect(parsed.status).toBe('ok');
  expect(parsed.status === 'ok' ? parsed.dropped.length : 0).toBeGreaterThanOrEqual(9);
});

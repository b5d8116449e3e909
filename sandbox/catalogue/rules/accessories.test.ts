import { createRandom } from '../random';
import { findTexts, texts } from '../texts/texts';

import { toAccessories } from './accessories';

const table = findTexts({ category: 'tractors', subCategory: null });

test('Accessories are never named twice.', () => {
  for (const { accessories } of Object.values(texts))
    expect(new Set(accessories.map(([nl]) => nl)).size).toBe(accessories.length);
  expect(toAccessories(table, {}, createRandom('x')).length).toBeGreaterThan(0);
});

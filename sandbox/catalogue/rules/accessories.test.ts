import { createRandom } from '../random';
import { findTexts, texts } from '../texts/texts';

import { toAccessories } from './accessories';

const table = findTexts({ category: 'tractors', subCategory: null });

test('Accessories are never named twice.', () => {
  for (const { accessories, fitted = [] } of Object.values(texts)) {
    const names = [...fitted, ...accessories].map(([nl]) => nl);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(toAccessories(table, {}, createRandom('x')).length).toBeGreaterThan(0);
});

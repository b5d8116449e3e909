import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { applyEdits, getEditsFile, getEditsVersion, readEdits, writeEdits } from './edits';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stock-edits-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

const stock = [
  { advertisementID: 10, model: 'A', price: { amount: 100, currency: 'EUR' }, images: [{ url: '/1.jpg' }] },
  { advertisementID: '20', model: 'B' },
];

test('Fields go over those of the item, part by part, and lists are replaced.', () => {
  const [first] = applyEdits(stock, { '10': { price: { amount: 90 }, status: 'sold', images: [] } });
  expect(first).toEqual({
    advertisementID: 10,
    model: 'A',
    price: { amount: 90, currency: 'EUR' },
    status: 'sold',
    images: [],
  });
});

test('Null removes an item and an unknown id adds one.', () => {
  expect(applyEdits(stock, { '10': null, '30': { model: 'C' } })).toEqual([
    { advertisementID: '30', model: 'C' },
    { advertisementID: '20', model: 'B' },
  ]);
});

test('No file means no edits, and removing the last edit removes the file.', () => {
  expect(readEdits(dataDir)).toEqual({});
  expect(getEditsVersion(dataDir)).toBe('');
  writeEdits(dataDir, { '10': null });
  expect(readEdits(dataDir)).toEqual({ '10': null });
  expect(getEditsVersion(dataDir)).not.toBe('');
  writeEdits(dataDir, {});
  expect(getEditsVersion(dataDir)).toBe('');
});

test.each([
  ['{', /is not JSON/],
  ['[]', /must hold an object/],
  ['{"10": 5}', /the entry 10 must be an object or null/],
])('A file that holds %s is refused with a reason.', (content, reason) => {
  writeFileSync(getEditsFile(dataDir), content);
  expect(() => readEdits(dataDir)).toThrow(reason);
});

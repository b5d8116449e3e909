import { readSentence } from './read-sentence';
import { known, toSummary } from './sentence-fixture';
import { wordTables } from './words';

const read = (text: string) => toSummary(readSentence(text, known, wordTables));

test('of two words side by side the narrower one counts, in any order, with its other filters', () => {
  expect(read('riding lawnmower')).toBe('rideOnMowers');
  expect(read('lader wiellader')).toBe('wheelLoaders');
  expect(read('wiellader lader')).toBe('wheelLoaders');
  expect(read('wiellader huurlader')).toBe('wheelLoaders; transaction=rental');
});

test('a mark or a word between them makes them two machines', () => {
  expect(read('wiellader, lader')).toBe('wheelLoaders yardLoaders skidSteerLoaders');
  expect(read('wiellader of lader')).toBe('wheelLoaders yardLoaders skidSteerLoaders');
});

test('machines that only share a kind are both meant', () => {
  expect(read('minigraver rupskraan')).toBe('miniExcavators crawlerExcavators');
});

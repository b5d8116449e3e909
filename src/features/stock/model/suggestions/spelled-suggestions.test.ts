import { buildItem } from '../../../../testing/factories/search-result';

import { toSuggestionIndex } from './suggestion-index';
import { findSuggestions } from './suggestions';

const names = [
  ['Poettinger', 'Novacat'],
  ['Bøgballe', 'M3'],
  ['Ålö', 'Q5'],
  ['Deutz-Fahr', 'Aeromax'],
  ['Doosan', 'D20'],
  ['Goes', 'Blue Queen'],
];
const index = toSuggestionIndex({
  items: names.map(([makeName, model], place) =>
    buildItem({ advertisementID: place + 1, makeName, model, type: null }),
  ),
  categories: [{ name: 'tractors', label: 'Mähdrescher', path: '/occasions/tractoren' }],
});

it.each([
  ['Pöttinger', { kind: 'make', make: 'Poettinger' }],
  ['Boegballe', { kind: 'make', make: 'Bøgballe' }],
  ['Bogballe', { kind: 'make', make: 'Bøgballe' }],
  ['Aaloe', { kind: 'make', make: 'Ålö' }],
  ['aeromax', { kind: 'model', model: 'Aeromax' }],
  ['doosan', { kind: 'make', make: 'Doosan' }],
  ['blue queen', { kind: 'model', model: 'Blue Queen' }],
  ['Maehdrescher', { kind: 'category', label: 'Mähdrescher' }],
])('finds by %p the exact spelling first, else the intended word', (term, first) => {
  expect(findSuggestions(index, term)[0]).toMatchObject(first);
});

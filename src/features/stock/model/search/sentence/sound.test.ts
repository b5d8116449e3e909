import { findAlike, toSound, toSoundIndex } from './sound';

test.each([
  ['klaas', 'claas'],
  ['phendt', 'fendt'],
  ['lemcken', 'lemken'],
  ['deuts', 'deutz'],
  ['fergusson', 'ferguson'],
  ['hyster', 'hister'],
  ['maaidorscher', 'maaidorser'],
  ['sahmaschine', 'samaschine'],
])('%s sounds like %s', (one, other) => {
  expect(toSound(one)).toBe(toSound(other));
});

test.each([
  ['merlo', 'morlo'],
  ['linde', 'lande'],
  ['still', 'steel'],
])('%s does not sound like %s', (one, other) => {
  expect(toSound(one)).not.toBe(toSound(other));
});

test('short words and those with digits are not compared', () => {
  const index = toSoundIndex(['case', 'cat', 'claas', 't7210']);
  expect(findAlike('klaas', index)).toEqual(['claas']);
  expect(findAlike('kase', index)).toEqual([]);
  expect(findAlike('kat', index)).toEqual([]);
});

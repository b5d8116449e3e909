import fc from 'fast-check';

import { machineTypes } from './covers';
import { maxPictures, parsePicturePath } from './picture-id';

const ids = fc.record({
  machineType: fc.constantFrom(...machineTypes),
  paint: fc.stringMatching(/^[0-9a-f]{6}$/),
  advertisementID: fc.stringMatching(/^\d{1,12}$/),
  index: fc.integer({ min: 1, max: maxPictures }),
});

test('a path made from an id is read back as that id', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const path = `/pictures/${id.machineType}/${id.paint.toUpperCase()}-${id.advertisementID}/${id.index}.jpg`;
      expect(parsePicturePath(path)).toEqual(id);
    }),
  );
});

test('any text is either a picture of a known type within the limit, or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const id = parsePicturePath(`/pictures/${text}.jpg`);
      expect(id === null || (machineTypes.includes(id.machineType) && id.index <= maxPictures)).toBe(true);
    }),
  );
});

test.each([
  '/pictures/missing/3a7d2b-204170/1.jpg',
  '/pictures/tractor/3a7d2b-204170/0.jpg',
  '/pictures/tractor/3a7d2b-204170/25.jpg',
  '/pictures/tractor/3a7d2b-204170/01.jpg',
  '/pictures/tractor/green-204170/1.jpg',
  '/pictures/tractor/3a7d2b-/1.jpg',
  '/pictures/tractor/3a7d2b-204170/1.png',
  '/pictures/tractor/../tractor/3a7d2b-204170/1.jpg',
  '/pictures/tractor/3a7d2b-204170/1.jpg?w=640',
  '',
])('%p is no picture', (path) => {
  expect(parsePicturePath(path)).toBeNull();
});

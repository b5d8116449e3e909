import { covers } from './covers';
import { maxPictures } from './picture-id';
import { toShot, views } from './shot';

const toId = (advertisementID: string, index: number) =>
  ({ machineType: 'tractor', paint: '3a7d2b', advertisementID, index }) as const;

const gallery = (advertisementID: string) =>
  Array.from({ length: maxPictures }, (_, i) => toShot(toId(advertisementID, i + 1)));

test('a gallery starts with the whole machine from the front, then goes round it', () => {
  expect(
    gallery('204170')
      .slice(0, 5)
      .map(({ view, zoom }) => [view, zoom]),
  ).toEqual(views.map((view) => [view, 1]));
});

test('no two pictures of a full gallery are taken the same way', () => {
  expect(new Set(gallery('204170').map((shot) => JSON.stringify(shot))).size).toBe(maxPictures);
  expect(
    new Set(gallery('204170').map(({ view, mirrored, scene, cover }) => `${view}-${mirrored}-${cover ?? scene}`)).size,
  ).toBe(maxPictures);
});

test('each view of the whole machine is the first of some galleries, numbered as the demo numbers them', () => {
  const firsts = Array.from({ length: 400 }, (_, i) => toShot(toId(String(204170 + i * 10), 1)).cover);
  for (const cover of covers.tractor) {
    const share = firsts.filter((first) => first === cover).length / firsts.length;
    expect(share).toBeGreaterThan(0.6 / covers.tractor.length);
    expect(share).toBeLessThan(1.4 / covers.tractor.length);
  }
});

test('machines show either side', () => {
  const shots = Array.from({ length: 200 }, (_, i) => toShot(toId(String(204170 + i * 3), 1)));
  const share = shots.filter(({ mirrored }) => mirrored).length / shots.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
});

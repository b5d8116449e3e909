import { toSharedImage } from './shared-image';

const template = '{url}?w={width}&fm={format}';
const url = 'https://images.example/1.jpg';

test('an item without photos has none to share', () => {
  expect(toSharedImage({}, template)).toBeNull();
  expect(toSharedImage({ images: [] }, template)).toBeNull();
});

test('the first photo is shared as wide as networks show it', () => {
  expect(
    toSharedImage({ images: [{ url, width: 1600, height: 1000 }, { url: 'https://b.example' }] }, template),
  ).toEqual({
    address: `${url}?w=1200&fm=jpg`,
    size: { width: 1200, height: 750 },
    type: 'image/jpeg',
  });
});

test.each([
  ['of unknown size', {}],
  ['that is smaller', { width: 800, height: 600 }],
])('an image %s has no known size', (_, size) => {
  expect(toSharedImage({ images: [{ url, ...size }] }, template)).toMatchObject({ size: null });
});

test('without a resize service the original is shared, with its size and type where known', () => {
  expect(toSharedImage({ images: [{ url, width: 800, height: 600 }] }, '')).toEqual({
    address: url,
    size: { width: 800, height: 600 },
    type: null,
  });
  expect(toSharedImage({ images: [{ url }] }, 'https://resize.example/?u={url}&w={width}')).toMatchObject({
    type: null,
  });
});

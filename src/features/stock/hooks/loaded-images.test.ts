/** @jest-environment jsdom */
import { isPageHydrated } from '@/hooks/use-hydrated';

import { getLoadedImage, rememberImage } from './loaded-images';

jest.mock('@/hooks/use-hydrated');

function createImage(src: string, hasLoaded = true): HTMLImageElement {
  const image = document.createElement('img');
  image.setAttribute('src', src);
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: hasLoaded ? 640 : 0 } });
  return image;
}

beforeEach(() => {
  jest.mocked(isPageHydrated).mockReturnValue(true);
});

test('an image that has loaded is found by its address, and no other', () => {
  const image = createImage('/1.jpg');
  rememberImage(image);
  expect(getLoadedImage('/1.jpg')).toBe(image);
  expect(getLoadedImage('/2.jpg')).toBeUndefined();
  expect(getLoadedImage(undefined)).toBeUndefined();
});

test('a hydrating page has none: it equals the built one', () => {
  rememberImage(createImage('/3.jpg'));
  jest.mocked(isPageHydrated).mockReturnValue(false);
  expect(getLoadedImage('/3.jpg')).toBeUndefined();
});

test('an element that shows another image by now, or fails to, is none', () => {
  const image = createImage('/4.jpg');
  rememberImage(image);
  image.setAttribute('src', '/5.jpg');
  expect(getLoadedImage('/4.jpg')).toBeUndefined();
  rememberImage(createImage('/6.jpg', false));
  expect(getLoadedImage('/6.jpg')).toBeUndefined();
});

test('the images of one screen are kept, not all of a visit', () => {
  const image = createImage('/first.jpg');
  rememberImage(image);
  for (let number = 0; number < 59; number += 1) rememberImage(createImage(`/many-${String(number)}.jpg`));
  expect(getLoadedImage('/first.jpg')).toBe(image);
  rememberImage(createImage('/one-more.jpg'));
  expect(getLoadedImage('/first.jpg')).toBeUndefined();
});

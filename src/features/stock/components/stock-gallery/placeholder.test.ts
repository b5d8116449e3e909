/** @jest-environment jsdom */
import { toPlaceholder } from './placeholder';

/** A gallery of links with the URLs of their images; null: the image failed, or is not loaded. */
function buildGallery(shown: readonly (string | null)[]): HTMLElement {
  const gallery = document.createElement('div');
  for (const src of shown) {
    const link = gallery.appendChild(document.createElement('a'));
    if (src === null) continue;
    const image = link.appendChild(document.createElement('img'));
    const known = src === '' ? {} : { currentSrc: src, naturalWidth: 320, naturalHeight: 213 };
    for (const [name, value] of Object.entries(known)) Object.defineProperty(image, name, { value });
  }
  return gallery;
}

const gallery = buildGallery(['/1.avif?w=960', '/1.avif?w=160', '/2.avif?w=160', null, '']);

test.each([
  [0, '/1.avif?w=960'],
  [1, '/2.avif?w=160'],
])('image %d has the smaller image of the page behind it, in its proportions', (index, src) => {
  expect(toPlaceholder(gallery, index)).toEqual({
    aspectRatio: 'auto 320 / 213',
    background: `url("${src}") center / contain no-repeat`,
  });
});

test.each([2, 3, 4])('photo %d, which failed, is not loaded yet, or is not on the page, has none', (index) => {
  expect(toPlaceholder(gallery, index)).toBeUndefined();
});

test('a page without a gallery has none', () => {
  expect(toPlaceholder(null, 0)).toBeUndefined();
});

/** @jest-environment jsdom */
import { getLoadedImage } from '../../../features/stock/hooks/loaded-images';
import { isPageHydrated } from '../../../hooks/use-hydrated';
import { buildItem } from '../../../testing/factories/search-result';

import { prefetchFirstPhoto } from './prefetch-photo';

jest.mock('../../../hooks/use-hydrated');
jest.mock('../../../config/public-settings', () => ({
  publicSettings: { stockImageTemplate: '{url}?w={width}&fm={format}' },
}));

beforeEach(() => {
  jest.mocked(isPageHydrated).mockReturnValue(true);
});

const toJson = (...listed: object[]) => ({ data: { items: { nodes: listed.map((listItem) => ({ listItem })) } } });

test('the first photo is loaded as its card will show it, and is at hand then', () => {
  const url = 'https://photos.example/1.jpg';
  const picture = prefetchFirstPhoto(
    toJson(buildItem({ images: [{ url }] }), buildItem({ images: [{ url: 'https://photos.example/2' }] })),
  );
  const sources = [...(picture?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toContain(`${url}?w=640&fm=avif 640w`);
  expect(sources[0]?.sizes).toContain('95vw');
  const image = picture?.querySelector('img') ?? new Image();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 640 } });
  image.dispatchEvent(new Event('load'));
  expect(getLoadedImage(`${url}?w=720&fm=jpg`)).toBe(image);
});

test.each<[string, object | undefined]>([
  ['no page', undefined],
  ['a page of another kind', { data: { item: {} } }],
  ['a page without data', {}],
  ['an empty list', toJson()],
  ['an item without a photo', toJson(buildItem({ images: [] }))],
])('%s asks for nothing', (_, json) => {
  expect(prefetchFirstPhoto(json)).toBeNull();
});

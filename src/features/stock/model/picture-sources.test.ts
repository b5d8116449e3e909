import { toCardSources, toImageSources } from './picture-sources';

const url = 'https://photos.example/1.jpg';
const template = '{url}?w={width}&fm={format}';
const getWidths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('an image has modern formats in the given widths, and a JPEG', () => {
  expect(toImageSources({ url, width: 1600 }, template, [480, 1600])).toEqual({
    sources: [
      { type: 'image/avif', srcSet: `${url}?w=480&fm=avif 480w, ${url}?w=1600&fm=avif 1600w` },
      { type: 'image/webp', srcSet: `${url}?w=480&fm=webp 480w, ${url}?w=1600&fm=webp 1600w` },
    ],
    src: `${url}?w=1600&fm=jpg`,
  });
});

test.each([
  [{ width: 1000 }, [480, 720, 1000]],
  [{ width: 720 }, [480, 720]],
  [{ width: 300 }, [300]],
  [{}, [480, 720, 1600]],
  [{ width: 4000 }, [480, 720, 1600, 1920]],
])('of a photo of %o the widths are %o', (photo, widths) => {
  const [first] = toImageSources({ url, ...photo }, template, [480, 720, 1600, 1920]).sources;
  expect(getWidths(first?.srcSet)).toEqual(widths);
});

test('a template without formats leaves the JPEG, and without a template a photo is as it is', () => {
  const plain = '{url}?w={width}';
  expect(toImageSources({ url }, plain, [160, 320])).toEqual({ sources: [], src: `${url}?w=320` });
  expect(toImageSources({ url }, plain, [480, 720, 960, 1600])).toEqual({ sources: [], src: `${url}?w=720` });
  expect(toImageSources({ url, width: 600 }, plain, [480, 720])).toEqual({ sources: [], src: `${url}?w=600` });
  expect(toImageSources({ url }, '', [160])).toEqual({ sources: [], src: url });
  expect(toCardSources(url, '')).toEqual({ sources: [], src: url });
});

test('a card has a JPEG for screens of the usual kind', () => {
  const { sources, src } = toCardSources(url, template);
  expect(src).toBe(`${url}?w=720&fm=jpg`);
  expect(getWidths(sources[0]?.srcSet)).toContain(720);
});

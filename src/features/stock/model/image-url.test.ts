import fc from 'fast-check';

import { toWebAddress } from '../../../lib/web-address';

import { toImageUrl } from './image-url';
import { toImageSources } from './picture-sources';

const size = { width: 640, format: 'webp' } as const;

test.each([
  ['https://a.example/1.jpg', '{url}?w={width}&fm={format}', 'https://a.example/1.jpg?w=640&fm=webp'],
  ['https://a.example/1.jpg?v=2&x=1', '{url}?w={width}&fm={format}', 'https://a.example/1.jpg?v=2&x=1&w=640&fm=webp'],
  ['https://a.example/1.jpg?w=99&v=2', '{url}?w={width}&fm={format}', 'https://a.example/1.jpg?v=2&w=640&fm=webp'],
  ['https://a.example/1.jpg?v=2', '{url}&w={width}', 'https://a.example/1.jpg?v=2&w=640'],
  ['https://a.example/1.jpg', '{url}&w={width}', 'https://a.example/1.jpg?w=640'],
  ['https://a.example/1.jpg?v=2', '{url}/w{width}.{format}', 'https://a.example/1.jpg/w640.webp?v=2'],
  [
    'https://a.example/1.jpg?v=2',
    'https://r.example/?u={url}&w={width}',
    'https://r.example/?u=https%3A%2F%2Fa.example%2F1.jpg%3Fv%3D2&w=640',
  ],
  [
    'https://a.example/1.jpg',
    'https://r.example/w_{width},f_{format}/{url}',
    'https://r.example/w_640,f_webp/https%3A%2F%2Fa.example%2F1.jpg',
  ],
  [
    'https://a.example/$&.jpg',
    'https://r.example/{width}/{url}',
    'https://r.example/640/https%3A%2F%2Fa.example%2F%24%26.jpg',
  ],
  ['https://a.example/1.jpg', '', 'https://a.example/1.jpg'],
])('%s by %s is %s', (url, template, expected) => {
  expect(toImageUrl(url, template, size)).toBe(expected);
});

/** The URLs of a srcset as a browser parses it (HTML Standard, parse a srcset attribute). */
function parseSrcSet(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const [candidate] = /^\S+/.exec(rest) ?? [];
    if (candidate === undefined) return found;
    rest = rest.slice(candidate.length);
    found.push(candidate.replace(/,+$/, ''));
    if (!candidate.endsWith(',')) rest = rest.replace(/^[^,]*/, '');
  }
}

const names = fc.oneof(
  fc.constantFrom(
    'foto 1 (kopie).jpg',
    "foto'1.jpg?v=2&x=1",
    '1.jpg#1',
    'maehdräscher €.jpg',
    'foto"1\'<.jpg',
    'foto,1,.jpg,',
  ),
  fc.constantFrom(
    '100%.jpg',
    'a%20b.jpg',
    'a\\b.jpg',
    '1.jpg?w=1&fm=gif',
    '1.jpg?',
    '?a=b c',
    '1.jpg?x=a,b,',
    '🚜.jpg',
    '%E0%A4',
  ),
  fc.string({ unit: 'grapheme' }),
);

test.each(['{url}?w={width}&fm={format}', 'https://r.example/?f={format}&w={width}&u={url}', '{url}/{width}/{format}'])(
  'whatever a photo is called, each of its sizes by %s is one address that a browser reads as it was written',
  (template) => {
    fc.assert(
      fc.property(names, (name) => {
        const url = toWebAddress(`https://a.example/fotos/${name}`);
        if (url === null) return;
        expect(toWebAddress(url)).toBe(url);
        const { sources, src } = toImageSources({ url, width: 4000 }, template, [340, 640]);
        expect(sources).toHaveLength(2);
        for (const address of [src, ...sources.flatMap(({ srcSet }) => parseSrcSet(srcSet))]) {
          const parsed = new URL(address);
          expect(parsed.href.replace(/%2C/g, ',')).toBe(address.replace(/%2C/g, ','));
          expect(address).toMatch(/340|640|720/);
        }
        expect(sources.map(({ srcSet }) => parseSrcSet(srcSet).length)).toEqual([2, 2]);
      }),
    );
  },
);

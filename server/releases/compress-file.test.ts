import { isCompressedWhenAsked, measureSent, toCompression } from './compress-file';

test.each([
  'index.html',
  'de/index.html',
  'page-data/index/page-data.json',
  'occasions/index.html',
  'page-data/de/anlasse/page-data.json',
  'app-0123456789ab.js',
  'stock-index.json',
])('%s is part of most visits, and gets the highest level', (file) => {
  expect(toCompression(file)).toMatchObject({ quality: 11, level: 9 });
});

test.each(['contact/index.html', 'occasions/tractoren/index.html', 'page-data/contact/page-data.json', 'page-data/app-data.json'])(
  '%s is loaded by few',
  (file) => {
    expect(toCompression(file)).toMatchObject({ quality: 6, level: 6 });
  },
);

test('compressed files are not compressed again', () => {
  expect(toCompression('static/a.avif')).toBeNull();
});

test.each([
  ['occasions/tractoren/fendt-1/index.html', true],
  ['en/occasions/tractors/fendt-1/index.html', true],
  ['page-data/de/anlasse/traktoren/fendt-1/page-data.json', true],
  ['vacatures/a/index.html', false],
  ['occasions/tractoren/index.html', false],
  ['share/nl/1-abc.jpg', false],
])('%s is compressed on request: %s', (file, isMachine) => {
  expect(isCompressedWhenAsked(file)).toBe(isMachine);
  if (isMachine) expect(toCompression(file)).toBeNull();
});

test('a file compressed on request is measured by its Brotli form, a short one uncompressed', () => {
  const content = Buffer.from('Größe und Gewicht '.repeat(200));
  expect(measureSent(content)).toBeLessThan(content.length / 10);
  expect(measureSent(Buffer.from('short'))).toBe(5);
});

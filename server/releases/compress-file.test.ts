import { toCompression } from './compress-file';

test.each([
  'index.html',
  'de/index.html',
  'page-data/index/page-data.json',
  'occasions/index.html',
  'page-data/de/anlasse/page-data.json',
  'app-0123456789ab.js',
  'stock-index.json',
])('%s is what most visits load, and is made as small as it gets', (file) => {
  expect(toCompression(file)).toMatchObject({ quality: 11, level: 9 });
});

test.each(['occasions/tractoren/fendt-1/index.html', 'page-data/contact/page-data.json', 'page-data/app-data.json'])(
  '%s is one of thousands, or loaded by few',
  (file) => {
    expect(toCompression(file)).toMatchObject({ quality: 6, level: 6 });
  },
);

test('what is compressed already is left as it is', () => {
  expect(toCompression('static/a.avif')).toBeNull();
});

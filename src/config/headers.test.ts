import { getCacheControl } from './headers';

test.each([
  ['index.html', 'public, max-age=0, must-revalidate'],
  ['page-data/app-data.json', 'public, max-age=0, must-revalidate'],
  ['favicon.svg', 'public, max-age=0, must-revalidate'],
  ['app-0123456789ab.js', 'public, max-age=31536000, immutable'],
  ['896.282d84a9acf9.css', 'public, max-age=31536000, immutable'],
  ['551-aa706409beb8.js.LICENSE.txt', 'public, max-age=31536000, immutable'],
  ['static/a.png', 'public, max-age=31536000, immutable'],
  ['occasions/static/index.html', 'public, max-age=0, must-revalidate'],
])('%s is kept for %s', (file, expected) => {
  expect(getCacheControl(file)).toBe(expected);
});

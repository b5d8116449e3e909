import { commonHeaders, drawingPolicy, getCacheControl, getSecurityHeaders, securityHeaders } from './headers';

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

test.each(['contact/index.html', 'sitemap-index.xml', 'robots.txt', 'folder.pdf', 'live-machine'])(
  '%s may be shown by itself, and has all security headers',
  (file) => {
    expect(getSecurityHeaders(file)).toEqual(securityHeaders);
  },
);

test.each(['app-0123456789ab.js', 'page-data/index/page-data.json', 'static/a.avif', 'static/font.woff2'])(
  '%s is a part of a page, and has those that mean something there',
  (file) => {
    expect(getSecurityHeaders(file)).toEqual(commonHeaders);
  },
);

test('a drawing that is opened by itself runs nothing', () => {
  expect(getSecurityHeaders('static/logo.svg')).toEqual({ ...commonHeaders, 'content-security-policy': drawingPolicy });
  expect(drawingPolicy).toContain("default-src 'none'");
  expect(drawingPolicy).not.toContain('script-src');
});

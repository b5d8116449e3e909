/** @size medium */
import type { Site } from '../site';

import { checkBrowsers } from './browser-rules';

/** A site with only the contact page and a script. */
function toSite({ inline = '', file = '' }): Pick<Site, 'pages' | 'files' | 'read'> {
  const data = '<script type="application/ld+json">{"name":"/[a--b]/v"}</script>';
  return {
    pages: new Map([['/contact', {}]]) as unknown as Site['pages'],
    files: new Set(['/app.js', '/app.css']),
    read: (name) => (name === '/app.js' ? file : `<p>URL.canParse(a)</p><script data-x="1">${inline}</script>${data}`),
  };
}

test('features of all browsers pass, and React’s own names as well', () => {
  expect(checkBrowsers(toSite({ inline: 'new URL(a)', file: 'a.Children.toArray(b);a?.at(-1)' }))).toEqual([]);
});

test('newer features are named, in a file and in a page', () => {
  expect(checkBrowsers(toSite({ inline: 'AbortSignal.any(a)', file: 'URL.canParse(a);b.toSorted()' }))).toEqual([
    '/app.js: URL.canParse is newer than the oldest supported browsers: test for it first',
    '/app.js: .toSorted is newer than the oldest supported browsers: test for it first',
    'a script in /contact: AbortSignal.any is newer than the oldest supported browsers: test for it first',
  ]);
});

test('newer syntax is found as well', () => {
  expect(checkBrowsers(toSite({ inline: 'a=/[a--b]/v' }))).toEqual([expect.stringContaining('a script in /contact')]);
});

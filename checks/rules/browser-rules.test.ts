/** @size medium */
import type { Site } from '../site';

import { checkBrowsers } from './browser-rules';

/** A site of the contact page alone, and a script beside it. */
function toSite({ inline = '', file = '' }): Pick<Site, 'pages' | 'files' | 'read'> {
  const data = '<script type="application/ld+json">{"name":"/[a--b]/v"}</script>';
  return {
    pages: new Map([['/contact', {}]]) as unknown as Site['pages'],
    files: new Set(['/app.js', '/app.css']),
    read: (name) => (name === '/app.js' ? file : `<p>URL.canParse(a)</p><script data-x="1">${inline}</script>${data}`),
  };
}

test('what all browsers know passes, and React’s own names, too', () => {
  expect(checkBrowsers(toSite({ inline: 'new URL(a)', file: 'a.Children.toArray(b);a?.at(-1)' }))).toEqual([]);
});

test('what is newer is named, in a file and in a page', () => {
  expect(checkBrowsers(toSite({ inline: 'AbortSignal.any(a)', file: 'URL.canParse(a);b.toSorted()' }))).toEqual([
    '/app.js: URL.canParse is newer than the browsers that the site is for',
    '/app.js: .toSorted is newer than the browsers that the site is for',
    'a script in /contact: AbortSignal.any is newer than the browsers that the site is for',
  ]);
});

test('a script that older browsers cannot read is one, too', () => {
  expect(checkBrowsers(toSite({ inline: 'a=/[a--b]/v' }))).toEqual([expect.stringContaining('a script in /contact')]);
});

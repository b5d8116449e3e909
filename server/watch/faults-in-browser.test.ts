/** @size medium */
import { findChromium } from './browser/find-chromium';
import { lookAtPages } from './browser/look-at-pages';
import { createWatchedSite, switchTo, type WatchedSite } from './test-watch';
import type { LookAt } from './to-open';

let site: WatchedSite;
afterEach(() => site.close());

const chromium = findChromium(process.env.CHROMIUM) ?? '';
const look: LookAt = (origin) => async (paths) => {
  const found = await lookAtPages(
    chromium,
    paths.map((page) => origin + page),
  );
  return new Map([...found].map(([url, faults]) => [url.slice(origin.length), faults]));
};
const onContact = (script: string) => ({ script: `if (location.pathname === '/contact') ${script}` });

test.each([
  [
    'a template that throws',
    onContact("throw new Error('No price')"),
    'The page /contact throws in a browser: Error: No price.',
  ],
  [
    'an error that React caught',
    onContact("console.error(new Error('No price'))"),
    'The page /contact throws in a browser: Error: No price.',
  ],
  [
    'a heading that goes',
    onContact("document.querySelector('h1').remove()"),
    'The page /contact has lost its heading in a browser.',
  ],
  [
    'a part that is missing',
    onContact(
      "document.head.append(Object.assign(document.createElement('script'), { src: trustedTypes.createPolicy('webpack', { createScriptURL: (url) => url }).createScriptURL('/part.js') }))",
    ),
    'The page /contact gets 404 for /part.js.',
  ],
  [
    'what the policy forbids',
    onContact("fetch('https://other.example/').catch(() => undefined)"),
    'The page /contact does what its policy forbids: connect-src https://other.example/.',
  ],
  [
    'a page that is never alive',
    onContact('document.body.append = () => undefined'),
    'The page /contact is not alive after 6 s in a browser.',
  ],
])('after the switch, in a browser: %s', async (_, build, reason) => {
  site = await createWatchedSite({ look });
  expect(await switchTo(site, build)).toBe(reason);
  // The same build again is refused, whatever its words are.
  expect(await site.publish({ words: 'Other words', ...build })).toContain(reason);
  expect(await site.publish({ words: 'Mended' })).toBeNull();
});

test('a good release stays, in a browser as well', async () => {
  site = await createWatchedSite({ look });
  await site.publish();
  await site.watch.check();
  await site.publish({ words: 'Other words' });
  await site.watch.check();
  expect([site.getCurrent(), site.watch.getStatus().state, site.told]).toEqual(['20261102-000000', 'watching', []]);
});

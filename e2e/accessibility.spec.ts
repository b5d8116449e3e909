import { findViolations } from './lib/axe';
import { expect, test } from './lib/strict-test';

/**
 * One page of every template, with the longest language of each. `npm run check:pages` has every kind of element that
 * the built pages show on a phone; here the pages are alive.
 */
const paths = [
  '/',
  '/de/anlasse',
  '/de/anlasse/maehdrescher',
  '/de/sektoren/garten-und-park',
  '/de/kontakt',
  '/de/uber-uns',
  '/brands',
  '/de/stellenangebote',
  '/vacatures/vacancy-workshop-mechanic',
  '/de/aktuelles',
  '/de/aktuelles/hoftage-2027',
  '/klantverhalen/maaidorser-tarwehalm',
  '/healthz',
  '/antwoord',
  '/de/merkliste',
  '/de/barrierefreiheit',
  '/de/building-blocks',
  '/nope',
];

/** What scripts make another page of on a phone: its menu, filters and forms. */
const onPhone = ['/', '/de/anlasse', '/de/sektoren/garten-und-park', '/de/kontakt', '/de/building-blocks'];

for (const path of paths) {
  test(`axe finds nothing on ${path}, and at a width of 320 pixels nothing has to be scrolled sideways`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile && !onPhone.includes(path), 'npm run check:pages has them');
    await page.goto(path, { waitUntil: 'networkidle' });
    // A list is dim while it is asked anew.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    if (isMobile) return;
    // WCAG 1.4.10.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

import { findViolations } from './lib/axe';
import { expect, test } from './lib/strict-test';

/** One page of every template, with the longest language of each. */
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
  '/healthz',
  '/de/barrierefreiheit',
  '/de/building-blocks',
  '/nope',
];

test('at a width of 320 pixels nothing has to be scrolled sideways (WCAG 1.4.10)', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width is this test’s own');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await findViolations(page)).toEqual([]);
  });
}

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

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await findViolations(page)).toEqual([]);
  });
}

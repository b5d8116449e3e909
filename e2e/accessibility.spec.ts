import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

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
  '/nope',
];

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(axe);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
}

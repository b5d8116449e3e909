import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has against the page as it is now, as `rule: elements`; the size of targets, which WCAG 2.2 asks for, it
 * looks at only when told to.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ rules: { 'target-size': { enabled: true } } })");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has against the page as it is now, as `rule: elements`. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { chromium, type BrowserContext } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { ensureChromium } from '../scripts/lib/chromium';

import { pickCovering } from './kinds-of-elements';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** axe checks target sizes (WCAG 2.2, 2.5.8) only if this rule is enabled. */
const run = "axe.run({ rules: { 'target-size': { enabled: true } } })";

/**
 * As wide as a phone and higher than any page: elements fixed to the edge of the screen then cover nothing that a
 * visitor could scroll into view.
 */
const phone = { width: 390, height: 16_000 };

/** The page's own scripts must not run; Playwright injects axe, which the policy does not block. */
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" };

/** The path of a page, and its HTML. */
type BuiltPage = readonly [path: string, html: string];

export type AxeReport = { problems: string[]; checked: number };

/**
 * Runs axe on built pages, in a phone's layout with the page's own styles and without its scripts. Checks as many pages
 * as are needed to cover every kind of element.
 */
export async function checkWithAxe(pages: readonly BuiltPage[], origin: string): Promise<AxeReport> {
  const chosen = pickCovering(pages);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const lanes = Math.min(availableParallelism(), 4);
    const parts = Array.from({ length: lanes }, (_, lane) => chosen.filter((_page, index) => index % lanes === lane));
    const found = await Promise.all(
      parts.map(async (part) => {
        const context = await browser.newContext({ viewport: phone });
        return checkPages(context, part, origin);
      }),
    );
    return { problems: found.flat(), checked: chosen.length };
  } finally {
    await browser.close();
  }
}

async function checkPages(context: BrowserContext, pages: readonly BuiltPage[], origin: string): Promise<string[]> {
  const byAddress = new Map(pages.map(([path, html]) => [new URL(path, origin).href, html]));
  await context.route('**/*', async (route) => {
    const body = byAddress.get(route.request().url());
    await (body === undefined ? route.abort() : route.fulfill({ headers, body }));
  });
  const page = await context.newPage();
  const problems: string[] = [];
  for (const [path] of pages) {
    await page.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
    await page.evaluate(axe);
    const { violations } = await page.evaluate<AxeResults>(run);
    problems.push(
      ...violations.map(
        ({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      ),
    );
  }
  return problems;
}

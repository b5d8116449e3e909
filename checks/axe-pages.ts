import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { chromium, type BrowserContext } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { ensureChromium } from '../scripts/lib/chromium';

import { pickCovering } from './kinds-of-elements';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** The size of targets, which WCAG 2.2 asks for, it looks at only when told to. */
const run = "axe.run({ rules: { 'target-size': { enabled: true } } })";

/**
 * As wide as a phone and higher than any page: what stays at the edge of the screen lies on nothing that a visitor
 * would scroll up.
 */
const phone = { width: 390, height: 16_000 };

/** The page's own scripts are not run; axe comes in another way. */
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" };

/** A page by its address, and its HTML. */
type BuiltPage = readonly [path: string, html: string];

export type AxeReport = { problems: string[]; looked: number };

/**
 * What axe has against pages as they are built: laid out on a phone with their own styles, before any script of theirs
 * is run. As many pages are looked at as it takes to see every kind of element that there is on any of them.
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
        return lookAt(context, part, origin);
      }),
    );
    return { problems: found.flat(), looked: chosen.length };
  } finally {
    await browser.close();
  }
}

async function lookAt(context: BrowserContext, pages: readonly BuiltPage[], origin: string): Promise<string[]> {
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

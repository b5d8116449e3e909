import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { startSandbox } from '../sandbox/start';
import { getReleasesDir } from '../server/releases/releases-dir';
import { startSiteServer } from '../server/site/start-site-server';
import { locales, type Locale } from '../src/i18n/locales';

import { ensureChromium } from './lib/chromium';
import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';
import { findPath, subjects, type Subject } from './lib/subjects';

const folder = '.screenshots';

/** A phone, a tablet and a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/**
 * `npm run screenshots`: takes every template of the current release, on three screens, in each language, as
 * `.screenshots/*.png`.
 */
async function main(): Promise<void> {
  const settings = loadSettings();
  const port = readPort();
  await assertPortFree(port);
  await startSandbox({ content: false, stock: settings.stock === null });
  const site = await startSiteServer({ port });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const locale of locales) {
    for (const subject of subjects) await take(browser, site.url, locale, subject);
  }
  await browser.close();
  console.log(`${String(locales.length * subjects.length * screens.length)} screenshots in ${folder}/`);
  process.exit(0);
}

async function take(browser: Browser, siteUrl: string, locale: Locale, subject: Subject): Promise<void> {
  const path = await findPath(siteUrl, locale, subject);
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' });
    // The server shows this page only in place of a page that failed, under no path of its own.
    if (subject.name === 'server-error')
      await page.route(siteUrl + path, (route) =>
        route.fulfill({ status: 500, path: join(getReleasesDir(), 'current', path, 'index.html') }),
      );
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    // Images, forms and similar stock items load as they come near the viewport.
    for (
      let top = 0;
      top < (await page.evaluate<number>('document.documentElement.scrollHeight'));
      top += viewport.height
    ) {
      await page.evaluate(`window.scrollTo({ top: ${String(top)}, behavior: 'instant' })`);
      await page.waitForTimeout(60);
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate('window.scrollTo(0, 0)');
    await page.waitForLoadState('networkidle');
    const file = join(folder, `${subject.name}-${locale}-${String(viewport.width)}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { chromium, type Page } from '@playwright/test';

import { startSiteServer } from '../../server/site/start-site-server';

/** Serves the current release and shows a page of it to the caller, as a visitor would have it. */
export async function look<T>(path: string, see: (page: Page) => Promise<T>): Promise<T> {
  const site = await startSiteServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 390, height: 844 } });
    await page.goto(new URL(path, site.url).href, { waitUntil: 'networkidle' });
    return await see(page);
  } finally {
    await browser.close();
    await site.close();
  }
}

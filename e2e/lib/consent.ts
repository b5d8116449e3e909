import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type Page } from '@playwright/test';

import { startSiteServer } from '../../server/site/start-site-server';

/** A lead tracker of its own, which counts how often it was loaded and leaves a cookie. */
export async function startTracker(): Promise<{ url: string; getLoads: () => number; close: () => void }> {
  let loads = 0;
  const server = createServer((_, response) => {
    loads += 1;
    response.setHeader('content-type', 'text/javascript').end("document.cookie = 'tracked=1; path=/';");
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/tracker.js`,
    getLoads: () => loads,
    close: () => server.close(),
  };
}

/** What a visitor does with the question for consent, and how often the tracker was loaded after each step. */
export async function answerConsent(getLoads: () => number): Promise<Record<string, unknown>> {
  const site = await startSiteServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ locale: 'nl-NL' });
    await page.goto(site.url);
    const banner = page.getByRole('dialog', { name: 'Mogen wij meten?' });
    await banner.waitFor();
    const asked = getLoads();
    await banner.getByRole('button', { name: 'Alleen noodzakelijk' }).click();
    await banner.waitFor({ state: 'hidden' });
    await page.reload({ waitUntil: 'networkidle' });
    const refused = { loads: getLoads(), isAskedAgain: await banner.isVisible() };
    await chooseLater(page, 'Akkoord');
    await page.waitForFunction(() => document.cookie.includes('tracked=1'));
    const agreed = getLoads();
    await Promise.all([page.waitForEvent('load'), chooseLater(page, 'Alleen noodzakelijk')]);
    await page.waitForLoadState('networkidle');
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    return { asked, refused, agreed, withdrawn: { loads: getLoads(), cookies } };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function chooseLater(page: Page, answer: string): Promise<void> {
  await page.locator('footer').getByRole('button', { name: 'Cookie-instellingen' }).click();
  await page.getByRole('dialog', { name: 'Cookie-instellingen' }).getByRole('button', { name: answer }).click();
}

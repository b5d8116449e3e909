import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type BrowserContext, type Page } from '@playwright/test';

import { startSiteServer } from '../../server/site/start-site-server';

import { isRefusal } from './strict-test';

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
    // Visitors' browsers have it: pages that are left are kept whole.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ locale: 'nl-NL' });
    const byPolicy: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      // One item of the demo has photos of a host that is not allowed.
      if (isRefusal(text) && !text.startsWith("Loading the image 'https://example.com/")) byPolicy.push(text);
    });
    const page = await context.newPage();
    await page.goto(site.url);
    const banner = getBanner(page);
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
    const withdrawn = { loads: getLoads(), cookies };
    const elsewhere = await chooseElsewhere(page.context(), site.url);
    return { asked, refused, agreed, withdrawn, elsewhere, byPolicy };
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Two tabs of one browser, and a page that the browser brings back whole (back/forward cache): agreed to in one tab the
 * other tracks, withdrawn in one the other stops, and the page that was left tracking does not go on after Back.
 */
async function chooseElsewhere(context: BrowserContext, url: string): Promise<Record<string, unknown>> {
  await context.clearCookies();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto(url);
    await getBanner(tab).waitFor();
  }
  await getBanner(one).getByRole('button', { name: 'Akkoord' }).click();
  await getBanner(other).waitFor({ state: 'hidden' });
  await other.locator(tracker).waitFor({ state: 'attached' });
  // Left by the address, so that it is kept whole, and come back to by Back.
  await other.goto(`${url}/contact`);
  await other.locator(tracker).waitFor({ state: 'attached' });
  const [stopped] = await Promise.all([other.waitForEvent('load'), chooseLater(one, 'Alleen noodzakelijk')]);
  await stopped.waitForLoadState('networkidle');
  const isTracked = await isTracking(other);
  await other.goBack();
  // A page that was kept whole is loaded anew.
  await other.waitForFunction(() => document.querySelector('script[src$="/tracker.js"]') === null);
  await other.waitForLoadState('networkidle');
  const after = { isTracked: await isTracking(other), isAskedAgain: await getBanner(other).isVisible() };
  return { isTracked, afterBack: after, choice: await readCategories(context) };
}

const tracker = 'script[src$="/tracker.js"]';
const getBanner = (page: Page) => page.getByRole('dialog', { name: 'Mogen wij uw bezoek meten?' });
const isTracking = async (page: Page) => (await page.locator(tracker).count()) > 0;

async function readCategories(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  return (JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { categories?: unknown }).categories;
}

async function chooseLater(page: Page, answer: string): Promise<void> {
  await page.locator('footer').getByRole('button', { name: 'Cookie-instellingen' }).click();
  await page.getByRole('dialog', { name: 'Cookie-instellingen' }).getByRole('button', { name: answer }).click();
}

import type { Page } from '@playwright/test';

import commonDe from '../locales/de/common.json';
import commonEn from '../locales/en/common.json';
import common from '../locales/nl/common.json';
import { locales, type Locale } from '../src/i18n/locales';
import { toLocalePath, toStaticPath } from '../src/i18n/paths';
import { isStaticRoute, routeIds, type StaticRouteId } from '../src/i18n/routes';

import { getFirstHref } from './lib/links';
import { collectProblems } from './lib/problems';
import { expect, test } from './lib/strict-test';

const words: Record<Locale, typeof common> = { nl: common, en: commonEn, de: commonDe };

for (const route of routeIds.filter(isStaticRoute)) {
  test.describe(`${route} to a browser that`, () => {
    // Only the root path looks at the browser's languages: every other page stays what its address says.
    test.use({ locale: route === 'home' ? 'nl-NL' : 'de-DE' });

    test(`speaks ${route === 'home' ? 'Dutch' : 'German'} is a whole page in each language`, async ({ context }) => {
      // Side by side: most of the time passes while a page waits for the last of what it loads.
      const openAndCheck = async (locale: Locale) => {
        const page = await context.newPage();
        const problems = collectProblems(page);
        await test.step(locale, () => expectWholePage(page, route, locale));
        expect(problems).toEqual([]);
      };
      await Promise.all(locales.map(openAndCheck));
    });
  });
}

async function expectWholePage(page: Page, route: StaticRouteId, locale: Locale): Promise<void> {
  const path = toStaticPath(route, locale);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  expect(await response?.text()).not.toContain('\0');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('title')).toHaveCount(1);
  expect(await page.title()).not.toBe('');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://dealer.example${path}`);
  const alternates = await page.locator('link[rel=alternate][hreflang]').evaluateAll(toHrefs);
  expect(alternates.sort()).toEqual(expectedAlternates(route).sort());
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

function toHrefs(links: Element[]): string[] {
  return links.map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`);
}

function expectedAlternates(route: StaticRouteId): string[] {
  const own = locales.map((locale) => `${locale} https://dealer.example${toStaticPath(route, locale)}`);
  return [...own, `x-default https://dealer.example${toStaticPath(route, 'nl')}`];
}

for (const [path, locale] of [
  ['/nope', 'nl'],
  ['/en/nope', 'en'],
  ['/de/anlasse/nichts/nichts-1', 'de'],
  ['/de/404', 'de'],
] as const) {
  test(`${path} says in ${locale} that it is not there`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(words[locale].error.page_not_found);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

for (const [path, location] of [
  ['/trucks', '/'],
  ['/stock', '/'],
  ['/en/stock', '/en/occasions'],
  ['/voorraad/tractoren', '/occasions/tractoren'],
  ['/contact/', '/contact'],
  ['/nl', '/'],
  ['/nl/contact?a=b', '/contact?a=b'],
  ['/Contact', '/contact'],
  ['/algemenevoorwaarden', '/algemeneVoorwaarden'],
  ['/EN/Stock/Tractors/', '/en/occasions/tractors'],
  ['/vacatures/vacancy-apprentice', '/vacatures/leerling-monteur'],
] as const) {
  test(`${path} is redirected to ${location} for good`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(location);
  });
}

test('no link of the pages of the route table is dead', async ({ request }) => {
  test.setTimeout(120_000);
  const pages = locales.flatMap((locale) => routeIds.filter(isStaticRoute).map((route) => toStaticPath(route, locale)));
  const seen = new Set<string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) seen.add(href.replaceAll('&amp;', '&'));
  }
  const dead: string[] = [];
  for (const href of seen) if ((await request.get(href, { maxRedirects: 0 })).status() !== 200) dead.push(href);
  expect(seen.size).toBeGreaterThan(200);
  expect(dead).toEqual([]);
  expect([...seen].filter((href) => href.includes('building-blocks'))).toEqual([]);
});

test('the page of building blocks is there for who knows of it, and search engines leave it out', async ({ page }) => {
  const problems = collectProblems(page);
  for (const locale of locales) {
    await page.goto(toLocalePath(locale, '/building-blocks'), { waitUntil: 'networkidle' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main button[data-variant]')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  // One photo of one block is gone, to see what that looks like.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('the HTML of a machine holds make, model, price and year without scripts', async ({ request }) => {
  const href = await getFirstHref(
    request,
    '/en/occasions/tractors',
    /\/en\/occasions\/tractors\/[^"?]*fendt-724[^"?]*/,
  );
  const html = await (await request.get(href)).text();
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
  expect(text).toContain('Fendt 724 Vario');
  expect(text).toMatch(/€\d{2,3},\d{3}|Price on request/);
  expect(text).toMatch(/\bYear\s+20\d\d/);
  expect(html).toMatch(/<title[^>]*>[^<]*Fendt 724 Vario/);
});

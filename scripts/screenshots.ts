import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { startSandbox } from '../sandbox/start';
import { startSiteServer } from '../server/site/start-site-server';
import { locales, type Locale } from '../src/i18n/locales';
import { toLocalePath, toStaticPath } from '../src/i18n/paths';

import { ensureChromium } from './lib/chromium';
import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';

const folder = '.screenshots';

/** A phone, a tablet, a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Each template once: a page of the route table, an address, or the first link on another page that fits. */
type Subject = { name: string } & ({ route: string } | { path: string } | { on: string; link: RegExp });

const subjects: readonly Subject[] = [
  ...[
    'home',
    'sectorAgriculture',
    'services',
    'warehouse',
    'brands',
    'about',
    'contact',
    'vacancies',
    'terms',
    'privacy',
  ].map((route) => ({ name: route, route })),
  { name: 'stock-overview', route: 'stockOverview' },
  { name: 'stock-sector', route: 'sectorGardenStock' },
  { name: 'stock-category', on: 'stockOverview', link: /^(?:\/[a-z]{2})?\/[^/]+\/[a-z-]+$/ },
  { name: 'stock-item', on: 'stockOverview', link: /^(?:\/[a-z]{2})?\/[^/]+\/[^/]+\/[^/]*\d$/ },
  { name: 'vacancy', on: 'vacancies', link: /^(?:\/[a-z]{2})?\/[^/]+\/vacancy-[^/]+$/ },
  { name: 'not-found', path: '/404' },
  { name: 'server-error', path: '/500' },
  { name: 'healthz', route: 'healthz' },
  { name: 'building-blocks', path: '/building-blocks' },
];

/** `npm run screenshots`: every template of the current release, on three screens, in each language, as `.screenshots/*.png`. */
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
  console.log(`${String(locales.length * subjects.length * screens.length)} pictures in ${folder}/`);
  process.exit(0);
}

async function take(browser: Browser, siteUrl: string, locale: Locale, subject: Subject): Promise<void> {
  const path = await findPath(siteUrl, locale, subject);
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    // Pictures further down are loaded when they come near.
    for (const picture of await page.locator('img[loading=lazy]').all())
      await picture.scrollIntoViewIfNeeded().catch(() => null);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    const file = join(folder, `${subject.name}-${locale}-${String(viewport.width)}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
  }
}

async function findPath(siteUrl: string, locale: Locale, subject: Subject): Promise<string> {
  if ('path' in subject) return toLocalePath(locale, subject.path);
  if ('route' in subject) return toStaticPath(subject.route, locale);
  const html = await (await fetch(siteUrl + toStaticPath(subject.on, locale))).text();
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const found = hrefs.find((href) => subject.link.test(href));
  if (found === undefined) throw new Error(`${subject.on} has no link like ${subject.link.source}.`);
  return found;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

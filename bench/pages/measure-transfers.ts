import { chromium, type Browser, type Page, type Request } from '@playwright/test';

import { navigateName } from '../../patches/gatsby/router';
import { findPath, subjects } from '../../scripts/lib/subjects';
import { defaultLocale } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';
import type { Result, Table } from '../lib/report';

/** The viewport of Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The kinds of transferred files; a preload by a script counts as its own kind. */
const kinds = ['document', 'script', 'data', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

type Visit = { page: string; way: 'first' | 'next' | 'second'; requests: number; bytes: Record<Kind, number> };

/** Home, overview, category, stock item, contact, vacancy. */
const pages = subjects.slice(0, 6);

/**
 * Counts the bytes that a phone transfers for each page, with headers and live answers: on a first visit, and after the
 * overview.
 */
export async function measureTransfers(siteUrl: string, executablePath: string): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visits: Visit[] = [];
    for (const subject of pages) {
      const path = await findPath(siteUrl, defaultLocale, subject);
      const isOverview = subject.name === 'stock-overview';
      const before = toStaticPath(isOverview ? 'home' : 'stockOverview', defaultLocale);
      visits.push({ page: subject.name, way: 'first', ...(await countFirst(browser, siteUrl + path)) });
      visits.push({ page: subject.name, way: 'next', ...(await countNext(browser, siteUrl + before, path)) });
      if (subject.name === 'stock-item') {
        visits.push({ page: subject.name, way: 'second', ...(await countSecond(browser, siteUrl + before)) });
      }
    }
    return { tables: [toTable(visits)], data: visits };
  } finally {
    await browser.close();
  }
}

async function countFirst(browser: Browser, url: string) {
  return withPage(browser, (page) => count(page, () => page.goto(url, { waitUntil: 'networkidle' })));
}

async function countNext(browser: Browser, from: string, path: string) {
  return withPage(browser, async (page) => {
    await page.goto(from, { waitUntil: 'networkidle' });
    return count(page, () => follow(page, path));
  });
}

/** The second stock item opened from the overview: the shared files are cached. */
async function countSecond(browser: Browser, overview: string) {
  return withPage(browser, async (page) => {
    await page.goto(overview, { waitUntil: 'networkidle' });
    const links = page.locator('#stock-results article a');
    const paths = await Promise.all([0, 3].map(async (card) => (await links.nth(card).getAttribute('href')) ?? ''));
    for (const path of [paths[0] ?? '', new URL(overview).pathname]) await follow(page, path);
    return count(page, () => follow(page, paths[1] ?? ''));
  });
}

/** Navigates as a link does, and waits for the requests of the hydrated page. */
async function follow(page: Page, path: string): Promise<void> {
  // With a slow processor, all requests may end before the page hydrates.
  await page.waitForFunction((name) => name in globalThis, navigateName);
  await page.evaluate(([name, to]) => (globalThis as unknown as Record<string, (path: string) => void>)[name]?.(to), [
    navigateName,
    path,
  ] as const);
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, locale: 'nl-NL' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function count(page: Page, visit: () => Promise<unknown>): Promise<Pick<Visit, 'requests' | 'bytes'>> {
  const finished: Request[] = [];
  const onFinished = (request: Request) => finished.push(request);
  page.on('requestfinished', onFinished);
  await visit();
  page.off('requestfinished', onFinished);
  const bytes: Record<Kind, number> = { document: 0, script: 0, data: 0, font: 0, image: 0, other: 0 };
  for (const request of finished) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes[toKind(request)] += responseBodySize + responseHeadersSize;
  }
  return { requests: finished.length, bytes };
}

function toKind(request: Request): Kind {
  const type = request.resourceType();
  if (new URL(request.url()).pathname.endsWith('.json') || type === 'fetch' || type === 'xhr') return 'data';
  return kinds.find((kind) => kind === type) ?? 'other';
}

function toTable(visits: readonly Visit[]): Table {
  const figures = ['requests', 'bytes', ...kinds];
  return {
    title: 'Transferred by a phone',
    columns: [{ name: 'page' }, { name: 'visit' }, ...figures.map((name) => ({ name, isFigure: true }))],
    rows: visits.map(({ page, way, requests, bytes }) => [
      page,
      way,
      ...[requests, kinds.reduce((sum, kind) => sum + bytes[kind], 0), ...kinds.map((kind) => bytes[kind])].map(
        (figure) => figure.toLocaleString('en'),
      ),
    ]),
    notes: [
      'next: from the overview (the overview: from home), by the router, without cached images; second: another machine after that.',
    ],
  };
}

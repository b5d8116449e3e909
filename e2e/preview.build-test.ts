/** @size large */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { toPath } from '../src/i18n/paths';

import { findUntagged, openWithFields, startPreviewSite, withSecret, type PreviewSite } from './lib/preview';

/** `npm run serve:preview` on the demo, beside the page that stands in for Contentful's web app. */

const minutes = 60_000;
/** What the specification gives a draft that is typed. */
const shownMs = 2_000;

// Once a page never came, and the next one at once: the development server had left it waiting.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

let site: PreviewSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  for (const file of ['managed.json', 'content-edits.json'])
    rmSync(path.join(process.env.SANDBOX_DIR ?? '.sandbox', file), { force: true });
  site = await startPreviewSite();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1400, height: 1000 } });
  context.setDefaultTimeout(minutes);
}, 5 * minutes);
afterAll(async () => {
  await browser.close();
  await site.stop();
}, minutes);

type Route = Parameters<typeof toPath>[0];

/** A page of each template, and the entry that it is made of; of those without one the company's. */
const walk: readonly [Route, string, Record<string, string>?][] = [
  ...(
    ['home', 'about', 'services', 'brands', 'contact', 'warehouse', 'vacancies', 'imprint', 'verify', 'terms'] as const
  ).map((route) => [route, `page-${route}`] as [Route, string]),
  ['sectorAgriculture', 'page-sectorAgriculture'],
  ['stockOverview', 'company'],
  ['vacancy', 'vacancy-parts', { id: 'vacancy-parts' }],
  ['shortlist', 'company'],
];
/** Whose addresses end with what an editor wrote in each language. */
const written = [
  ['/nieuws', 'company'],
  ['/de/aktuelles', 'company'],
  ['/nieuws/open-dagen-2027', 'news-yard-days'],
  ['/de/aktuelles/hoftage-2027', 'news-yard-days'],
  ['/klantverhalen/maaidorser-tarwehalm', 'story-combine'],
  ['/transport-en-export', 'page-transport-en-export'],
] as const;
/** Every template in Dutch; home and a vacancy in another language, whose fields fall back. */
const routed = (
  [
    ['nl', walk],
    ['de', [walk[0], walk.at(-2)].filter((one) => one !== undefined)],
  ] as const
).flatMap(([locale, routes]) =>
  routes.map(([route, entry, values]) => [toPath(route, locale, values as never), entry] as const),
);

test.each([...routed, ...written])(
  'everything that can be changed of %s leads to its field',
  async (address, entry) => {
    const page = await context.newPage();
    try {
      await openWithFields(page, site.url + address);
      const found = await findUntagged(page, [`Entry ${entry}`, 'Entry company']);
      console.log(`${address}: ${String(found.fields)} fields, ${String(found.onPage)} of them on the page`);
      expect(found).toMatchObject({ untagged: [], notOnPage: [], left: false });
      expect(found.fields).toBeGreaterThan(40);
    } finally {
      // Pages that stay open hold connections, which the next ones wait for.
      await page.close();
    }
  },
  3 * minutes,
);

test('a text that is typed shows at once, saved it shows everywhere, and its field is the one that was pressed', async () => {
  const [reader, editor] = [await context.newPage(), await context.newPage()];
  await reader.goto(withSecret(`${site.url}/`));
  await reader.locator('h1').waitFor();
  await editor.goto(`${site.frameUrl}?url=${encodeURIComponent(withSecret(`${site.url}/`))}`);
  await editor.getByRole('button', { name: 'home-1-hero title nl', exact: true }).click();
  await editor.locator('#clicked', { hasText: 'home-1-hero title nl' }).waitFor();
  const framed = editor.frameLocator('#frame');
  await framed.locator('h1').waitFor();
  // What is typed before nobody hears.
  await editor.locator('#followed', { hasText: /^[1-9]/ }).waitFor();
  const typed = await measure(framed.getByRole('heading', { level: 1, name: 'Getypt, niet bewaard' }), () =>
    editor.getByLabel('Text').fill('Getypt, niet bewaard'),
  );
  await editor.getByLabel('Text').fill('Bewaard als concept');
  const saved = await measure(reader.getByRole('heading', { level: 1, name: 'Bewaard als concept' }), () =>
    editor.getByRole('button', { name: 'Save as a draft' }).click(),
  );
  console.log(`typed: ${String(typed)} ms, saved: ${String(saved)} ms`);
  expect(Math.max(typed, saved)).toBeLessThan(shownMs);
});

async function measure(shown: ReturnType<Page['locator']>, act: () => Promise<void>): Promise<number> {
  await act();
  const start = Date.now();
  await shown.waitFor();
  return Date.now() - start;
}

test('nobody gets in without the token, and nothing is indexed', async () => {
  for (const address of ['/', '/__preview/settings', '/page-data/index/page-data.json', '/__refresh']) {
    const answer = await fetch(site.url + address);
    expect([address, answer.status, answer.headers.get('x-robots-tag')]).toEqual([address, 401, 'noindex, nofollow']);
  }
});

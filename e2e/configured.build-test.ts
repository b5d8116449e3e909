/** @size large */
import { rmSync, statSync } from 'node:fs';

import { sectionTypes } from '../content-model/types/sections';
import { brokenItems } from '../sandbox/catalogue/ugly/broken-items';
import { writeEdits } from '../sandbox/stock-api/edits';
import { startStockApi } from '../sandbox/stock-api/start-stock-api';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';
import { readFigures } from '../server/vitals/read-figures';
import { isThisMachine, recordContactedHosts } from '../src/testing/contacted-hosts/contacted-hosts';

import { findViolations } from './lib/axe';
import { getBareSpace } from './lib/bare-space';
import { build, buildOnce, dataDir, getCurrentId, readPage, toPages } from './lib/build';
import { answerConsent, startTracker } from './lib/consent';
import { bareWords } from './lib/entries';
import { look } from './lib/settle';
import { readPages, spacesDir, startSpace } from './lib/space';
import { expectWhole, findUnmarked, inspect, whole } from './lib/whole-site';

/**
 * One site for all of these tests: another stock API, a space that has only what it must have, a tracker, and all loads
 * measured.
 */

const cleanUps: (() => unknown)[] = [];
let tracker: Awaited<ReturnType<typeof startTracker>>;
let written: readonly string[] = [];
let contacted: readonly string[] = [];

beforeAll(async () => {
  await buildOnce();
  const first = getCurrentId();
  cleanUps.push(() => switchRelease(getReleasesDir(), first));
  rmSync(spacesDir, { recursive: true, force: true });
  const otherDir = `${dataDir}/other`;
  const category = { name: 'combineHarvesters', longPluralTranslated: { nl: 'Maaidorsers' } };
  writeEdits(otherDir, {
    900001: { category, makeName: 'Zetmar', model: 'Eigenbouw 1', createdDate: new Date().toISOString() },
  });
  const stock = await startStockApi({ port: 0, dataDir: otherDir, size: 0, broken: true });
  cleanUps.push(() => stock.close());
  const content = await startSpace('bare', getBareSpace);
  cleanUps.push(() => content.close());
  tracker = await startTracker();
  cleanUps.push(() => tracker.close());
  const { HOME } = process.env;
  // As for a service, whose user has no home: nothing can be written there.
  process.env.HOME = '/dev/null';
  const recording = recordContactedHosts();
  cleanUps.push(recording.stop);
  const release = await build(content, {
    GATSBY_STOCK_API_URL: stock.url,
    GATSBY_STOCK_COMPANY_ID: stock.companyId,
    GATSBY_LEAD_TRACKER_URL: tracker.url,
    GATSBY_VITALS_SHARE: '1',
    // It has far fewer entries and words than the demo.
    PUBLISH_MAX_FALL: '1',
  });
  process.env.HOME = HOME;
  contacted = recording.read();
  recording.stop();
  expect(release).not.toBeNull();
  written = release?.written ?? [];
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

test('what a build keeps of the CMS is for its own user alone', () => {
  expect((statSync('.cache').mode & 0o077).toString(8)).toBe('0');
});

test('a build contacts its backends, which are this machine here, and hosts of photos: nobody else', () => {
  expect(contacted).toContain('127.0.0.1');
  // The host of a broken item's photo (`sandbox/catalogue/ugly/broken-items.ts`), for its picture for sharing.
  expect(contacted.filter((host) => !isThisMachine(host) && host !== 'example.com')).toEqual([]);
});

test('a configured stock API is used, and an item that breaks the contract costs only itself', () => {
  const items = toPages(written).filter((page) => /-\d+$/.test(page));
  expect(items).toEqual(
    expect.arrayContaining([
      '/de/anlasse/maehdrescher/zetmar-eigenbouw-1-900001',
      '/en/occasions/combine-harvesters/zetmar-eigenbouw-1-900001',
      '/occasions/maaidorsers/zetmar-eigenbouw-1-900001',
    ]),
  );
  // Of the broken ones those without a number or a category cannot be shown; the others lose what is broken.
  const numbers = Object.values(brokenItems).map((item) => ('advertisementID' in item ? item.advertisementID : null));
  expect(new Set(items.map((page) => page.replace(/^.*-/, '')))).toEqual(
    new Set(['900001', ...numbers.filter((id) => typeof id === 'number' && id >= 990030).map(String)]),
  );
  expect(readPage('')).toContain('/zetmar-eigenbouw-1-900001"');
  expect(readPage('contact')).toContain(bareWords.same);
});

test('a tracker waits for consent, and every page obeys the latest answer', async () => {
  expect(await answerConsent(tracker.getLoads)).toEqual({
    asked: 0,
    refused: { loads: 0, isAskedAgain: false },
    agreed: 1,
    withdrawn: { loads: 1, cookies: ['consent'] },
    elsewhere: { isTracked: false, afterBack: { isTracked: false, isAskedAgain: false }, choice: ['necessary'] },
    byPolicy: [],
  });
});

test('a page that is hidden posts figures that the server counts', async () => {
  const [url, body] = await look('/contact', (page) =>
    page.evaluate(
      () =>
        new Promise<[string, string]>((resolve) => {
          navigator.sendBeacon = (to, data) => {
            resolve([String(to), typeof data === 'string' ? data : '']);
            return true;
          };
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
          setTimeout(() => resolve(['nothing was posted', '']), 5000);
        }),
    ),
  );
  expect(url).toBe('/vitals');
  const layoutShift = { route: 'contact', name: 'CLS', way: 'load', value: expect.any(Number) as number };
  expect(readFigures(body)).toEqual(expect.arrayContaining([layoutShift]));
});

test('a space with required fields only shows every one of its entries, and marks its Dutch on pages in other languages', async () => {
  const pages = readPages();
  expectWhole(pages);
  const about = readPage('over-ons');
  expect(about.split(`>${bareWords.translated}<`).length - 1).toBeGreaterThanOrEqual(sectionTypes.length);
  // A colleague without a photo has initials in its place.
  expect(about).toMatch(/aria-hidden="true">E<\/span>/);
  expect(about).toContain(bareWords.same);
  expect(readPage('vacatures')).toContain('/vacatures/bare-vacancy');
  for (const route of ['en', 'en/about-us', 'en/vacancies/bare-vacancy', 'en/services']) {
    const seen = await look(`/${route}`, async (page) => ({
      ...(await inspect(page)),
      unmarked: await findUnmarked(page, bareWords.translated, bareWords.same),
    }));
    expect({ route, ...seen }).toEqual({ route, ...whole, unmarked: [] });
  }
  // Without a hero at its top a page stands on another ground.
  const violations = await look('/en', async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    return findViolations(page);
  });
  // All sections have the same title here.
  expect(violations.filter((one) => !one.startsWith('landmark-unique'))).toEqual([]);
});

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { contentTypes } from '../content-model';
import { toContentful } from '../content-model/to-contentful';
import { sectionTypes } from '../content-model/types/sections';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { findViolations } from './lib/axe';
import { getBareSpace } from './lib/bare-space';
import { build, buildOnce, getCurrentId, readPage, startStock } from './lib/build';
import { bareWords } from './lib/entries';
import { endless, getHostileSpace, sameInAll, script } from './lib/hostile-space';
import { look } from './lib/look';
import { edit, findPages, readPages, spacesDir, startSpace, takeHistory } from './lib/space';

/** Whole sites of spaces that are nothing like the demo, with a few machines, so that their pages are quickly made. */

let first = '';
beforeAll(async () => {
  await buildOnce();
  first = getCurrentId();
  rmSync(spacesDir, { recursive: true, force: true });
});
afterAll(() => switchRelease(getReleasesDir(), first));

const cleanUps: (() => unknown)[] = [];
beforeEach(async () => {
  const stock = await startStock({ size: 3 });
  cleanUps.push(() => stock.close());
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(...[name, readSeed]: Parameters<typeof startSpace>) {
  takeHistory(name);
  const content = await startSpace(name, readSeed);
  cleanUps.push(() => content.close());
  return content;
}

/** What no page may show, whatever the space has. */
function expectWhole(pages: ReadonlyMap<string, string>): void {
  const broken = ['[object Object]', '>undefined<', '>null<', 'href="javascript:', 'src=""', '<h2></h2>', '<h3></h3>'];
  for (const words of broken) expect([words, findPages(pages, words)]).toEqual([words, []]);
  for (const [file, html] of pages) {
    // That one shows headings of all levels.
    if (file.includes('building-blocks')) continue;
    expect([file, html.match(/<h1[^>]*>[^<]+/g)?.length]).toEqual([file, 1]);
  }
}

/** What a visitor with a telephone sees of a page that may be wrong. */
async function inspect(page: Page) {
  return {
    isHacked: await page.evaluate(() => 'hacked' in window),
    width: await page.evaluate(() => document.documentElement.scrollWidth),
    failed: await page.getByText('Dit deel van de pagina kon niet worden getoond.').count(),
    // No picture may be taller than a telephone, whatever its own shape.
    isCut: (await page.evaluate(() => Math.max(0, ...[...document.images].map(({ height }) => height)))) < 844,
    withoutPicture: await page.evaluate(
      () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
    ),
  };
}
const whole = { isHacked: false, width: 390, failed: 0, isCut: true, withoutPicture: 0 };

/** Texts of a page that hold these words and are not marked as Dutch. */
function findUnmarked(page: Page, words: string, same: string): Promise<string[]> {
  return page.evaluate(
    ([sought, untranslated]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode() !== null) {
        const { parentElement, textContent } = texts.currentNode;
        const text = textContent ?? '';
        if (parentElement === null || parentElement.closest('script,noscript') !== null) continue;
        if (!text.includes(sought) || text.includes(untranslated)) continue;
        if (parentElement.closest('[lang]')?.getAttribute('lang') !== 'nl')
          found.push(parentElement.outerHTML.slice(0, 200));
      }
      return found;
    },
    [words, same] as const,
  );
}

test('a space with the model only is a whole site without words, which says where there are none', async () => {
  const content = await start('empty', () => ({ space: toContentful(contentTypes), assetsDirectory: '.' }));
  const written = jest.spyOn(process.stdout, 'write');
  expect(await build(content, { PUBLISH_MAX_FALL: '1' })).not.toBeNull();
  const output = written.mock.calls.map(([chunk]) => chunk.toString()).join('');
  written.mockRestore();
  expect(output).toContain('The page “about” of the site has no words: no entry for it is published.');
  const pages = readPages();
  expectWhole(pages);
  expect(findPages(pages, 'Er zijn op dit moment geen openstaande vacatures.')).toContain('vacatures/index.html');
  expect(readPage('over-ons')).toContain('Hier komt binnenkort meer te staan.');
});

test('a space with required fields only shows every one of its entries, and marks its Dutch on pages in other languages', async () => {
  const content = await start('bare', getBareSpace);
  expect(await build(content, { PUBLISH_MAX_FALL: '1' })).not.toBeNull();
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

test('a preview shows drafts and says so, and content that goes wrong in every way breaks nothing and executes nothing', async () => {
  const content = await start('hostile', () => getHostileSpace(path.join(spacesDir, 'hostile-files')));
  const environment = await edit(content);
  await environment.createEntryWithId('textSection', 'draft-text', { fields: { title: { nl: 'Alleen een concept' } } });
  const written = jest.spyOn(process.stdout, 'write');
  const release = await build(content, {
    CONTENTFUL_HOST: `preview.${content.host}`,
    CONTENTFUL_ACCESS_TOKEN: content.previewToken,
    NODE_OPTIONS: `--require ${path.resolve('sandbox/content-api/resolve-preview.cjs')}`,
    PUBLISH_MAX_FALL: '1',
  });
  const output = written.mock.calls.map(([chunk]) => chunk.toString()).join('');
  written.mockRestore();
  expect(release).not.toBeNull();

  const pages = readPages();
  expectWhole(pages);
  expect(findPages(pages, 'Alleen een concept')).toEqual(['de/index.html', 'en/index.html', 'index.html']);
  for (const [file, html] of pages)
    expect([file, html.includes('<meta name="robots" content="noindex"')]).toEqual([file, true]);
  expect(readFileSync(path.join(getReleasesDir(), 'current', 'robots.txt'), 'utf8')).toContain('Disallow: /');

  for (const sentence of [
    'of the page page-home (“Pagina home”) is left out: this site does not know its type “countdown”',
    'The section no-such-entry of the page page-home (“Pagina home”) is left out: it is not published.',
    'bare-textSection (“Alleen dit”): title (en, de)',
    '(IMG_0001.HEIC) is no kind of file that the site can show; it is left out.',
    '(page.html) is no kind of file that the site can show; it is left out.',
    '(foto (1) 100%.jpg) is broken; it is left out: upload it once more.',
  ])
    expect(output).toContain(sentence);

  expect(findPages(pages, script)).toEqual([]);
  expect(readPage('contact')).toMatch(/<img src="\/static\/[0-9a-f]+\/script\.svg"/);
  for (const route of ['', 'over-ons', 'diensten', 'contact', 'vacatures/hostile-vacancy', 'vacatures/long-vacancy']) {
    const seen = await look(`/${route}`, async (page) => ({
      ...(await inspect(page)),
      notice: await page.getByText('Voorbeeld: hier staan ook concepten.').isVisible(),
      levels: await page
        .locator('main :is(h1,h2,h3,h4,h5,h6)')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1]))),
    }));
    expect({ route, ...seen }).toMatchObject({ route, ...whole, notice: true });
    expect(seen.levels.filter((level, index) => level > (seen.levels[index - 1] ?? 0) + 1)).toEqual([]);
  }
  for (const route of ['en/services', 'en/vacancies/hostile-vacancy'])
    expect(await look(`/${route}`, (page) => findUnmarked(page, script, sameInAll))).toEqual([]);
  expect(findPages(pages, endless)).toContain('contact/index.html');
});

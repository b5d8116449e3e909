/** @size large */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { contentTypes } from '../content-model';
import { getSeedSpace } from '../content-model/seed';
import { toContentful } from '../content-model/to-contentful';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { build, buildOnce, getCurrentId, readPage, startStock } from './lib/build';
import { endless, getHostileSpace, sameInAll, script } from './lib/hostile-space';
import { look } from './lib/settle';
import { edit, findPages, readPages, spacesDir, startSpace, takeHistory } from './lib/space';
import { expectWhole, findUnmarked, inspect, whole } from './lib/whole-site';

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

test('a space with the model only is a whole site without words where the operator says so, which says where there are none', async () => {
  const content = await start('empty', () => ({ space: toContentful(contentTypes), assetsDirectory: '.' }));
  const written = jest.spyOn(process.stdout, 'write');
  const release = await build(content, { PUBLISH_MAX_FALL: '1' });
  const output = written.mock.calls.map(([chunk]) => chunk.toString()).join('');
  written.mockRestore();
  expect(output).toContain('The site cannot be without the page “about”: no entry for it is published.');
  const pages = readPages();
  expectWhole(pages);
  const vacancies = getSeedSpace().entries.filter(({ sys }) => sys.contentType.sys.id === 'vacancy');
  expect(
    release?.removed.filter((file) => /(vacatures|vacancies|stellenangebote)\/[^/]+\/index\.html$/.test(file)),
  ).toHaveLength(vacancies.length * 3);
  expect(findPages(pages, 'Er zijn op dit moment geen openstaande vacatures.')).toContain('vacatures/index.html');
  expect(readPage('over-ons')).toContain('Hier komt binnenkort meer te staan.');
});

test('a preview shows drafts and says so, and content that goes wrong in every way breaks nothing and executes nothing', async () => {
  const content = await start('hostile', () => getHostileSpace(path.join(spacesDir, 'hostile-files')));
  const environment = await edit(content);
  await environment.createEntryWithId('textSection', 'draft-text', { fields: { title: { nl: 'Alleen een concept' } } });
  const { NODE_OPTIONS = '' } = process.env;
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --require ${path.resolve('sandbox/content-api/resolve-preview.cjs')}`;
  cleanUps.push(() => (process.env.NODE_OPTIONS = NODE_OPTIONS));
  const written = jest.spyOn(process.stdout, 'write');
  const release = await build(content, {
    CONTENTFUL_HOST: `preview.${content.host}`,
    CONTENTFUL_ACCESS_TOKEN: content.previewToken,
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
    'The section no-such-entry of the page page-home (“Pagina home”) is left out: it is not published, or was deleted.',
    'bare-textSection (“Alleen dit”): title (en, de)',
    '(IMG_0001.HEIC) is no kind of file that the site can show; it is left out.',
    'The asset no-file (“Zonder bestand”) of the CMS has no file; it is left out.',
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
  const message = await look('/over-ons', async (page) => {
    const shown = page.getByRole('complementary', { name: 'Open dagen' });
    await shown.waitFor();
    return shown.innerText();
  });
  expect(message).toContain(script);
  for (const route of ['en/services', 'en/vacancies/hostile-vacancy'])
    expect(await look(`/${route}`, (page) => findUnmarked(page, script, sameInAll))).toEqual([]);
  expect(findPages(pages, endless)).toContain('contact/index.html');
});

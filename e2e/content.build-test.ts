import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { globalAgent } from 'node:https';
import path from 'node:path';

import { createClient } from 'contentful-management';

import { contentTypes } from '../content-model';
import { toContentful } from '../content-model/to-contentful';
import { getNewSpace, importDemo } from '../sandbox/content-api/run-import';
import { startContentApi, type ContentApi } from '../sandbox/content-api/start-content-api';
import type { Seed } from '../sandbox/content-api/store/content-store';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { build, buildOnce, contentPort, dataDir, getCurrentId, readPage, startStock } from './lib/build';
import { endless, getHostileSpace, script } from './lib/hostile-space';
import { look } from './lib/look';

const spaces = path.join(dataDir, 'content-test');
let first = '';

beforeAll(async () => {
  await buildOnce();
  first = getCurrentId();
  rmSync(spaces, { recursive: true, force: true });
});
afterAll(async () => {
  await switchRelease(getReleasesDir(), first);
  rmSync(spaces, { recursive: true, force: true });
});

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function startSpace(name: string, readSeed: () => Seed): Promise<ContentApi> {
  const folder = path.join(spaces, name);
  const api = await startContentApi({ port: contentPort, dataDir: folder, readSeed });
  globalAgent.options.ca = readFileSync(api.caFile, 'utf8');
  cleanUps.push(() => api.close());
  return api;
}

/** As if the build before had been of this space: what is not the same in it is new to the next one, what it lacks is gone. */
function takeHistory(name: string): void {
  const folder = path.join(spaces, name);
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(dataDir, 'sync'), path.join(folder, 'sync'));
  cpSync(path.join(dataDir, 'revisions.json'), path.join(folder, 'revisions.json'));
}

async function edit({ host, managementToken, spaceId }: ContentApi) {
  return (await createClient({ accessToken: managementToken, host }).getSpace(spaceId)).getEnvironment('master');
}

/** Every page of the current release, by its path. */
function readPages(): Map<string, string> {
  const folder = path.join(getReleasesDir(), 'current');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

const toNames = (pages: ReadonlyMap<string, string>, words: string) =>
  [...pages].flatMap(([file, html]) => (html.includes(words) ? [file] : [])).sort();
const toHtml = (files: readonly string[] = []) => files.filter((file) => file.endsWith('.html')).sort();

test('an imported space is built as the demo is; what an editor publishes changes the pages that show it and no other', async () => {
  const stock = await startStock();
  cleanUps.push(() => stock.close());
  await importDemo(await startSpace('imported', getNewSpace), path.join(spaces, 'export'));
  await cleanUps.pop()?.();
  rmSync(path.join(spaces, 'imported', 'sync'), { recursive: true, force: true });
  takeHistory('imported');
  const content = await startSpace('imported', getNewSpace);
  const environment = await edit(content);

  const before = readPages();
  const vacancy = await environment.getEntry('vacancy-parts');
  const { title } = vacancy.fields as { title: Record<string, string> };
  const shown = Object.values(title).flatMap((words) => toNames(before, words));
  vacancy.fields.title = { nl: 'Magazijnchef', en: 'Head of the warehouse', de: 'Lagerleitung' };
  await (await vacancy.update()).publish();
  const draft = await environment.getEntry('vacancy-apprentice');
  draft.fields.title = { nl: 'Nog niet openbaar', en: 'Nog niet openbaar', de: 'Nog niet openbaar' };
  await draft.update();

  const changed = await build(content);
  expect(toHtml(changed?.written)).toEqual([...new Set(shown)].sort());
  expect(toHtml(changed?.written).length).toBeGreaterThan(5);
  expect(changed?.removed.filter((file) => file.endsWith('.html'))).toEqual([]);
  expect(toNames(readPages(), 'Nog niet openbaar')).toEqual([]);
  const heading = await look('/vacatures', async (page) => {
    await page.getByRole('link', { name: 'Magazijnchef' }).click();
    await page.waitForURL('**/vacatures/vacancy-parts');
    return page.getByRole('heading', { level: 1 }).innerText();
  });
  expect(heading).toBe('Magazijnchef');

  await (await environment.getEntry('vacancy-parts')).unpublish();
  const colleague = await environment.getEntry('team-koos');
  const name = (colleague.fields as { name: { nl: string } }).name.nl;
  await (await colleague.unpublish()).delete();
  const showing = readPages();
  const gone = await build(content);
  expect(toHtml(gone?.removed)).toEqual(
    ['de/stellenangebote', 'en/vacancies', 'vacatures'].map((list) => `${list}/vacancy-parts/index.html`),
  );
  const others = ['Magazijnchef', 'Head of the warehouse', 'Lagerleitung', name].flatMap((words) =>
    toNames(showing, words),
  );
  expect(toHtml(gone?.written)).toEqual([...new Set(others)].filter((file) => !gone?.removed.includes(file)).sort());
  expect(toNames(readPages(), 'vacancy-parts')).toEqual([]);
  expect(toNames(readPages(), name)).toEqual([]);
});

test('a space with the model only is a whole site without words', async () => {
  const stock = await startStock({ size: 3 });
  cleanUps.push(() => stock.close());
  takeHistory('empty');
  const content = await startSpace('empty', () => ({ space: toContentful(contentTypes), assetsDirectory: '.' }));
  expect(await build(content, { PUBLISH_MAX_FALL: '1' })).not.toBeNull();
  const pages = readPages();
  for (const broken of ['[object Object]', '>undefined<', '>null<']) expect(toNames(pages, broken)).toEqual([]);
  for (const [file, html] of pages) expect([file, /<h1[^>]*>[^<]+/.test(html)]).toEqual([file, true]);
  expect(toNames(pages, 'Er zijn op dit moment geen openstaande vacatures.')).toContain('vacatures/index.html');
});

test('a preview shows drafts and says so, and content that goes wrong in every way breaks nothing and executes nothing', async () => {
  // Previews begin without caches: those of the other tests are kept for them.
  const caches = ['.cache', 'public'];
  for (const folder of caches) renameSync(folder, `${folder}.kept`);
  cleanUps.push(() => {
    for (const folder of caches) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(`${folder}.kept`, folder);
    }
  });
  const stock = await startStock({ size: 3 });
  cleanUps.push(() => stock.close());
  const content = await startSpace('hostile', getHostileSpace);
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
  expect(toNames(pages, 'Alleen een concept')).toEqual(['de/index.html', 'en/index.html', 'index.html']);
  for (const [file, html] of pages)
    expect([file, html.includes('<meta name="robots" content="noindex"')]).toEqual([file, true]);
  expect(readFileSync(path.join(getReleasesDir(), 'current', 'robots.txt'), 'utf8')).toContain('Disallow: /');

  expect(output).toContain(
    'of the page page-home (“Pagina home”) is left out: this site does not know its type “countdown”',
  );
  expect(output).toContain(
    'The section no-such-entry of the page page-home (“Pagina home”) is left out: it is not published.',
  );
  expect(output).toContain('bare-textSection (“Alleen dit”): title (en, de)');

  expect(toNames(pages, script)).toEqual([]);
  for (const broken of ['[object Object]', '>undefined<', '>null<', 'href="javascript:', 'src=""'])
    expect(toNames(pages, broken)).toEqual([]);
  expect(/<h2[^>]*lang="nl"[^>]*>Alleen dit/.test(readPage('en/about-us'))).toBe(true);
  for (const route of ['', 'over-ons', 'diensten']) {
    const seen = await look(`/${route}`, async (page) => ({
      isHacked: await page.evaluate(() => 'hacked' in window),
      width: await page.evaluate(() => document.documentElement.scrollWidth),
      notice: await page.getByText('Voorbeeld: hier staan ook concepten.').isVisible(),
      levels: await page
        .locator('main :is(h1,h2,h3,h4,h5,h6)')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1]))),
      failed: await page.getByText('Dit deel van de pagina kon niet worden getoond.').count(),
    }));
    expect({ route, ...seen }).toMatchObject({ route, isHacked: false, width: 390, notice: true, failed: 0 });
    expect(seen.levels.filter((level, index) => level > (seen.levels[index - 1] ?? 0) + 1)).toEqual([]);
  }
  expect(toNames(pages, endless)).toContain('index.html');
});

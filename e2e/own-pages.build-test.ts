/** @size large */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { contentReportFile, parseContentReport } from '../content-model/content-report';
import { getSeedSpace } from '../content-model/seed';
import { seedAssetsDirectory } from '../content-model/seed/build-asset';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';
import { createSiteServer } from '../server/site/create-site-server';

import { build, buildOnce, getCurrentId, readPage, startStock } from './lib/build';
import { edit, spacesDir, startSpace, takeHistory } from './lib/space';

const cleanUps: (() => unknown)[] = [];
beforeAll(async () => {
  await buildOnce();
  const first = getCurrentId();
  cleanUps.push(() => switchRelease(getReleasesDir(), first));
  rmSync(spacesDir, { recursive: true, force: true });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const readFile = (name: string) => readFileSync(path.join(getReleasesDir(), 'current', name), 'utf8');
const readHeader = (page: string) => /<header[\s\S]*?<\/header>/.exec(readPage(page))?.[0] ?? '';
const listProblems = () =>
  parseContentReport(readFile(contentReportFile))?.findings.map(({ problem }) => problem) ?? [];
const toLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

test('an editor makes a page and gives it a place, moves another one, and takes both out again', async () => {
  const stock = await startStock({ size: 3 });
  cleanUps.push(() => stock.close());
  takeHistory('pages');
  const readSeed = () => ({ space: getSeedSpace(), assetsDirectory: seedAssetsDirectory });
  const content = await startSpace('pages', readSeed);
  cleanUps.push(() => content.close());
  const environment = await edit(content);
  const publish = async (type: string, id: string, fields: Record<string, unknown>) =>
    (await environment.createEntryWithId(type, id, { fields })).publish();

  await publish('page', 'page-lease', {
    slug: { nl: 'contact', de: 'leasing' },
    title: { nl: 'Leasen bij Veldkamp', de: 'Leasing bei Veldkamp' },
    seoTitle: { nl: 'Machines leasen' },
  });
  await publish('link', 'link-lease', { label: { nl: 'Leasen' }, page: { nl: toLink('page-lease') } });
  await publish('link', 'link-gone', { label: { nl: 'Nergens' }, category: { nl: 'noSuchCategory' } });
  const navigation = await environment.getEntry('navigation');
  const { header } = navigation.fields as { header: { nl: object[] } };
  header.nl = [toLink('link-lease'), toLink('link-gone'), ...header.nl];
  await (await navigation.update()).publish();
  const moved = await environment.getEntry('page-transport-en-export');
  moved.fields.slug = { nl: 'vervoer', en: 'haulage', de: 'spedition' };
  await (await moved.update()).publish();
  await build(content, { PUBLISH_MAX_FALL: '1' });

  expect(readPage('contact-2')).toContain('<title data-rh="true" lang="nl">Machines leasen | ');
  // The title for search engines is Dutch alone: the page's own stands in its place.
  expect(readPage('de/leasing')).toContain('<title data-rh="true">Leasing bei Veldkamp | ');
  expect(readHeader('')).toMatch(/href="\/contact-2"[^>]*>Leasen</);
  expect(readHeader('de')).toMatch(/href="\/de\/leasing"/);
  expect(readHeader('')).not.toContain('Nergens');
  const problems = listProblems();
  expect(problems).toContainEqual(expect.stringMatching(/page-lease .* is “contact”, .* at “contact-2”/));
  expect(problems).toContainEqual(expect.stringMatching(/link-gone .* no category of the stock system/));
  expect(readFile('sitemaps/nl-1.xml')).toContain('/vervoer<');
  const server = await createSiteServer({ releasesDir: getReleasesDir() });
  cleanUps.push(() => server.close());
  const { statusCode, headers } = await server.inject('/en/transport-and-export?a=b');
  expect([statusCode, headers.location]).toEqual([301, '/en/haulage?a=b']);

  const link = await environment.getEntry('link-lease');
  link.fields.hidden = { nl: true };
  await (await link.update()).publish();
  const lease = await environment.getEntry('page-lease');
  lease.fields.noIndex = { nl: true };
  await (await lease.update()).publish();
  await (await environment.getEntry('page-transport-en-export')).unpublish();
  // A word that scripts contain.
  await publish('text', 'text-send', { key: { nl: 'enquiry:send.button' }, text: { nl: 'Verstuur het maar' } });
  await build(content, { PUBLISH_MAX_FALL: '1' });

  expect(readHeader('')).not.toContain('Leasen');
  expect(readHeader('')).not.toContain('Transport');
  expect(readPage('contact-2')).toContain('<meta data-rh="true" name="robots" content="noindex"/>');
  expect(readFile('sitemaps/nl-1.xml')).not.toMatch(/contact-2|vervoer/);
  const scripts = readdirSync(path.join(getReleasesDir(), 'current')).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readFile(file).includes('Verstuur het maar'))).toHaveLength(1);
});

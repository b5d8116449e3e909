/** @size medium */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readCurrentRelease } from '../../releases/list-releases';
import { publishRelease } from '../../releases/publish-release';
import { findChromium } from '../browser/find-chromium';
import { lookAtPages } from '../browser/look-at-pages';
import { stockItemPath, writeBuild, type TestBuild } from '../test-release';
import { toWatchedPages } from '../watched-pages';

import { lookBeforeSwitch, type Looked } from './look-before-switch';

const chromium = findChromium(process.env.CHROMIUM) ?? '';
let folder = '';
let days = 0;
/** The pages that were opened, a list for each time that a browser was started. */
let opened: string[][] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'before-'));
  mkdirSync(path.join(folder, 'releases'));
  opened = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const homes = ['/', '/en', '/de'];
const services = ['/diensten', '/en/services', '/de/dienstleistungen'];
const only = [...homes, ...services, '/contact', '/en/contact', '/occasions', stockItemPath];

/** Builds and publishes. @returns what was said of it, or why it was refused */
async function publish(build: TestBuild = {}, browser = chromium): Promise<Looked | null | string> {
  const [from, releasesDir] = [path.join(folder, 'build'), path.join(folder, 'releases')];
  await writeBuild(from, { only, ...build });
  const served = await readCurrentRelease(releasesDir);
  let said: Looked | null = null;
  const look = (file: string, urls: readonly string[]) => {
    opened.push(urls.map((url) => new URL(url).pathname));
    return lookAtPages(file, urls);
  };
  const check = async (staged: string) => {
    said = await lookBeforeSwitch({ folder: staged, served, browser, look, pause: () => Promise.resolve() });
  };
  days += 1;
  return publishRelease({ from, releasesDir, keep: 5, now: new Date(Date.UTC(2026, 10, days)), check }).then(
    () => said,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

const onServices = (script: string) => ({
  script: `if (/services|diensten|dienstleistungen/.test(location.pathname)) ${script}`,
});
const broken = onServices("throw new Error('No services')");

test('a kind of page that throws is refused before the switch, which the watch does not open', async () => {
  expect(toWatchedPages({ machines: [] }).map((page) => page.path)).not.toContain('/diensten');
  expect(await publish()).toBeNull();
  expect(await publish(broken)).toMatch(
    /^The page \/(en\/services|diensten|de\/dienstleistungen) throws in a browser: Error: No services\. The release that is served does not have that\. If that is right, build once with WATCH_BROWSER=off\.$/,
  );
  // It was found twice, and the served one was asked for the same page.
  const [, again, before] = opened;
  expect([again?.length, before]).toEqual([1, again]);
  expect(await publish(onServices('void 0'))).toMatchObject({ isOpened: true });
});

test('one page of each kind is opened, in every locale', async () => {
  await publish();
  const { text } = (await publish({ script: 'void 0' })) as Looked;
  expect(text).toMatch(/^A page of each kind \(5\) was opened in a browser in /);
  expect(opened).toEqual([['/', '/en/contact', '/de/dienstleistungen', '/occasions', stockItemPath]]);
  expect(opened).toHaveLength(1);
});

test('what the served release has as well is told, and no reason to refuse; the other pages are opened all the same', async () => {
  await publish(broken);
  const other = { script: `${broken.script}; window.other = 1` };
  const looked = await publish(other);
  expect(looked).toMatchObject({ isOpened: true });
  expect((looked as Looked).text).toMatch(
    /throws in a browser: Error: No services\. The release before it has that, too\.$/,
  );
  const alsoHome = {
    script: `${broken.script}; if (/^\\/(en|de)?$/.test(location.pathname)) throw new Error('No home')`,
  };
  expect(await publish(alsoHome)).toContain('throws in a browser: Error: No home.');
});

test('with the same code nothing is opened, whatever the words are', async () => {
  await publish();
  expect(await publish({ words: 'Other words' })).toBeNull();
  expect(opened).toEqual([]);
});

test('another policy is other code', async () => {
  await publish();
  const describe = (text: string) => text.replace("connect-src 'self'", "connect-src 'self' https://other.example");
  expect(await publish({ describe })).toMatchObject({ isOpened: true });
});

test.each([
  ['is turned off', 'off', null],
  [
    'does not start',
    '/bin/false',
    { isOpened: false, text: expect.stringContaining('/bin/false does not work') as string },
  ],
])('a browser that %s refuses nothing', async (_, browser, said) => {
  await publish();
  expect(await publish(broken, browser)).toEqual(said);
});

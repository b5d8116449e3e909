import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getCurrentRelease } from '../server/releases/list-releases';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';
import { startSiteServer, type SiteServer } from '../server/site/start-site-server';

import { changeCode } from './lib/change-code';
import { collectProblems } from './lib/problems';
import { copySmallSite } from './lib/small-site';
import { expect, test } from './lib/strict-test';

test.describe('a tab that was opened before a release', () => {
  let folder = '';
  let buildDir = '';
  let site: SiteServer;
  let releases = 0;
  /** As `publishRelease` does it, but for the compressed forms, which take most of its time. */
  const publish = () => {
    releases += 1;
    const id = `20261121-12000${String(releases)}`;
    cpSync(buildDir, path.join(folder, 'releases', id), { recursive: true, preserveTimestamps: true });
    return switchRelease(path.join(folder, 'releases'), id);
  };

  test.beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-tab-'));
    buildDir = path.join(folder, 'build');
    copySmallSite((await getCurrentRelease(getReleasesDir())) ?? '', buildDir, 3);
    await publish();
    site = await startSiteServer({ port: 0, host: '127.0.0.1', releasesDir: path.join(folder, 'releases') });
  });
  test.afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  test('goes on navigating after two more that changed words, without loading anything anew', async ({ page }) => {
    const problems = collectProblems(page);
    await page.goto(`${site.url}/privacy-statement`, { waitUntil: 'networkidle' });
    await page.evaluate('globalThis.isSameDocument = true');
    const file = path.join(buildDir, 'page-data/contact/page-data.json');
    for (const word of ['Bereikbaar', 'Altijd bereikbaar']) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"(Altijd b|B)?ereikbaar"|"Contact"/g, `"${word}"`));
      await publish();
    }
    await page.locator('header a[href="/contact"]:visible').last().click();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveURL(`${site.url}/contact`);
    await expect(page.getByText('Altijd bereikbaar').first()).toBeAttached();
    expect(await page.evaluate('globalThis.isSameDocument')).toBe(true);
    expect(problems).toEqual([]);
  });

  test('goes on navigating after two more that changed all scripts, and is at the newest then', async ({ page }) => {
    const problems = collectProblems(page);
    await page.goto(`${site.url}/privacy-statement`, { waitUntil: 'networkidle' });
    for (const mark of ['aaaaaa', 'bbbbbb']) {
      await changeCode(buildDir, mark);
      await publish();
    }
    await page.locator('header a[href="/vacatures"]:visible').first().click();
    await expect(page).toHaveURL(`${site.url}/vacatures`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => page.evaluate('globalThis.___webpackCompilationHash')).toMatch(/bbbbbb$/);
    await page.locator('header a[href="/contact"]:visible').last().click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(problems).toEqual([]);
  });
});

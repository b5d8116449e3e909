import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { BusyError, withBuildLock } from '../../build/build-lock';
import { exitCodes } from '../../server/rebuild/exit-codes';
import { checkRelease } from '../../server/releases/check-release';
import type { Description } from '../../server/releases/description';
import { getCurrentRelease } from '../../server/releases/list-releases';
import { publishRelease } from '../../server/releases/publish-release';
import { getReleasesDir } from '../../server/releases/releases-dir';

import type { BuildMode } from './production';

/**
 * In place of `scripts/build.ts` where a test is about when and how builds are run and published: takes pages that were
 * built before (`small-site.ts`), marks a few of them with the build's number, and publishes them in earnest.
 */
async function main(): Promise<void> {
  const folder = process.env.STAND_IN_DIR ?? '';
  const site = path.join(folder, 'site');
  const mode = JSON.parse(readFileSync(path.join(folder, 'mode.json'), 'utf8')) as BuildMode;
  appendFileSync(path.join(folder, 'builds'), `${process.argv.slice(2).join(' ')}\n`);
  await wait(mode.waitMs ?? 0);
  if (mode.fails !== undefined && !process.argv.includes('--clean')) {
    console.error(mode.fails);
    process.exitCode = exitCodes.failed;
    return;
  }
  const number = readFileSync(path.join(folder, 'builds'), 'utf8').split('\n').length - 1;
  for (const page of [
    'index.html',
    'contact/index.html',
    'en/contact/index.html',
    'page-data/contact/page-data.json',
  ]) {
    const file = path.join(site, page);
    const text = readFileSync(file, 'utf8').replace(/^(<!-- build \d+ -->|\s)*/, '');
    const mark = page.endsWith('.json') ? ' '.repeat(number) : `<!-- build ${String(number)} -->`;
    // Whole or not at all: a build that finds what a killed one left begins from nothing (`build/process.ts`).
    writeFileSync(`${file}.next`, mark + text);
    renameSync(`${file}.next`, file);
  }
  const description = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Description;
  const machines = description.machines.slice(0, mode.machines);
  writeFileSync(path.join(site, 'release.json'), JSON.stringify({ ...description, machines }));
  const releasesDir = getReleasesDir();
  const previous = await getCurrentRelease(releasesDir);
  const check = (release: string, written: readonly string[]) =>
    checkRelease({ folder: release, buildDir: site, written, previous, maxFall: 0.5 });
  await publishRelease({ from: site, releasesDir, keep: 4, now: new Date(), check });
}

withBuildLock(main).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof BusyError ? exitCodes.busy : exitCodes.refused;
});

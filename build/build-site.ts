import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { toHostFiles } from '../deploy/host-files';
import { mayCleanHelp } from '../patches/gatsby/printed-errors';
import { isPlain } from '../patches/plain';
import { BrokenRelease, checkContent, checkRelease } from '../server/releases/check-release';
import { describeBuild, descriptionFile, getMarks, readDescription } from '../server/releases/description';
import { listFiles } from '../server/releases/list-files';
import { readCurrentRelease } from '../server/releases/list-releases';
import type { Mark } from '../server/releases/marks';
import { publishRelease, type Release } from '../server/releases/publish-release';
import { readReleaseSettings, type ReleaseSettings } from '../server/releases/release-settings';
import { getReleasesDir } from '../server/releases/releases-dir';
import { readCmsRedirects } from '../server/site/current-release';
import { lookBeforeSwitch } from '../server/watch/before-switch/look-before-switch';
import { readWatchSettings } from '../server/watch/settings';
import { isPreviewHost, readSettings, type Settings } from '../src/config/env';
import { inlineScripts } from '../src/gatsby/document/inline-scripts';
import { noHistory } from '../src/i18n/addresses/address-history';
import { readAddresses } from '../src/i18n/addresses/read-addresses';

import { readBuildMoment } from './build-moment';
import { dropCaches } from './caches';
import { runGatsbyBuild } from './process';
import { fetchPublishedState } from './published-addresses';
import { updateQueryTypes } from './query-types';
import { writeSbom } from './sbom/write-sbom';
import { stateVariables } from './state';

const maxListed = 20;
const buildDir = 'public';

/**
 * `failed`: Gatsby built nothing, or not a whole site, which a build without caches may mend. `refused`: what it built
 * is not to be published, or a backend is down.
 * `built`: another host publishes it (Netlify).
 */
export type BuildResult =
  { status: 'published'; release: Release } | { status: 'built' } | { status: 'failed' | 'refused'; reason: string };

/**
 * Builds, checks and publishes. After a build that fails or is refused the served release is untouched. To be called
 * within `withBuildLock`, as is the start of the backends: their ports may be another build's.
 * @param isClean whether to forget the caches of earlier builds
 */
export async function buildSite(environment: Record<string, string>, isClean = false): Promise<BuildResult> {
  if (isClean) dropCaches();
  const result = await buildAndPublish(environment);
  if (result.status === 'published') report(result.release);
  if ('reason' in result) {
    console.error('Nothing was published: what was online before stays online.');
    console.error(result.reason);
  }
  return result;
}

async function buildAndPublish(environment: Record<string, string>): Promise<BuildResult> {
  const settings = readSettings({ ...process.env, ...environment });
  const releases = readReleaseSettings({ ...process.env, ...environment });
  const { browser } = readWatchSettings({ ...process.env, ...environment });
  const isHosted = process.env.NETLIFY !== undefined;
  // A build needs it even without caches: addresses, and of an own server also the history of the stock and pictures
  // that need not be drawn again.
  const previous = isHosted
    ? await fetchPublishedState(settings.siteUrl, buildDir)
    : await readCurrentRelease(getReleasesDir());
  const gatsby = await runGatsbyBuild({
    ...environment,
    [stateVariables.previousRelease]: previous ?? '',
    [stateVariables.moment]: readBuildMoment(process.env).toISOString(),
  });
  if (gatsby.status === 'failed') return { ...gatsby, status: mayCleanHelp(gatsby.reason) ? 'failed' : 'refused' };
  updateQueryTypes();
  await describe(settings, await readMarks(previous, releases));
  if (isHosted) return checkHosted(releases);
  await writeSbom(buildDir);
  return publishBuild(releases, browser);
}

/** What the build is going to be compared with, by later ones too. One that publishes whatever there is begins anew. */
async function readMarks(previous: string | null, { maxFall }: ReleaseSettings): Promise<readonly Mark[]> {
  const before = previous === null || maxFall === 1 ? null : await readDescription(previous);
  return before === null ? [] : getMarks(before, new Date().toISOString().slice(0, 10));
}

/**
 * A host that publishes by itself has no release to compare with; what the site cannot be without is known all the
 * same.
 */
async function checkHosted({ maxFall }: ReleaseSettings): Promise<BuildResult> {
  try {
    await checkContent(buildDir, maxFall === 1);
    return { status: 'built' };
  } catch (error) {
    return { status: 'refused', reason: toReason(error) };
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Publishes the last build if it passes the checks.
 * @param browser in which new code is opened before the switch (`WATCH_BROWSER`)
 */
export async function publishBuild({ kept, maxFall }: ReleaseSettings, browser: string | null): Promise<BuildResult> {
  const releasesDir = getReleasesDir();
  const previous = await readCurrentRelease(releasesDir);
  console.log('Publishing the build …');
  let looked: Promise<void> | null = null;
  const check = async (folder: string, written: readonly string[]) => {
    await checkRelease({ folder, buildDir, written, previous, maxFall });
    // Once: when the check is repeated, other processes wait for the switch.
    await (looked ??= openInBrowser(folder, previous, browser));
  };
  try {
    const release = await publishRelease({ from: buildDir, releasesDir, keep: kept, now: new Date(), check });
    return { status: 'published', release };
  } catch (error) {
    return { status: error instanceof BrokenRelease ? 'failed' : 'refused', reason: toReason(error) };
  }
}

async function openInBrowser(folder: string, served: string | null, browser: string | null): Promise<void> {
  const looked = await lookBeforeSwitch({ folder, served, browser });
  if (looked !== null) console[looked.isOpened ? 'log' : 'warn'](looked.text);
}

/** Writes what the server and other hosts want to know of the build into it. */
async function describe(
  { contentful, stock, allowedOrigins, rootRedirect }: Settings,
  marks: readonly Mark[],
): Promise<void> {
  if (stock === null) throw new Error('A build has a stock API, be it the sandbox’s.');
  // The previous build may have written them for another host.
  for (const file of ['_headers', '_redirects']) await rm(path.join(buildDir, file), { force: true });
  const files = await listFiles(buildDir);
  // Without the optional patches packages write scripts of their own, which differ with their versions.
  const ownScripts = isPlain() ? null : new Set(inlineScripts);
  const description = await describeBuild({ buildDir, files, stock, allowed: allowedOrigins, ownScripts, marks });
  const { contentSecurityPolicy, machines: stockItems, live } = description;
  const texts = {
    [descriptionFile]: JSON.stringify(description),
    ...(isPreviewHost(contentful?.host ?? '') && { 'robots.txt': 'User-agent: *\nDisallow: /\n' }),
    ...toHostFiles({
      ...{ contentSecurityPolicy, rootRedirect, machines: stockItems, live, files },
      history: readAddresses(buildDir) ?? noHistory,
      redirects: readCmsRedirects(buildDir),
    }),
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(buildDir, file), text);
}

function report({ id, files, written, removed }: Release): void {
  const isPage = (file: string) => file.endsWith('.html');
  const pages = written.filter(isPage).sort();
  const gone = removed.filter(isPage).length;
  console.log(`Release ${id}: ${String(files)} files, ${String(written.length)} of them new or changed.`);
  console.log(`Pages rewritten: ${String(pages.length)}. Pages removed: ${String(gone)}.`);
  for (const page of pages.slice(0, maxListed)) console.log(`  /${page.replace(/(^|\/)index\.html$/, '')}`);
  if (pages.length > maxListed) console.log(`  and ${String(pages.length - maxListed)} more`);
}

import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { toHostFiles } from '../../deploy/host-files';
import { beginRelease, dropRelease, type BegunRelease } from '../../server/releases/begin-release';
import { BrokenRelease, checkContent, checkRelease } from '../../server/releases/check-release';
import { describeBuild, descriptionFile, getMarks, readDescription } from '../../server/releases/description';
import { getCurrentRelease } from '../../server/releases/list-releases';
import { lookAtFile, lookAtFiles, type Files } from '../../server/releases/look-at-files';
import type { Mark } from '../../server/releases/marks';
import { publishRelease, type Release } from '../../server/releases/publish-release';
import { readReleaseSettings, type ReleaseSettings } from '../../server/releases/release-settings';
import { getReleasesDir } from '../../server/releases/releases-dir';
import { isPreviewHost, readSettings, type Settings } from '../../src/config/env';
import { noHistory } from '../../src/i18n/addresses/address-history';
import { readAddresses } from '../../src/i18n/addresses/read-addresses';

import { mayCleanHelp, startGatsbyBuild, type GatsbyBuild } from './gatsby';
import { clearCache } from './gatsby-caches';
import { fetchPublishedAddresses } from './published-addresses';
import { updateQueryTypes } from './query-types';

const mostListed = 20;
/** So long after the stock is known a processor has little to do. */
const beginMs = 3000;
const buildDir = 'public';

/**
 * `failed`: Gatsby built nothing, or not a whole site, which a build without caches may mend. `refused`: what it built is
 * not to be published, or a backend is down.
 * `built`: another host publishes it (Netlify).
 */
export type BuildResult =
  { status: 'published'; release: Release } | { status: 'built' } | { status: 'failed' | 'refused'; reason: string };

/**
 * Builds, checks and publishes. When there is nothing new to serve, what was served before is untouched. To be called
 * within `withBuildLock`, as is the start of the backends: their ports may be another build's.
 * @param isClean whether to forget the caches of earlier builds
 */
export async function buildSite(environment: Record<string, string>, isClean = false): Promise<BuildResult> {
  if (isClean) clearCache();
  const result = await buildAndPublish(environment, isClean);
  if (result.status === 'published') report(result.release);
  if ('reason' in result) {
    console.error('Nothing was published: what was online before stays online.');
    console.error(result.reason);
  }
  return result;
}

async function buildAndPublish(environment: Record<string, string>, isClean: boolean): Promise<BuildResult> {
  const settings = readSettings({ ...process.env, ...environment });
  const releases = readReleaseSettings({ ...process.env, ...environment });
  const isHosted = process.env.NETLIFY !== undefined;
  // What a build goes on with even when its caches are gone: addresses, the history of the stock, and pictures that need not be drawn again.
  const previous = isHosted
    ? await fetchPublishedAddresses(settings.siteUrl, buildDir)
    : await getCurrentRelease(getReleasesDir());
  const gatsby = startGatsbyBuild({ ...environment, PREVIOUS_RELEASE: previous ?? '' });
  // Without caches most pages are new. Otherwise when Gatsby need not wait for this process any more, and what it starts then has been started.
  const begins =
    isClean || isHosted
      ? null
      : Promise.race([gatsby.asked.then(() => setTimeout(beginMs)), gatsby.written, gatsby.ended]).then(() =>
          beginRelease(getReleasesDir()),
        );
  try {
    // An adapter moves the pages to where its host looks for them when all else is done.
    const early = isHosted ? gatsby.ended : Promise.race([gatsby.written, gatsby.ended]);
    const failed = toFailed(await early);
    if (failed !== null) return failed;
    updateQueryTypes();
    const begun = await begins;
    const files = await describe(settings, begun, await readMarks(previous, releases));
    if (isHosted) return await checkHosted(releases);
    return await publishBuild(releases, { files, begun, ended: gatsby.ended });
  } finally {
    // Nobody else may build before.
    await gatsby.ended;
    await dropRelease(await begins);
  }
}

/** What the build is going to be compared with, by later ones too. One that publishes whatever there is begins anew. */
async function readMarks(previous: string | null, { mostFall }: ReleaseSettings): Promise<readonly Mark[]> {
  const before = previous === null || mostFall === 1 ? null : await readDescription(previous);
  return before === null ? [] : getMarks(before, new Date().toISOString().slice(0, 10));
}

/** A host that publishes by itself has no release to compare with; what the site cannot be without is known all the same. */
async function checkHosted({ mostFall }: ReleaseSettings): Promise<BuildResult> {
  try {
    await checkContent(buildDir, mostFall === 1);
    return { status: 'built' };
  } catch (error) {
    return { status: 'refused', reason: toReason(error) };
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function toFailed(gatsby: GatsbyBuild | undefined): { status: 'failed' | 'refused'; reason: string } | null {
  if (gatsby?.status !== 'failed') return null;
  return { ...gatsby, status: mayCleanHelp(gatsby.reason) ? 'failed' : 'refused' };
}

type Built = {
  /** What it has, where that is known already. */
  files?: Files;
  begun?: BegunRelease | null;
  /** Gatsby's end, where that is still to come: a slow disk keeps it busy with what it keeps, and pages are copied meanwhile. */
  ended?: Promise<GatsbyBuild>;
};

/** Publishes what was built last, unless it is not to be. */
export async function publishBuild(
  { kept, mostFall }: ReleaseSettings,
  { files, begun, ended }: Built = {},
): Promise<BuildResult> {
  const releasesDir = getReleasesDir();
  const previous = await getCurrentRelease(releasesDir);
  console.log('Publishing the build …');
  const check = async (folder: string) => {
    const failed = toFailed(await ended);
    if (failed !== null) throw new BrokenRelease(failed.reason);
    await checkRelease({ folder, previous, mostFall });
  };
  try {
    return {
      status: 'published',
      release: await publishRelease({
        from: buildDir,
        files,
        begun,
        releasesDir,
        keep: kept,
        now: new Date(),
        check,
      }),
    };
  } catch (error) {
    return { status: error instanceof BrokenRelease ? 'failed' : 'refused', reason: toReason(error) };
  }
}

/** Writes what the server and other hosts want to know of the build into it. @returns all that it has then */
async function describe(
  { contentful, stock, allowedOrigins, rootRedirect }: Settings,
  begun: BegunRelease | null,
  marks: readonly Mark[],
): Promise<Files> {
  if (stock === null) throw new Error('A build has a stock API, be it the sandbox’s.');
  // Of the build before, written for another host perhaps.
  for (const file of ['_headers', '_redirects']) await rm(path.join(buildDir, file), { force: true });
  const files = await lookAtFiles(buildDir, begun?.files.keys());
  const description = await describeBuild({ buildDir, files, stock, allowed: allowedOrigins, marks });
  const { contentSecurityPolicy, machines, live } = description;
  const texts = {
    [descriptionFile]: JSON.stringify(description),
    ...(isPreviewHost(contentful?.host ?? '') && { 'robots.txt': 'User-agent: *\nDisallow: /\n' }),
    ...toHostFiles({
      ...{ contentSecurityPolicy, rootRedirect, machines, live },
      files: [...files.keys()],
      history: readAddresses(buildDir) ?? noHistory,
    }),
  };
  const all = new Map(files);
  for (const [file, text] of Object.entries(texts)) {
    await writeFile(path.join(buildDir, file), text);
    all.set(file, lookAtFile(path.join(buildDir, file)) ?? [0, 0]);
  }
  return all;
}

function report({ id, files, written, removed }: Release): void {
  const isPage = (file: string) => file.endsWith('.html');
  const pages = written.filter(isPage).sort();
  const gone = removed.filter(isPage).length;
  console.log(`Release ${id}: ${String(files)} files, ${String(written.length)} of them new or changed.`);
  console.log(`Pages rewritten: ${String(pages.length)}. Pages removed: ${String(gone)}.`);
  for (const page of pages.slice(0, mostListed)) console.log(`  /${page.replace(/(^|\/)index\.html$/, '')}`);
  if (pages.length > mostListed) console.log(`  and ${String(pages.length - mostListed)} more`);
}

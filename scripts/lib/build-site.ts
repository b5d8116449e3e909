import { findMissingPages } from '../../server/releases/check-build';
import { publishRelease, type Release } from '../../server/releases/publish-release';
import { getReleasesDir } from '../../server/releases/releases-dir';

import { withBuildLock } from './build-lock';
import { runGatsbyBuild } from './gatsby';
import { updateQueryTypes } from './query-types';

/** Releases kept beside the one in use. */
const keptReleases = 5;
const mostListed = 10;

/** Builds, checks and publishes. Null when there is nothing new to serve; what was served before is untouched then. */
export function buildSite(environment: Record<string, string>): Promise<Release | null> {
  return withBuildLock(() => buildAndPublish(environment));
}

async function buildAndPublish(environment: Record<string, string>): Promise<Release | null> {
  if (!(await runGatsbyBuild(environment))) {
    console.error('The build failed, and nothing was published: what was online before stays online.');
    return null;
  }
  updateQueryTypes();
  const missing = await findMissingPages('public');
  if (missing.length > 0) {
    console.error(`The build lacks pages, and nothing was published: ${missing.join(', ')}`);
    return null;
  }
  console.log('Publishing the build …');
  const options = { from: 'public', releasesDir: getReleasesDir(), keep: keptReleases, now: new Date() };
  const release = await publishRelease(options);
  report(release);
  return release;
}

function report({ id, files, written, removed }: Release): void {
  const isPage = (file: string) => file.endsWith('.html');
  const pages = written.filter(isPage).sort();
  const gone = removed.filter(isPage).length;
  console.log(`Release ${id}: ${String(files)} files, ${String(written.length)} of them new or changed.`);
  console.log(`Pages rewritten: ${String(pages.length)}. Pages removed: ${String(gone)}.`);
  if (pages.length > mostListed) return;
  for (const page of pages) console.log(`  /${page.replace(/(^|\/)index\.html$/, '')}`);
}

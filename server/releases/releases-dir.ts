import path from 'node:path';

/** Where releases are kept: `releases/` of the project, unless `RELEASES_DIR` says otherwise. */
export function getReleasesDir(): string {
  return path.resolve(process.env.RELEASES_DIR?.trim() || 'releases');
}

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { globalAgent } from 'node:https';
import path from 'node:path';

import { createClient } from 'contentful-management';

import { startContentApi, type ContentApi } from '../../sandbox/content-api/start-content-api';
import type { Seed } from '../../sandbox/content-api/store/content-store';
import { getReleasesDir } from '../../server/releases/releases-dir';

import { contentPort, dataDir } from './build';

/** Where spaces of tests are kept, one in a folder of its name. */
export const spacesDir = path.join(dataDir, 'spaces');

/**
 * A space of its own at the address of the demo's. What was changed in it before is still there, unless the folder is
 * removed.
 */
export async function startSpace(name: string, readSeed: () => Seed): Promise<ContentApi> {
  const api = await startContentApi({ port: contentPort, dataDir: path.join(spacesDir, name), readSeed });
  globalAgent.options.ca = readFileSync(api.caFile, 'utf8');
  return api;
}

/**
 * As if the build before had been of this space: what is not the same in it is new to the next one, what it lacks is
 * gone.
 */
export function takeHistory(name: string): void {
  const folder = path.join(spacesDir, name);
  mkdirSync(folder, { recursive: true });
  rmSync(path.join(folder, 'sync'), { recursive: true, force: true });
  symlinkSync(path.join(dataDir, 'sync'), path.join(folder, 'sync'));
  cpSync(path.join(dataDir, 'revisions.json'), path.join(folder, 'revisions.json'));
}

/** The space as an editor's tools have it. */
export async function edit({ host, managementToken, spaceId }: ContentApi) {
  return (await createClient({ accessToken: managementToken, host }).getSpace(spaceId)).getEnvironment('master');
}

/** Every page of the current release, by its path. */
export function readPages(): Map<string, string> {
  const folder = path.join(getReleasesDir(), 'current');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** The names of the pages that hold these words, in order. */
export function findPages(pages: ReadonlyMap<string, string>, words: string): string[] {
  return [...pages].flatMap(([file, html]) => (html.includes(words) ? [file] : [])).sort();
}

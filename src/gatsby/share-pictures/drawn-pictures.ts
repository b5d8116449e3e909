import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { getPreviousRelease } from '../../../build/previous-release';
import { stateFiles } from '../../../build/state';
import { sharePicturesFolder } from '../../i18n/share-pictures';
import { getPublicFolder, writeChanged } from '../artifacts/write-changed';

/**
 * The pictures that are there already: in the folder that is published, or in the release before, which then gives
 * them.
 */
export type DrawnPictures = {
  /** Whether a picture exists, here or in the release before. */
  has: (name: string) => boolean;
  /** Copies the ones of these that only the release before has. */
  copyMissing: (names: Iterable<string>) => Promise<void>;
  /** Whether there is one of a machine in a language, of what it is now or was. @param key `toShareKey` */
  hasAny: (key: string) => boolean;
};

/**
 * The names of pictures that had to do without their photo, and are to be drawn again. Published, so that the list
 * outlives the caches, and shown to nobody.
 */
const withoutPhotoFile = stateFiles.withoutPhoto;
const namesSchema = v.array(v.string());

export async function recordMissingImages(names: readonly string[]): Promise<void> {
  await writeChanged(withoutPhotoFile, JSON.stringify(names));
}

/** Looks once at what is there: asking for each of tens of thousands of names takes longer than all else about them. */
export async function findDrawnPictures(): Promise<DrawnPictures> {
  const before = getPreviousRelease() ?? '';
  const here = await listGoodPictures(getPublicFolder());
  const there = before === '' ? new Set<string>() : await listGoodPictures(before);
  const keys = new Set(
    [...here, ...there].map((name) => name.slice(sharePicturesFolder.length + 1, name.lastIndexOf('-'))),
  );
  return {
    hasAny: (key) => keys.has(key),
    has: (name) => here.has(name) || there.has(name),
    copyMissing: async (names) => {
      for (const name of names) {
        if (here.has(name) || !there.has(name)) continue;
        const target = path.join(getPublicFolder(), name);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(path.join(before, name), target);
        here.add(name);
      }
    },
  };
}

async function listGoodPictures(folder: string): Promise<Set<string>> {
  const names = new Set(await listPictures(folder));
  try {
    const again: unknown = JSON.parse(await readFile(path.join(folder, withoutPhotoFile), 'utf8'));
    for (const name of v.parse(namesSchema, again)) names.delete(name);
  } catch {
    // Nothing is said of them: all are good.
  }
  return names;
}

/** The names of the pictures in a folder, as pages say them: `/share/nl/123-abc.jpg`. */
export async function listPictures(folder: string): Promise<string[]> {
  const root = path.join(folder, sharePicturesFolder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
}

import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import { sharePicturesFolder } from '../../../i18n/share-pictures';
import { getPublicFolder } from '../public-files/write-changed';

/** The pictures that are there already: in the folder that is published, or in the release before, which then gives them. */
export type DrawnPictures = {
  /** Whether there is a picture; from now on it is in the folder that is published. */
  take: (name: string) => Promise<boolean>;
  /** Whether there is one of a machine in a language, of what it is now or was. @param key `toShareKey` */
  hasAny: (key: string) => boolean;
};

/** Looks once at what is there: asking for each of tens of thousands of names takes longer than all else about them. */
export async function findDrawnPictures(): Promise<DrawnPictures> {
  const before = process.env.PREVIOUS_RELEASE ?? '';
  const here = new Set(await listPictures(getPublicFolder()));
  const there = new Set(before === '' ? [] : await listPictures(before));
  const keys = new Set(
    [...here, ...there].map((name) => name.slice(sharePicturesFolder.length + 1, name.lastIndexOf('-'))),
  );
  return {
    hasAny: (key) => keys.has(key),
    take: async (name) => {
      if (here.has(name)) return true;
      if (!there.has(name)) return false;
      const target = path.join(getPublicFolder(), name);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(before, name), target);
      here.add(name);
      return true;
    },
  };
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

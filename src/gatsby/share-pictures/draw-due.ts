import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { getPublicFolder } from '../artifacts/write-changed';

import { drawSharePicture, prepareGround, type ShareWords } from './draw';
import { recordMissingImages } from './drawn-pictures';
import { createImageSource } from './image-source';

/** Machines under way at a time: other work is done beside it. */
const atOnce = 2;

/** What is to be drawn of one machine: `name` is the picture's path as pages say it. */
export type Due = { photoUrl: string | null; drawings: { name: string; words: ShareWords }[] };
/** `logo`: the company's, a file. */
export type Order = { due: readonly Due[]; logo: string | null };
/** `withoutPhoto`: photos that could not be had. */
export type Drawn = { drawn: number; withoutPhoto: number };

/** Draws pictures into the folder that is published. */
export async function drawDue({ due, logo }: Order): Promise<Drawn> {
  const source = createImageSource();
  const ground = await prepareGround(logo);
  const withoutPhoto: string[] = [];
  // A build may end before the last of them is drawn: until then none is good.
  await recordMissingImages(
    due.flatMap(({ photoUrl, drawings }) => (photoUrl === null ? [] : drawings.map(({ name }) => name))),
  );
  const left = due.values();
  const work = async () => {
    for (const { photoUrl, drawings } of left) {
      const photo = photoUrl === null ? null : await source.fetch(photoUrl);
      for (const { name, words } of drawings) {
        await writePicture(name, await drawSharePicture(ground, photo, words));
        if (photo === null && photoUrl !== null) withoutPhoto.push(name);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await recordMissingImages(withoutPhoto.sort());
  return { drawn: due.flatMap(({ drawings }) => drawings).length, withoutPhoto: source.getFailures() };
}

export async function writePicture(name: string, picture: Buffer): Promise<void> {
  const file = path.join(getPublicFolder(), name);
  await mkdir(path.dirname(file), { recursive: true });
  // A build that is killed must not leave half a picture, which the next one would take for a whole one.
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
}

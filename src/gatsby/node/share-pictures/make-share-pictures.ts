import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { toImageUrl } from '../../../features/stock/model/image-url';
import { toItemWords } from '../../../features/stock/model/item-page/item-words';
import { toLocalizedItem } from '../../../features/stock/model/localize';
import { findNewest } from '../../../features/stock/model/newest';
import { locales, type Locale } from '../../../i18n/locales';
import { sharePicturesFolder } from '../../../i18n/share-pictures';
import { getBuildTexts } from '../build-texts';
import { getPublicFolder } from '../public-files/write-changed';
import type { StockNode } from '../stock-history';

import { drawSharePicture, prepareGround, type ShareWords } from './draw';
import { findDrawnPictures, listPictures, rememberWithoutPhoto } from './drawn-pictures';
import { createPhotoSource } from './photo-source';

/** Counts up when pictures are to look otherwise. */
const version = 2;
/** Machines under way at a time: other work is done beside it. */
const atOnce = 2;
export const photoWidth = 960;

type Drawing = { name: string; words: ShareWords };
/** What is to be drawn of one machine. */
type Due = { photoUrl: string | null; drawings: Drawing[] };
export type Drawn = { drawn: number; withoutPhoto: number };

/** The paths of the pictures by machine and language (`toShareKey`), and those of them that are still to be drawn. */
export type SharePictures = { paths: ReadonlyMap<string, string>; draw: () => Promise<Drawn> };

export function toShareKey({ advertisementID }: { advertisementID: string }, locale: Locale): string {
  return `${locale}/${advertisementID}`;
}

type Options = {
  nodes: readonly StockNode[];
  /** How many of the newest machines are drawn. */
  newest: number;
  imageTemplate: string;
  logo: string | null;
};

/**
 * A picture for each machine in each language, for whoever shares its page. Its name says what is on it, so that one that is
 * there need not be made: by the build before, or in the release that is served. One for each language, because nearly all of
 * its words differ: what the numbers mean, how they are written, and what is said of VAT. Of machines that are not among the
 * newest, one that is there stays for as long as it says what is so: a machine that comes in rewrites no page but its own.
 * Pages need the names alone, so that pictures are drawn while other work is done. One whose photo cannot be had shows a drawn machine,
 * and is drawn again by the next build.
 */
export async function planSharePictures({ nodes, newest, imageTemplate, logo }: Options): Promise<SharePictures> {
  const logoDigest = logo === null ? '' : toDigest((await readFile(logo)).toString('base64'));
  const drawnBefore = await findDrawnPictures();
  const toDraw = findNewest(nodes, newest);
  const texts = locales.map((locale) => [locale, getBuildTexts(locale)] as const);
  const paths = new Map<string, string>();
  const due: Due[] = [];
  for (const node of nodes) {
    const isToBeDrawn = toDraw.has(node.advertisementID);
    const address = node.images?.[0]?.url;
    const photoUrl =
      address === undefined ? null : toImageUrl(address, imageTemplate, { width: photoWidth, format: 'jpg' });
    const drawings: Drawing[] = [];
    for (const [locale, wording] of texts) {
      const key = toShareKey(node, locale);
      if (!isToBeDrawn && !drawnBefore.hasAny(key)) continue;
      const words = toShareWords(toItemWords(toLocalizedItem(node, locale), wording));
      const digest = toDigest(JSON.stringify([version, words, photoUrl, logoDigest]));
      const name = `${sharePicturesFolder}/${key}-${digest}.jpg`;
      if (!(await drawnBefore.take(name))) {
        if (!isToBeDrawn) continue;
        drawings.push({ name, words });
      }
      paths.set(key, name);
    }
    if (drawings.length > 0) due.push({ photoUrl, drawings });
  }
  return { paths, draw: () => drawDue(due, logo) };
}

async function drawDue(due: readonly Due[], logo: string | null): Promise<Drawn> {
  const source = createPhotoSource();
  const ground = await prepareGround(logo);
  const withoutPhoto: string[] = [];
  // A build may end before the last of them is drawn: until then none is good.
  await rememberWithoutPhoto(
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
  await rememberWithoutPhoto(withoutPhoto.sort());
  return { drawn: due.flatMap(({ drawings }) => drawings).length, withoutPhoto: source.getFailures() };
}

function toShareWords({ title, price, vat, status, facts }: ReturnType<typeof toItemWords>): ShareWords {
  return {
    title,
    price,
    note: vat ?? '',
    status: status?.label ?? '',
    facts: facts.filter(({ id }) => id !== 'stockNumber'),
  };
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export async function writePicture(name: string, picture: Buffer): Promise<void> {
  const file = path.join(getPublicFolder(), name);
  await mkdir(path.dirname(file), { recursive: true });
  // A build that is killed must not leave half a picture, which the next one would take for a whole one.
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
}

/** Removes the pictures of machines that are gone or have another one. */
export async function removeOldPictures(kept: ReadonlySet<string>): Promise<void> {
  for (const name of await listPictures(getPublicFolder()))
    if (!kept.has(name)) await rm(path.join(getPublicFolder(), name));
}

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
import { findDrawnPictures, listPictures } from './drawn-pictures';
import { createPhotoSource } from './photo-source';

/** Counts up when pictures are to look otherwise. */
const version = 2;
/** Machines under way at a time: enough for the network and the processors. */
const atOnce = 4;
const photoWidth = 960;

/** The paths of the pictures by machine and language (`toShareKey`). */
export type SharePictures = { paths: ReadonlyMap<string, string>; drawn: number; withoutPhoto: number };

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
 */
export async function makeSharePictures({ nodes, newest, imageTemplate, logo }: Options): Promise<SharePictures> {
  const logoDigest = logo === null ? '' : toDigest((await readFile(logo)).toString('base64'));
  const source = createPhotoSource();
  const drawnBefore = await findDrawnPictures();
  const toDraw = findNewest(nodes, newest);
  const texts = locales.map((locale) => [locale, getBuildTexts(locale)] as const);
  const paths = new Map<string, string>();
  let drawn = 0;
  let ground: Promise<Buffer> | undefined;

  const makeAll = async (node: StockNode) => {
    const address = node.images?.[0]?.url;
    const photoUrl =
      address === undefined ? null : toImageUrl(address, imageTemplate, { width: photoWidth, format: 'jpg' });
    // Asked for once, and only when a picture is to be drawn.
    let photo: Promise<Buffer | null> | undefined;
    for (const [locale, wording] of texts) {
      const key = toShareKey(node, locale);
      const isToBeDrawn = toDraw.has(node.advertisementID);
      if (!isToBeDrawn && !drawnBefore.hasAny(key)) continue;
      const words = toShareWords(toItemWords(toLocalizedItem(node, locale), wording));
      const toName = (withPhoto: string | null) =>
        `${sharePicturesFolder}/${key}-${toDigest(JSON.stringify([version, words, withPhoto, logoDigest]))}.jpg`;
      let name = toName(photoUrl);
      if (!(await drawnBefore.take(name))) {
        if (!isToBeDrawn) continue;
        photo ??= photoUrl === null ? Promise.resolve(null) : source.fetch(photoUrl);
        if ((await photo) === null) name = toName(null);
        if (!(await drawnBefore.take(name))) {
          ground ??= prepareGround(logo);
          await writePicture(name, await drawSharePicture(await ground, await photo, words));
          drawn += 1;
        }
      }
      paths.set(key, name);
    }
  };

  const left = nodes.values();
  const work = async () => {
    for (const node of left) await makeAll(node);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { paths, drawn, withoutPhoto: source.getFailures() };
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

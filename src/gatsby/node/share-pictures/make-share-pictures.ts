import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { toImageUrl } from '../../../features/stock/model/image-url';
import { toItemWords } from '../../../features/stock/model/item-page/item-words';
import { toLocalizedItem } from '../../../features/stock/model/localize';
import { locales, type Locale } from '../../../i18n/locales';
import { sharePicturesFolder } from '../../../i18n/share-pictures';
import { getBuildTexts } from '../build-texts';
import { getPublicFolder } from '../public-files/write-changed';
import type { StockNode } from '../stock-history';

import { drawSharePicture, prepareGround, type ShareWords } from './draw';
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

type Options = { nodes: readonly StockNode[]; imageTemplate: string; logo: string | null };

/**
 * A picture for each machine in each language, for whoever shares its page. Its name says what is on it, so that one that is
 * there need not be made: by the build before, or in the release that is served. One for each language, because nearly all of
 * its words differ: what the numbers mean, how they are written, and what is said of VAT.
 */
export async function makeSharePictures({ nodes, imageTemplate, logo }: Options): Promise<SharePictures> {
  const logoDigest = logo === null ? '' : toDigest((await readFile(logo)).toString('base64'));
  const source = createPhotoSource();
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
      const words = toShareWords(toItemWords(toLocalizedItem(node, locale), wording));
      const toName = (withPhoto: string | null) =>
        `${sharePicturesFolder}/${toShareKey(node, locale)}-${toDigest(JSON.stringify([version, words, withPhoto, logoDigest]))}.jpg`;
      let name = toName(photoUrl);
      if (!(await isThere(name))) {
        photo ??= photoUrl === null ? Promise.resolve(null) : source.fetch(photoUrl);
        if ((await photo) === null) name = toName(null);
        if (!(await isThere(name))) {
          ground ??= prepareGround(logo);
          await writePicture(name, await drawSharePicture(await ground, await photo, words));
          drawn += 1;
        }
      }
      paths.set(toShareKey(node, locale), name);
    }
  };

  const left = [...nodes];
  const work = async () => {
    for (let node = left.shift(); node !== undefined; node = left.shift()) await makeAll(node);
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

/** Whether the folder that is published has a picture, or the release before, which then gives it. */
async function isThere(name: string): Promise<boolean> {
  const target = path.join(getPublicFolder(), name);
  const has = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  if (await has(target)) return true;
  const before = process.env.PREVIOUS_RELEASE ?? '';
  if (before === '' || !(await has(path.join(before, name)))) return false;
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(path.join(before, name), target);
  return true;
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
  const folder = path.join(getPublicFolder(), sharePicturesFolder);
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(getPublicFolder(), file).split(path.sep).join('/')}`;
    if (entry.isFile() && !kept.has(name)) await rm(file);
  }
}

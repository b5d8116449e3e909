import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { toImageUrl } from '../../features/stock/model/image-url';
import { toItemWords } from '../../features/stock/model/item-page/item-words';
import { toLocalizedItem } from '../../features/stock/model/localize';
import { findNewest } from '../../features/stock/model/newest';
import { locales, type Locale } from '../../i18n/locales';
import { sharePicturesFolder } from '../../i18n/share-pictures';
import { getBuildTexts } from '../artifacts/build-texts';
import type { StockNode } from '../artifacts/stock-history';
import { getPublicFolder } from '../artifacts/write-changed';

import type { ShareWords } from './draw';
import type { Drawn, Due } from './draw-due';
import { drawInProcess } from './draw-in-process';
import { findDrawnPictures, listPictures } from './drawn-pictures';

/** Counts up when pictures are to look otherwise. */
const version = 3;
export const photoWidth = 960;

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
 * A picture for each machine in each language, for whoever shares its page. Its name says what is on it, so that one
 * that is there need not be made: by the build before, or in the release that is served. One for each language, because
 * nearly all of its words differ: what the numbers mean, how they are written, and what is said of VAT. Of machines
 * that are not among the newest, one that is there stays for as long as it says what is so: a machine that comes in
 * rewrites no page but its own.
 * Pages need the names alone, so that pictures are drawn while other work is done. One whose photo cannot be had shows
 * a drawn machine, and is drawn again by the next build.
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
    const drawings: Due['drawings'] = [];
    for (const [locale, wording] of texts) {
      const key = toShareKey(node, locale);
      if (!isToBeDrawn && !drawnBefore.hasAny(key)) continue;
      const words = toShareWords(toItemWords(toLocalizedItem(node, locale), wording));
      const digest = toDigest(JSON.stringify([version, words, photoUrl, logoDigest]));
      const name = `${sharePicturesFolder}/${key}-${digest}.jpg`;
      if (!drawnBefore.has(name)) {
        if (!isToBeDrawn) continue;
        drawings.push({ name, words });
      }
      paths.set(key, name);
    }
    if (drawings.length > 0) due.push({ photoUrl, drawings });
  }
  const draw = async () => {
    await drawnBefore.copyMissing(paths.values());
    return drawInProcess({ due, logo });
  };
  return { paths, draw };
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

/** Removes the pictures of machines that are gone or have another one. */
export async function removeOldPictures(kept: ReadonlySet<string>): Promise<void> {
  for (const name of await listPictures(getPublicFolder()))
    if (!kept.has(name)) await rm(path.join(getPublicFolder(), name));
}

import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import type { NodePluginArgs } from 'gatsby';
import sharp from 'sharp';

import { getBuildMoment } from '../../../build/build-moment';
import type { Settings } from '../../config/env';
import { defaultLocale } from '../../i18n/locales';
import { withoutSpares } from '../content/spare-entries';

import { securityFile, toSecurityFile } from './security-file';
import { getPublicFolder, writeChanged } from './write-changed';

/**
 * The mark of the site, from which all icons are made: replacing this one file replaces them all. Not the logo of the
 * CMS, which is as wide as its letters and says nothing in the size of an icon.
 */
const mark = 'static/favicon.svg';
/** `180` is the one that telephones ask for, the last two are the manifest's. */
const iconSizes = [96, 180, 192, 512];

/** Telephones cut icons to shapes of their own: what is outside a circle of four fifths may be gone. */
const maskable = { path: '/icons/maskable.png', size: 512, mark: 300, ground: '#0b1a38' };
/** For what asks for `/favicon.ico` without reading a page: readers of feeds, mail and bookmarks. */
const icoSize = 48;

/**
 * Writes what says who the site is to browsers, search engines and whoever finds a weakness: robots.txt, the manifest
 * and its icons, security.txt.
 */
export async function writeSiteFiles(
  { getNode, getNodesByType }: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
  { siteUrl, securityContact }: Pick<Settings, 'siteUrl' | 'securityContact'>,
): Promise<void> {
  await writeChanged('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const nodes = withoutSpares(getNodesByType('ContentfulCompany'), getNode);
  const companies = nodes as { name?: string; email?: string; node_locale?: string }[];
  const company = companies.find(({ node_locale }) => node_locale === defaultLocale);
  const name = company?.name ?? new URL(siteUrl).host;
  await writeSecurityFile(siteUrl, securityContact ?? company?.email ?? null);
  await writeChanged('/manifest.json', JSON.stringify(toManifest(name)));
  const svg = await readFile(mark);
  await writeChanged(maskable.path, await drawMaskable(svg));
  await writeChanged('/favicon.ico', toIco(await sharp(svg, { density: 1200 }).resize(icoSize).png().toBuffer()));
  for (const size of iconSizes) {
    await writeChanged(`/icons/${String(size)}.png`, await sharp(svg, { density: 1200 }).resize(size).png().toBuffer());
  }
}

async function writeSecurityFile(siteUrl: string, contact: string | null): Promise<void> {
  const text = toSecurityFile({ siteUrl, contact, moment: getBuildMoment() });
  if (text === null) await rm(path.join(getPublicFolder(), securityFile), { force: true });
  else await writeChanged(securityFile, text);
}

function toManifest(name: string) {
  const icons = [192, 512].map((size) => ({
    src: `/icons/${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
  }));
  return {
    id: '/',
    name,
    short_name: name.split(' ')[0],
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    // Installed it has a window of its own, which keeps the browser's Back.
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0b1a38',
    icons: [
      ...icons,
      { src: maskable.path, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

function drawMaskable(svg: Buffer): Promise<Buffer> {
  const { size, mark: inner, ground } = maskable;
  const margin = (size - inner) / 2;
  const extend = { top: margin, bottom: margin, left: margin, right: margin, background: ground };
  return sharp(svg, { density: 1200 }).resize(inner).extend(extend).flatten({ background: ground }).png().toBuffer();
}

/** A PNG as the only picture of an icon file. @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

import { readFile } from 'node:fs/promises';

import type { NodePluginArgs } from 'gatsby';
import sharp from 'sharp';

import { defaultLocale } from '../../../i18n/locales';

import { writeChanged } from './write-changed';

/**
 * The mark of the site, from which all icons are made: replacing this one file replaces them all. Not the logo of the CMS,
 * which is as wide as its letters and says nothing in the size of an icon.
 */
const mark = 'static/favicon.svg';
/** `180` is the one that telephones ask for, the last two are the manifest's. */
const iconSizes = [96, 180, 192, 512];

/** Writes what says who the site is to browsers and search engines: robots.txt, the manifest and its icons. */
export async function writeSiteFiles(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  siteUrl: string,
): Promise<void> {
  await writeChanged('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const companies = getNodesByType('ContentfulCompany') as { name?: string; node_locale?: string }[];
  const name = companies.find(({ node_locale }) => node_locale === defaultLocale)?.name ?? new URL(siteUrl).host;
  await writeChanged('/manifest.json', JSON.stringify(toManifest(name)));
  const svg = await readFile(mark);
  for (const size of iconSizes) {
    await writeChanged(`/icons/${String(size)}.png`, await sharp(svg, { density: 1200 }).resize(size).png().toBuffer());
  }
}

function toManifest(name: string) {
  const icons = [192, 512].map((size) => ({
    src: `/icons/${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
  }));
  return {
    name,
    short_name: name.split(' ')[0],
    lang: defaultLocale,
    start_url: '/',
    // An ordinary site: without the browser's own Back and address nobody could share a machine.
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b1a38',
    icons: [...icons, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}

import { Parser } from 'htmlparser2';

import { isIndexable, isUnlisted, type Site } from '../site';

/** The limits of the protocol. @see https://www.sitemaps.org/protocol.html */
const maxPages = 50_000;
const maxBytes = 50_000_000;

type Entry = { loc: string; lastmod: string | null; alternates: Map<string, string>; images: string[] };

/** Finds faults in the sitemaps: they must list each indexable page once, with its canonical URL, and nothing else. */
export function checkSitemaps(site: Site, today: string): string[] {
  const { siteUrl, files, read, pages, live } = site;
  const problems: string[] = [];
  if (!files.has('/robots.txt') || !read('/robots.txt').includes(`Sitemap: ${siteUrl}/sitemap.xml\n`))
    problems.push('robots.txt does not name the sitemap');
  const listed = new Map<string, Entry>();
  for (const { loc } of readEntries(files.has('/sitemap.xml') ? read('/sitemap.xml') : '')) {
    const file = loc.slice(siteUrl.length);
    if (!files.has(file)) {
      problems.push(`the sitemap ${loc} is missing`);
      continue;
    }
    const text = read(file);
    const entries = readEntries(text);
    if (entries.length > maxPages || text.length > maxBytes) problems.push(`${file} is too large`);
    for (const entry of entries) {
      if (listed.has(entry.loc)) problems.push(`${entry.loc} is listed twice`);
      listed.set(entry.loc, entry);
    }
  }
  const expected = [...pages.values()].filter((page) => isIndexable(page) && !isUnlisted(page.path));
  for (const page of expected) {
    const entry = listed.get(siteUrl + page.path);
    if (entry === undefined) problems.push(`${page.path} is in no sitemap`);
    else problems.push(...checkEntry(entry, page.alternates, today));
  }
  const known = new Set(expected.map(({ path }) => siteUrl + path));
  problems.push(
    ...[...listed.keys()]
      .filter((loc) => !known.has(loc) && !live.has(loc.slice(siteUrl.length)))
      .map((loc) => `${loc} is listed but is not an indexable page`),
  );
  return problems;
}

function checkEntry(entry: Entry, alternates: ReadonlyMap<string, string>, today: string): string[] {
  const { loc, lastmod, images } = entry;
  const isSame =
    entry.alternates.size === alternates.size &&
    [...alternates].every(([language, address]) => entry.alternates.get(language) === address);
  return [
    ...(isSame ? [] : [`${loc} lists other languages than its page`]),
    ...(lastmod === null || (/^\d{4}-\d{2}-\d{2}$/.test(lastmod) && lastmod <= today)
      ? []
      : [`${loc} has the invalid date ${lastmod}`]),
    ...images
      .filter((image) => !/^https?:\/\/\S+$/.test(image))
      .map((image) => `${loc} has the invalid image URL ${image}`),
  ];
}

function readEntries(xml: string): Entry[] {
  const entries: Entry[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name, { hreflang = '', href = '' }) => {
        text = '';
        if (name === 'url' || name === 'sitemap')
          entries.push({ loc: '', lastmod: null, alternates: new Map(), images: [] });
        if (name === 'xhtml:link') entries.at(-1)?.alternates.set(hreflang, href);
      },
      ontext: (part) => (text += part),
      onclosetag: (name) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        if (name === 'loc') entry.loc = text;
        if (name === 'lastmod') entry.lastmod = text;
        if (name === 'image:loc') entry.images.push(text);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return entries;
}

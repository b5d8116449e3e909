import { isLocale, locales } from '../../src/i18n/locales';
import { splitLocale } from '../../src/i18n/paths';
import type { PageFacts } from '../page-facts';
import { isIndexable, isUnlisted, isBuildingBlocks, type Site } from '../site';

const cardNames = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:alt',
  'twitter:card',
];

/** Finds faults in the head and the headings of a page. */
export function checkPage(page: PageFacts, { siteUrl }: Pick<Site, 'siteUrl'>): string[] {
  const problems: string[] = [];
  const [title = ''] = page.titles;
  if (page.titles.length !== 1 || title.trim() === '') problems.push(`${String(page.titles.length)} titles`);
  if (page.lang !== splitLocale(page.path)[0]) problems.push(`its language is ‘${page.lang}’`);
  if ((page.description ?? '').trim() === '') problems.push('no description');
  if (!isBuildingBlocks(page.path)) problems.push(...checkHeadings(page.headings));
  if (isUnlisted(page.path)) {
    if (isIndexable(page)) problems.push('an unlisted page that may be indexed');
    if (page.canonical !== null || page.alternates.size > 0) problems.push('an unlisted page that tells its address');
    return problems;
  }
  if (page.canonical !== toUrl(siteUrl, page.path)) problems.push(`canonical is ${String(page.canonical)}`);
  if (page.path.endsWith('/healthz')) return problems;
  for (const name of cardNames) if ((page.cards.get(name) ?? '') === '') problems.push(`no ${name}`);
  return problems;
}

function checkHeadings(headings: PageFacts['headings']): string[] {
  const levels = headings.map(({ level }) => level);
  const mains = levels.filter((level) => level === 1).length;
  const jump = levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  const [first, second] = headings.map(({ text }) => text.trim());
  return [
    ...(mains === 1 ? [] : [`${String(mains)} main headings`]),
    ...(jump === undefined ? [] : [`a heading of level ${String(jump)} with none above it (${levels.join(' ')})`]),
    ...(first === undefined || first !== second ? [] : [`says ‘${first}’ twice`]),
  ];
}

/** Checks that each language version of a page exists and refers back. */
export function checkAlternates(page: PageFacts, { pages, siteUrl }: Site): string[] {
  if (isUnlisted(page.path)) return [];
  const problems: string[] = [];
  const expected = [...locales, 'x-default'];
  if ([...page.alternates.keys()].sort().join() !== expected.sort().join())
    problems.push('not every language is there');
  if (page.alternates.get(page.lang) !== toUrl(siteUrl, page.path)) problems.push('does not name itself');
  if (page.alternates.get('x-default') !== page.alternates.get(locales[0])) problems.push('x-default is another');
  for (const [language, address] of page.alternates) {
    const other = pages.get(new URL(address).pathname);
    if (other === undefined) problems.push(`${language} leads to ${address}, which is no page`);
    else if (isLocale(language) && other.lang !== language) problems.push(`${address} is not in ${language}`);
    else if (other.alternates.get(page.lang) !== toUrl(siteUrl, page.path))
      problems.push(`${address} does not lead back`);
  }
  return problems;
}

/** Finds titles and descriptions shared by two pages of one language. */
export function findDuplicates(pages: readonly PageFacts[]): string[] {
  const problems: string[] = [];
  for (const part of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const page of pages.filter((one) => isIndexable(one))) {
      const text = part === 'title' ? (page.titles[0] ?? '') : (page.description ?? '');
      const key = `${page.lang} ${text}`;
      const other = seen.get(key);
      if (other !== undefined) problems.push(`${page.path}: the ${part} of ${other} (‘${text}’)`);
      seen.set(key, page.path);
    }
  }
  return problems;
}

function toUrl(siteUrl: string, path: string): string {
  return siteUrl + path;
}

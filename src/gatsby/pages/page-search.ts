import { defaultLocale, isLocale, type Locale } from '../../i18n/locales';
import type { SearchWords } from '../../i18n/page-context';
import { hasWords } from '../../lib/has-words';

import type { LocalizedPage } from './add-localized-pages';

type Image = {
  title: string | null;
  description: string | null;
  localFile: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null } | null;
};

/** What an entry of a page says to search engines, in one language. */
export type SearchNode = {
  contentful_id: string;
  node_locale: string;
  fallbacks: readonly string[];
  seoTitle: string | null;
  seoDescription?: string | null;
  noIndex: boolean | null;
  shareImage: Image | null;
};

/** What a page says to search engines and to who shares it, where that is not what it says to its visitors. */
export type PageSearch = { noIndex: boolean; words: Partial<Record<Locale, SearchWords>> };

/** What a page is found by: its route, and its entry where the route has several. */
export function toSearchKey(route: string, id: string): string {
  return route === 'vacancy' || route === '' || route === 'ownPage' ? `entry ${id}` : route;
}

/** What is said of each page of which anything is. The same in all languages: whether it is indexed. */
export function readSearch<N extends SearchNode>(
  nodes: readonly N[],
  toKey: (node: N) => string,
): Map<string, PageSearch> {
  const found = new Map<string, PageSearch>();
  for (const node of nodes) {
    const words = toWords(node);
    if (!isLocale(node.node_locale) || (words === null && node.noIndex !== true)) continue;
    const known = found.get(toKey(node)) ?? { noIndex: false, words: {} };
    found.set(toKey(node), {
      noIndex: known.noIndex || node.noIndex === true,
      words: words === null ? known.words : { ...known.words, [node.node_locale]: words },
    });
  }
  return found;
}

function toWords({ node_locale, fallbacks, seoTitle, seoDescription, shareImage }: SearchNode): SearchWords | null {
  // Dutch words where a language has none would take the place of the page's own in that language.
  const isOwn = (field: string) => !fallbacks.includes(field);
  const picture = toPicture(shareImage);
  const words = {
    ...(hasWords(seoTitle) && isOwn('seoTitle') ? { title: seoTitle, titleLang: node_locale } : {}),
    ...(hasWords(seoDescription) && isOwn('seoDescription') ? { description: seoDescription } : {}),
    ...(picture === null ? {} : { picture }),
  };
  return Object.keys(words).length === 0 ? null : words;
}

function toPicture(image: Image | null): SearchWords['picture'] | null {
  const src = image?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src;
  if (src === undefined) return null;
  const alt = image?.description ?? image?.title ?? '';
  return { address: src, alt, size: { width: 1200, height: 630 }, type: 'image/jpeg' };
}

/** A page with what is said of it: kept out of search engines, or with words of their own in its context. */
export function addSearch(page: LocalizedPage, all: ReadonlyMap<string, PageSearch>): LocalizedPage {
  const { page: ownPage, vacancy } = (page.context?.(defaultLocale) ?? {}) as Partial<Record<string, string>>;
  const search = all.get(toSearchKey(page.route, ownPage ?? vacancy ?? ''));
  if (search === undefined) return page;
  return {
    ...page,
    ...(search.noIndex ? { robots: 'noindex' } : {}),
    context: (locale) => ({
      ...page.context?.(locale),
      ...(search.words[locale] === undefined ? {} : { search: search.words[locale] }),
    }),
  };
}

import type { SourceNodesArgs } from 'gatsby';

import { toTypeName } from '../../../content-model/to-graphql';
import { nameType } from '../../../content-model/type-name';
import { articleTypes, type ArticleTypeId } from '../../features/content/articles/article-types';
import { toPageKey } from '../../i18n/addresses/address-history';
import { allotSegments, type SegmentRequest } from '../../i18n/addresses/allot-segments';
import { toKnownSegments } from '../../i18n/addresses/known-segments';
import { readKnownAddresses } from '../../i18n/addresses/read-addresses';
import { defaultLocale, locales, type Locale } from '../../i18n/locales';

import { toIdSegment, toSlug } from './entry-segment';

/** The type of the nodes that say how the address of an article ends. */
export const articleAddressType = 'ArticleAddress';

/** Their schema: they are found by id, and no page asks for them. */
export const articleAddressSchema = `type ${articleAddressType} implements Node @dontInfer {\n  segment: String!\n}`;

/** The id of such a node. */
export function toArticleAddressId(entry: string, locale: string): string {
  return `${articleAddressType} ${entry} ${locale}`;
}

/** What an article's page is known by for good: the entry's id. */
export function toArticleKey(type: ArticleTypeId, id: string): string {
  return toPageKey(type, id);
}

/** An article in one language, as the CMS's plugin gives it: what is not translated is the Dutch one. */
type Article = { id: string; slug?: unknown; title?: unknown };

/**
 * How the addresses of articles of one type end in one language: with the slug, else with the title, else with the id.
 * Who has a segment keeps it; another one that asks for the same has its id behind it.
 * @param known the segments that there were, by `toArticleKey`
 * @returns segments by id
 */
export function toArticleSegments(
  type: ArticleTypeId,
  articles: readonly Article[],
  known: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const wishes = articles
    .map(({ id, slug, title }): SegmentRequest => {
      const own = toIdSegment(id, type);
      const plain = toSlug(slug) ?? toSlug(title) ?? own;
      return { key: toArticleKey(type, id), plain, named: plain === own ? own : `${plain}-${own}` };
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const allotted = allotSegments(wishes, known);
  return new Map(articles.map(({ id }) => [id, allotted.get(toArticleKey(type, id)) ?? id]));
}

type Args = Pick<SourceNodesArgs, 'actions' | 'getNodesByType' | 'createContentDigest' | 'reporter'>;

/** How the addresses of articles end, by locale and id. */
export type ArticleSegments = Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>>;

/** Keeps the addresses of all articles where queries find them. */
export async function createArticleAddresses(args: Args): Promise<ArticleSegments> {
  const history = readKnownAddresses();
  const all: Partial<Record<Locale, ReadonlyMap<string, string>>> = {};
  for (const locale of locales) {
    const known = toKnownSegments(history, locale);
    const ofTypes: [string, string][] = [];
    for (const { id } of articleTypes) ofTypes.push(...(await keepSegments(args, id, locale, known)));
    all[locale] = new Map(ofTypes);
  }
  return all;
}

async function keepSegments(
  { actions, getNodesByType, createContentDigest, reporter }: Args,
  type: ArticleTypeId,
  locale: Locale,
  known: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, string>> {
  const articles = getNodesByType(toTypeName(type))
    .filter(({ node_locale }) => node_locale === locale)
    .map(({ contentful_id, slug, title }) => ({ id: String(contentful_id), slug, title }));
  const segments = toArticleSegments(type, articles, known);
  for (const [id, segment] of segments) {
    const slug = toSlug(articles.find((article) => article.id === id)?.slug);
    if (slug !== null && slug !== segment && locale === defaultLocale)
      reporter.warn(
        `The address “${slug}” of the ${nameType(type)} ${id} is another one’s, or was: its page is at “${segment}”.`,
      );
    await actions.createNode({
      id: toArticleAddressId(id, locale),
      segment,
      internal: { type: articleAddressType, contentDigest: createContentDigest(segment) },
    });
  }
  return segments;
}

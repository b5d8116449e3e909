import type { Node } from 'gatsby';

import { toTypeName } from '../../../content-model/to-graphql';
import { articleTypes, teaserCount, toNewestFirst } from '../../features/content/articles/article-types';
import { locales, type Locale } from '../../i18n/locales';
import { toPath } from '../../i18n/paths';
import { hasWords } from '../../lib/has-words';

import { toArticleAddressId } from './article-addresses';
import { addHiddenFilter } from './on-time/hidden-entries';
import { getCategory, stockFields, type Context, type SectionNode } from './section-resolvers';

type ArticleNode = Node & {
  contentful_id: string;
  node_locale: string;
  title?: string;
  date?: string;
  createdAt?: string;
};
type ArticleType = (typeof articleTypes)[number];
type TeaserNode = SectionNode & { count?: number };

/** The day on which an article was published; without one that on which its entry was made. ISO 8601. */
const getPublished = ({ date, createdAt }: ArticleNode): string | null => date ?? createdAt ?? null;

/** What articles and the sections that show the newest of them have beside what is written in them. */
export function toArticleResolvers(): object {
  return Object.fromEntries(
    articleTypes.flatMap((type) => [
      [toTypeName(type.id), toArticleFields(type)],
      [`${toTypeName(type.id)}Teaser`, { articles: toNewest(type) }],
    ]),
  );
}

function toArticleFields({ page }: ArticleType): object {
  const getSegment = ({ contentful_id, node_locale }: ArticleNode, { nodeModel }: Context): string => {
    const address = nodeModel.getNodeById({ id: toArticleAddressId(contentful_id, node_locale) });
    return typeof address?.segment === 'string' ? address.segment : contentful_id;
  };
  return {
    // How its address ends in its language, and the whole address.
    segment: {
      type: 'String!',
      resolve: (article: ArticleNode, _: unknown, context: Context) => getSegment(article, context),
    },
    path: {
      type: 'String!',
      resolve: (article: ArticleNode, _: unknown, context: Context) => {
        const locale = locales.find((one): one is Locale => one === article.node_locale);
        return locale === undefined ? '/' : toPath(page, locale, { id: getSegment(article, context) });
      },
    },
    published: { type: 'Date', resolve: getPublished },
    ...stockFields,
    items: {
      ...stockFields.items,
      // Without a category a section shows the whole stock, an article nothing of it.
      resolve: (article: SectionNode, args: unknown, context: Context) =>
        getCategory(article) === '' ? [] : stockFields.items.resolve(article, args, context),
    },
  };
}

/** The newest articles in the section's own language, as many as its editor wants. */
function toNewest({ id }: ArticleType): object {
  const type = toTypeName(id);
  return {
    type: `[${type}!]!`,
    resolve: async ({ node_locale, count }: TeaserNode, _: unknown, context: Context) => {
      const filter = addHiddenFilter({ node_locale: { eq: node_locale } }, context);
      // Of one day the same one always comes first, else a page changes by itself.
      const sort = { fields: ['contentful_id'], order: ['ASC'] };
      const { entries } = await context.nodeModel.findAll<ArticleNode>({ type, query: { filter, sort } });
      // One without words has no page.
      const all = [...entries].filter(({ title }) => hasWords(title));
      const dated = toNewestFirst(all.map((article) => ({ article, published: getPublished(article) })));
      return dated.slice(0, count !== undefined && count > 0 ? count : teaserCount).map(({ article }) => article);
    },
  };
}

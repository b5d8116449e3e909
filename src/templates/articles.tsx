import { graphql, Link, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet-async';

import { SectionFrame } from '@/components/section/section-frame';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ArticleCards } from '@/features/content/articles/article-cards';
import { ArticleDate } from '@/features/content/articles/article-date';
import { toNewestFirst, type ArticleListId } from '@/features/content/articles/article-types';
import { toArticleFeedPath } from '@/i18n/feeds';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

type Context = PageContext & { route: ArticleListId };

/** News, or what customers tell: the newest whole, earlier ones in a line each, then the sections of the CMS. */
export default function Articles({ data, pageContext }: PageProps<Queries.ArticlesQuery, Context>) {
  const { t } = useTexts();
  const { route, language } = pageContext;
  const title = data.page?.title ?? t(`common:page.${route}.title`);
  const newest = toNewestFirst([...data.news.nodes, ...data.stories.nodes]);
  const earlier = toNewestFirst([...data.earlierNews.nodes, ...data.earlierStories.nodes]);
  const feed = toArticleFeedPath(route, language);
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={toLang(data.page, 'title')}
      description={data.page?.description ?? t(`description:${route}`)}
    >
      {newest.length > 0 && (
        <Helmet>
          <link rel="alternate" type="application/rss+xml" title={title} href={feed} />
        </Helmet>
      )}
      <SectionList
        page={data.page}
        title={title}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', language) }]}
            current={t(`common:page.${route}.short`)}
          />
        }
        afterHero={
          <>
            <SectionFrame title={t(`articles:list.${route}`)}>
              {newest.length === 0 ? <p>{t(`articles:none.${route}`)}</p> : <ArticleCards articles={newest} />}
              {newest.length > 0 && (
                <p data-print="no">
                  <a href={feed}>{t('articles:feed')}</a>
                </p>
              )}
            </SectionFrame>
            {earlier.length > 0 && <Earlier articles={earlier} />}
          </>
        }
      />
    </Page>
  );
}

type EarlierArticle = Queries.EarlierNewsFragment | Queries.EarlierStoryFragment;

function Earlier({ articles }: { articles: readonly EarlierArticle[] }) {
  const { t } = useTexts();
  return (
    <SectionFrame title={t('articles:earlier')} layout="beside">
      <ul>
        {articles.map((article) => (
          <li key={article.path}>
            <Link to={article.path} lang={toLang(article, 'title')}>
              {article.title}
            </Link>
            <ArticleDate published={article.published} from={null} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const earlierNews = graphql`
  fragment EarlierNews on ContentfulNews {
    fallbacks
    path
    published
    title
  }
  fragment EarlierStory on ContentfulStory {
    fallbacks
    path
    published
    title
  }
`;

export const query = graphql`
  query Articles($language: String!, $route: String!, $today: Date!, $newest: [String!]!, $earlier: [String!]!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["articles", "common", "company", "contact", "description", "stock", "vacancies"] }
      }
    ) {
      ...PageLocales
    }
    page: contentfulPage(route: { eq: $route }, node_locale: { eq: $language }) {
      ...PageSections
    }
    news: allContentfulNews(
      filter: { contentful_id: { in: $newest }, node_locale: { eq: $language } }
      sort: [{ contentful_id: ASC }]
    ) {
      nodes {
        ...NewsSummary
      }
    }
    stories: allContentfulStory(
      filter: { contentful_id: { in: $newest }, node_locale: { eq: $language } }
      sort: [{ contentful_id: ASC }]
    ) {
      nodes {
        ...StorySummary
      }
    }
    earlierNews: allContentfulNews(
      filter: { contentful_id: { in: $earlier }, node_locale: { eq: $language } }
      sort: [{ contentful_id: ASC }]
    ) {
      nodes {
        ...EarlierNews
      }
    }
    earlierStories: allContentfulStory(
      filter: { contentful_id: { in: $earlier }, node_locale: { eq: $language } }
      sort: [{ contentful_id: ASC }]
    ) {
      nodes {
        ...EarlierStory
      }
    }
  }
`;

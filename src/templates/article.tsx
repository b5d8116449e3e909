import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { MoreLink } from '@/components/ui/more-link';
import { toCompanyId, toLogo } from '@/features/company/local-business';
import { useCompany } from '@/features/company/use-company';
import { ArticleBody } from '@/features/content/articles/article-body';
import { toArticleData } from '@/features/content/articles/article-data';
import { toArticleHero } from '@/features/content/articles/article-hero';
import { Hero } from '@/features/content/components/hero';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { ArticleStock } from '@/sections/article-stock';

/** A news item, or what a customer tells. */
export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const { t } = useTexts();
  const company = useCompany();
  const article = data.news ?? data.story;
  if (article === null) return null;
  const { language, alternates } = pageContext;
  const list = data.news === null ? 'stories' : 'news';
  const listTitle = t(`common:page.${list}.title`);
  const title = article.title ?? listTitle;
  const summary = article.summary?.summary ?? null;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  const image = article.image?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? null;
  const written = {
    ...{ title, summary },
    type: data.news === null ? ('story' as const) : ('news' as const),
    ...{ published: article.published, updatedAt: article.updatedAt },
    ...{ url: siteUrl + (alternates?.[language] ?? ''), picture: image === null ? null : siteUrl + image },
    people: (article.people ?? []).filter((person) => person !== null),
  };
  const crumbs = [
    { label: t('common:page.home.short'), href: toPath('home', language) },
    { label: t(`common:page.${list}.short`), href: toPath(list, language) },
  ];
  return (
    <Page
      context={pageContext}
      title={`${title} – ${listTitle}`}
      titleLang={toLang(article, 'title')}
      description={summary ?? t(`description:${list}`)}
      picture={image === null ? undefined : { address: image, alt: title, size: null, type: null }}
    >
      {company?.name != null && (
        <JsonLd
          data={
            typeof window === 'undefined'
              ? toArticleData(written, {
                  ...{ id: toCompanyId(siteUrl), name: company.name, url: siteUrl, logo: toLogo(company, siteUrl) },
                })
              : null
          }
        />
      )}
      <Hero
        section={toArticleHero(article)}
        heading="h1"
        pageTitle={title}
        breadcrumbs={<Breadcrumbs crumbs={crumbs} current={title} currentLang={toLang(article, 'title')} />}
      />
      <ArticleBody article={article} />
      <ArticleStock article={article} />
      <Container>
        <MoreLink route={list}>{t(`articles:all.${list}`)}</MoreLink>
      </Container>
    </Page>
  );
}

export const query = graphql`
  query ArticlePage($language: String!, $article: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["articles", "common", "company", "description", "stock"] } }
    ) {
      ...PageLocales
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    news: contentfulNews(contentful_id: { eq: $article }, node_locale: { eq: $language }) {
      ...NewsDetail
    }
    story: contentfulStory(contentful_id: { eq: $article }, node_locale: { eq: $language }) {
      ...StoryDetail
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import { ErrorBoundary } from '@/components/error-boundary';
import { Seo } from '@/components/seo/seo';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { useCompany } from '@/features/company/use-company';
import { forEachLocale } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { BareLayout } from '@/layout/bare-layout';
import { PlainHeader } from '@/layout/plain-header';
import { AnswerPage } from '@/sections/answer/answer-page';
import * as styles from '@/sections/answer/answer-page.module.css';

/** Where the dealer answers an enquiry, from the link in its mail. In Dutch, and in no list of pages. */
export default function Answer({ data, pageContext }: PageProps<Queries.AnswerQuery, PageContext>) {
  const { t } = useTexts();
  const siteUrl = useSiteUrl();
  const siteName = useCompany()?.name ?? undefined;
  const title = t('answering:title');
  const categories = data.categories.nodes.map(({ name, ...paths }) => ({
    name,
    paths: forEachLocale((locale) => paths[locale]),
  }));
  const contacts = { sectors: data.sectors.nodes, others: data.sales.nodes[0] ?? null };
  return (
    <>
      <Seo title={title} description={t('answering:description')} context={pageContext} siteName={siteName} />
      <PlainHeader />
      <BareLayout>
        <Container>
          <h1 className={styles.title}>{title}</h1>
          <ErrorBoundary fallback={<p role="alert">{t('answering:failed')}</p>}>
            <AnswerPage categories={categories} contacts={contacts} siteUrl={siteUrl} />
          </ErrorBoundary>
        </Container>
      </BareLayout>
    </>
  );
}

export const query = graphql`
  query Answer($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["answer", "answering", "company", "stock", "properties", "enumerations"] }
      }
    ) {
      ...PageLocales
    }
    categories: allStockCategory(sort: { name: ASC }) {
      nodes {
        name
        nl: path(locale: "nl")
        en: path(locale: "en")
        de: path(locale: "de")
      }
    }
    sectors: allContentfulSector(filter: { node_locale: { eq: $language } }, sort: { contentful_id: ASC }) {
      nodes {
        categories
        contact {
          ...AnswerContact
        }
      }
    }
    sales: allContentfulTeamMember(
      filter: { group: { eq: "sales" }, node_locale: { eq: $language } }
      sort: [{ order: ASC }, { name: ASC }, { contentful_id: ASC }]
      limit: 1
    ) {
      nodes {
        ...AnswerContact
      }
    }
  }
`;

export const answerContact = graphql`
  fragment AnswerContact on ContentfulTeamMember {
    name
    phone: phoneLink {
      text
      href
    }
  }
`;

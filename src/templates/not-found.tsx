import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';

import { parseItemSlug } from '@/features/stock/model/item-path';
import { useHydrated } from '@/hooks/use-hydrated';
import type { PageContext } from '@/i18n/page-context';
import { matchPath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';
import { NewItemPage } from '@/sections/new-item-page';

/** What is shown for an address without a page; an item that is newer than the site is shown all the same. */
export default function NotFound({ data, pageContext, location }: PageProps<Queries.NotFoundQuery, PageContext>) {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const match = isHydrated ? matchPath(location.pathname) : null;
  const isForeign = match !== null && match.locale !== pageContext.language;
  useEffect(() => {
    // Within the site the router knows one page for all that is missing; the server has one in each language.
    if (isForeign) window.location.reload();
  }, [isForeign]);
  const id = match?.route === 'stockItem' && !isForeign ? parseItemSlug(match.params.product ?? '') : null;
  if (id !== null) {
    const segment = match?.params.category ?? '';
    return <NewItemPage key={location.pathname} id={id} segment={segment} context={pageContext} data={data} />;
  }
  return (
    <Page context={pageContext} title={t('common:error.page_not_found')} description={t('common:error.notFoundText')}>
      <ErrorView heading={t('common:error.page_not_found')} text={t('common:error.notFoundText')} />
    </Page>
  );
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "company", "stock", "item", "properties", "enumerations"] }
      }
    ) {
      ...PageLocales
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    sectors: allContentfulSector(filter: { node_locale: { eq: $language } }) {
      nodes {
        key
        categories
        contact {
          ...ContactPerson
        }
      }
    }
    certificates: allContentfulCertificate(filter: { node_locale: { eq: $language } }) {
      nodes {
        name
        sectors
      }
    }
  }
`;

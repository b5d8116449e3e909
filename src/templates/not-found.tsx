import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';

import { OpenSearch } from '@/features/stock/components/stock-search/open-search';
import { parseItemSlug } from '@/features/stock/model/item-path';
import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { useHydrated } from '@/hooks/use-hydrated';
import type { PageContext } from '@/i18n/page-context';
import { matchPath, splitLocale, toLocalePath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';
import { writeHistory } from '@/lib/write-history';
import { KeepOnItems } from '@/sections/keep-on-items';
import { MissingOffersPlace } from '@/sections/missing-offers-place';
import { NewCategory } from '@/sections/new-category';
import { NewItemPage } from '@/sections/new-item-page';

/** The page for an address without a page. An item or a category newer than the site is rendered live. */
export default function NotFound({ data, pageContext, location }: PageProps<Queries.NotFoundQuery, PageContext>) {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const own = toLocalePath(pageContext.language, '/404');
  const path = isHydrated ? getMissingPath(location.pathname, own) : own;
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    // The router replaced the requested path with that of this page.
    if (path !== own && pathname === own) writeHistory(window.history.state, path + search + hash);
  }, [path, own]);
  const match = matchPath(path);
  const isForeign = splitLocale(path)[0] !== pageContext.language;
  useEffect(() => {
    // During navigation the router uses one 404 page; the server has one for each language. A reload gets the right
    // one, once.
    if (isForeign && (document.documentElement.dataset as DocumentFlags).missing !== path) window.location.reload();
  }, [isForeign, path]);
  const id = match?.route === 'stockItem' && !isForeign ? parseItemSlug(match.params.product ?? '') : null;
  const segment = match?.params.category ?? null;
  if (id !== null) {
    return (
      <KeepOnItems>
        <NewItemPage
          key={path}
          id={id}
          segment={segment ?? ''}
          context={pageContext}
          data={data}
          search={<OpenSearch />}
        />
      </KeepOnItems>
    );
  }
  const missing = (
    <Page context={pageContext} title={t('common:error.page_not_found')} description={t('common:error.notFoundText')}>
      <ErrorView
        heading={t('common:error.page_not_found')}
        text={t('common:error.notFoundText')}
        // The page of a machine that is asked for live begins as this one.
        search={isHydrated && <OpenSearch />}
        instead={isHydrated && <MissingOffersPlace key={path} segment={isForeign ? null : segment} />}
      />
    </Page>
  );
  if (match?.route !== 'stockCategory' || isForeign) return missing;
  return (
    <KeepOnItems>
      <NewCategory key={path} segment={segment ?? ''} path={path} context={pageContext} missing={missing} />
    </KeepOnItems>
  );
}

/** The requested path. @param own the path of the 404 page itself */
function getMissingPath(pathname: string, own: string): string {
  return pathname === own ? ((document.documentElement.dataset as DocumentFlags).missing ?? own) : pathname;
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "company", "stock", "search", "item", "properties", "enumerations"] }
      }
    ) {
      ...PageLocales
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    sectors: allContentfulSector(
      filter: { node_locale: { eq: $language } }
      sort: [{ key: ASC }, { contentful_id: ASC }]
    ) {
      nodes {
        key
        categories
        contact {
          ...ContactPerson
        }
      }
    }
    sales: allContentfulTeamMember(
      filter: { group: { eq: "sales" }, node_locale: { eq: $language } }
      sort: [{ order: ASC }, { name: ASC }, { contentful_id: ASC }]
      limit: 1
    ) {
      nodes {
        ...ContactPerson
      }
    }
    certificates: allContentfulCertificate(
      filter: { node_locale: { eq: $language } }
      sort: [{ name: ASC }, { contentful_id: ASC }]
    ) {
      nodes {
        name
        sectors
      }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { useCallback, useMemo } from 'react';

import { useStockItem } from '@/features/stock/hooks/use-stock-item';
import { isCategorySegment } from '@/features/stock/model/categories/category';
import type { StockItem } from '@/features/stock/model/item';
import { pickText } from '@/features/stock/model/localize';
import type { PageContext } from '@/i18n/page-context';
import { matchPath } from '@/i18n/paths';
import { GoneItemPage } from '@/sections/gone-item-page';
import { KeepOnItems } from '@/sections/keep-on-items';
import { StockItemPage } from '@/sections/stock-item-page';

type Context = PageContext & { alternates: NonNullable<PageContext['alternates']>; sharePicture?: string };

/** A stock item, as built until the stock API responds, then as it is now. */
export default function StockItemTemplate({ data, pageContext }: PageProps<Queries.StockItemPageQuery, Context>) {
  const { language, alternates, sharePicture } = pageContext;
  // The node's stock item, parsed when it was sourced.
  const built = data.stockItem?.item as unknown as StockItem;
  const segment = matchPath(alternates[language])?.params.category ?? '';
  const isRightPlace = useCallback(
    ({ category }: StockItem) =>
      category.name === built.category.name || isCategorySegment(segment, category, language),
    [built, segment, language],
  );
  const { state, item } = useStockItem({ id: built.advertisementID, built, isRightPlace });
  // Stable objects while the data is the same: an unchanged API response causes no render.
  const { stockItem, certificates: named } = data;
  const builtDescription = useMemo(() => {
    const text = built.description === undefined ? undefined : pickText(built.description, language)?.text;
    const html = stockItem?.safeDescription;
    return text === undefined || html == null ? null : { text, html };
  }, [built, stockItem, language]);
  const certificates = useMemo(() => named.nodes.flatMap(({ name }) => name ?? []), [named]);
  const person = data.sector?.contact ?? data.sales.nodes[0] ?? null;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  if (item === null) {
    const known = { item: built, alternates };
    return (
      <KeepOnItems>
        <GoneItemPage {...{ known, segment, person, siteUrl }} context={pageContext} />
      </KeepOnItems>
    );
  }
  return (
    <KeepOnItems>
      <StockItemPage
        context={pageContext}
        item={item}
        isLive={state === 'live'}
        builtDescription={builtDescription}
        person={person}
        certificates={certificates}
        siteUrl={siteUrl}
        sharePicture={sharePicture}
      />
    </KeepOnItems>
  );
}

export const query = graphql`
  query StockItemPage(
    $language: String!
    $id: String!
    $sector: String!
    $fallbackGroup: String!
    $bringsTexts: Boolean = false
  ) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "company", "stock", "item", "properties", "enumerations"] }
      }
    ) @include(if: $bringsTexts) {
      ...PageLocales
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    stockItem(id: { eq: $id }) {
      item(locale: $language)
      safeDescription(locale: $language)
    }
    sector: contentfulSector(key: { eq: $sector }, node_locale: { eq: $language }) {
      contact {
        ...ContactPerson
      }
    }
    sales: allContentfulTeamMember(
      filter: { group: { eq: $fallbackGroup }, node_locale: { eq: $language } }
      sort: [{ order: ASC }, { name: ASC }, { contentful_id: ASC }]
      limit: 1
    ) {
      nodes {
        ...ContactPerson
      }
    }
    certificates: allContentfulCertificate(
      filter: { sectors: { in: [$sector] }, node_locale: { eq: $language } }
      sort: [{ name: ASC }, { contentful_id: ASC }]
    ) {
      nodes {
        name
      }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';

import { Container } from '@/components/container/container';
import { toBuiltList } from '@/features/stock/model/built-list';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';
import { Block } from '@/sections/building-blocks/block';
import { ButtonBlocks, NavigationBlocks } from '@/sections/building-blocks/control-blocks';
import { FormBlocks } from '@/sections/building-blocks/form-blocks';
import { StockBlocks } from '@/sections/building-blocks/stock-blocks';
import { TokenBlocks } from '@/sections/building-blocks/token-blocks';

/** Every building block in its states, for developers: no page links here, and it is not indexed. */
export default function BuildingBlocks({
  data,
  pageContext,
  location,
}: PageProps<Queries.BuildingBlocksQuery, PageContext>) {
  const { t } = useTexts();
  const built = useMemo(() => toBuiltList(data), [data]);
  return (
    <Page context={pageContext} title={t('blocks:title')} description={t('blocks:description')}>
      <Container>
        <h1>{t('blocks:title')}</h1>
        <p>{t('blocks:description')}</p>
      </Container>
      <TokenBlocks />
      <ButtonBlocks />
      <NavigationBlocks />
      <StockBlocks built={built} pathname={location.pathname} />
      <FormBlocks />
      <Block title={t('blocks:errors')}>
        <ErrorView heading={t('common:error.page_not_found')} text={t('common:error.notFoundText')} />
      </Block>
    </Page>
  );
}

export const query = graphql`
  query BuildingBlocks($language: String!, $categories: [String!]!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "company", "blocks", "stock", "search", "item", "properties", "enumerations"] }
      }
    ) {
      ...PageLocales
    }
    items: newestStock(categories: $categories, limit: 24) {
      totalCount
      nodes {
        listItem(locale: $language)
      }
    }
    summary: stockSummary(categories: $categories, locale: $language)
  }
`;

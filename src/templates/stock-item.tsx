import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { useCompany } from '@/features/company/use-company';
import { StockItemView } from '@/features/stock/components/stock-item/stock-item-view';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { getCategoryName } from '@/features/stock/model/categories/category';
import type { StockItem } from '@/features/stock/model/item';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';

/** One stock item. */
export default function StockItemPage({ data, pageContext }: PageProps<Queries.StockItemPageQuery, PageContext>) {
  const { t } = useTexts();
  const toWords = useItemWords();
  const company = useCompany();
  const { language, alternates } = pageContext;
  // The node's own stock item, parsed when it was sourced.
  const item = data.stockItem?.item as unknown as StockItem;
  const words = toWords(item);
  const path = alternates?.[language] ?? '';
  const facts = [
    ...words.facts.map(({ label, value }) => `${label} ${value}`),
    [words.price, words.vat].filter(Boolean).join(' '),
  ].join(', ');
  const crumbs = [
    { label: t('common:page.home.short'), href: toPath('home', language) },
    { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', language) },
    { label: getCategoryName(item.category, language), href: path.slice(0, path.lastIndexOf('/')) },
  ];
  const number = item.advertiserStockNumber;
  return (
    <Page
      context={pageContext}
      title={number === undefined ? words.title : `${words.title} (${number})`}
      description={t('stock:item.metaDescription', { title: words.title, facts })}
      image={item.images?.[0]?.url}
    >
      <Container>
        <Breadcrumbs crumbs={crumbs} current={words.title} />
        <StockItemView
          item={item}
          seller={{ phone: company?.phone ?? null, email: company?.email ?? null, whatsapp: company?.whatsapp ?? null }}
          url={(data.site?.siteMetadata?.siteUrl ?? '') + path}
        />
      </Container>
    </Page>
  );
}

export const query = graphql`
  query StockItemPage($language: String!, $id: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "company", "stock", "properties", "enumerations"] } }
    ) {
      ...PageLocales
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    stockItem(id: { eq: $id }) {
      item(locale: $language)
    }
  }
`;

import { Container } from '@/components/container/container';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StockItemView } from '@/features/stock/components/stock-item/stock-item-view';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { getCategoryName } from '@/features/stock/model/categories/category';
import type { StockItem } from '@/features/stock/model/item';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';

import { ItemEnquiry } from './item-enquiry';
import { useSeller } from './use-seller';

type Props = {
  context: PageContext & { alternates: NonNullable<PageContext['alternates']> };
  item: StockItem;
  isLive: boolean;
  builtDescription: { text: string; html: string } | null;
  person: Queries.ContactPersonFragment | null;
  certificates: readonly string[];
  siteUrl: string;
};

/** The page of a stock item, whether it was built or is newer than the site: the item, and who sells it. */
export function StockItemPage({ context, item, isLive, builtDescription, person, certificates, siteUrl }: Props) {
  const { t } = useTexts();
  const words = useItemWords()(item);
  const { language, alternates } = context;
  const path = alternates[language];
  const url = siteUrl + path;
  const facts = [
    ...words.facts.map(({ label, value }) => `${label} ${value}`),
    [words.price, words.vat].filter(Boolean).join(' '),
  ].join(', ');
  const crumbs = [
    { label: t('common:page.home.short'), href: toPath('home', language) },
    { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', language) },
    { label: getCategoryName(item.category, language), href: path.slice(0, path.lastIndexOf('/')) },
  ];
  const number = item.advertiserStockNumber ?? item.advertisementID;
  const seller = useSeller(person);
  return (
    <Page
      context={context}
      title={item.advertiserStockNumber === undefined ? words.title : `${words.title} (${number})`}
      description={t('stock:item.metaDescription', { title: words.title, facts })}
      image={item.images?.[0]?.url}
    >
      <Container>
        <Breadcrumbs crumbs={crumbs} current={words.title} />
        <StockItemView
          key={item.advertisementID}
          item={item}
          isLive={isLive}
          builtDescription={builtDescription}
          seller={seller}
          certificates={certificates}
          path={path}
          url={url}
          enquiry={
            <ItemEnquiry
              item={item}
              isTaken={item.status !== undefined}
              alternates={alternates}
              siteUrl={siteUrl}
              person={person}
              seller={seller}
            />
          }
        />
      </Container>
    </Page>
  );
}

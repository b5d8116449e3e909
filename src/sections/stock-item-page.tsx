import { BesideForm } from '@/components/container/beside-form';
import { Container } from '@/components/container/container';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ContactPerson } from '@/features/company/components/contact-person';
import { useCompany } from '@/features/company/use-company';
import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';
import { StockItemView } from '@/features/stock/components/stock-item/stock-item-view';
import { SimilarItems } from '@/features/stock/components/stock-related/similar-items';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { getCategoryName } from '@/features/stock/model/categories/category';
import { getMake, getModel, type StockItem } from '@/features/stock/model/item';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';

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
  const company = useCompany();
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
  const make = getMake(item) ?? '';
  const model = getModel(item) ?? '';
  const isTaken = item.status !== undefined;
  const seller = {
    phone: person?.phone ?? company?.phone ?? null,
    email: person?.email ?? company?.email ?? null,
    whatsapp: person?.whatsapp ?? company?.whatsapp ?? null,
  };
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
            <BesideForm
              form={
                <EnquiryPlace
                  kind={isTaken ? 'purchase' : 'product'}
                  about={{
                    id: item.advertisementID,
                    title: words.title,
                    number: item.advertiserStockNumber ?? null,
                    url,
                  }}
                  known={isTaken ? { wish: 'find', make, model } : {}}
                  phone={seller.phone}
                  email={seller.email}
                />
              }
            >
              <p>{t(isTaken ? 'item:enquiry.findText' : 'item:enquiry.text')}</p>
              <ContactPerson
                person={person}
                {...seller}
                subject={t(isTaken ? 'item:action.findOneSubject' : 'stock:item.mailSubject', {
                  title: words.title,
                  number,
                })}
                message={t('stock:item.whatsappText', { title: words.title, number, url })}
              />
            </BesideForm>
          }
        />
      </Container>
    </Page>
  );
}

type GoneProps = { context: PageContext; item: StockItem | null };

/** In place of an item that is not there any more: the page-not-found view, with similar ones where it is known what it was. */
export function GoneItemPage({ context, item }: GoneProps) {
  const { t } = useTexts();
  const { language, route, alternates } = context;
  const path = alternates?.[language];
  const heading = t('common:error.page_not_found');
  return (
    // Without addresses the page is not indexed.
    <Page context={{ language, route }} title={heading} description={t('item:gone.text')}>
      <ErrorView heading={heading} text={t('item:gone.text')} isLate />
      {item !== null && path !== undefined && (
        <Container>
          <SimilarItems item={item} categoryPath={path.slice(0, path.lastIndexOf('/'))} />
        </Container>
      )}
    </Page>
  );
}

import { memo } from 'react';

import { Container } from '@/components/container/container';
import { LiveJsonLd } from '@/components/seo/live-json-ld';
import { drawnPicture } from '@/components/seo/seo';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { publicSettings } from '@/config/public-settings';
import { OpenNow } from '@/features/company/components/open-now';
import { toCompanyId } from '@/features/company/local-business';
import { useCompany } from '@/features/company/use-company';
import type { Seller } from '@/features/stock/components/stock-item/item-actions';
import { StockItemView } from '@/features/stock/components/stock-item/stock-item-view';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import { getCategoryName } from '@/features/stock/model/categories/category';
import { toImageUrl } from '@/features/stock/model/image-url';
import type { StockItem } from '@/features/stock/model/item';
import { toFactLine } from '@/features/stock/model/item-page/item-words';
import { toProduct } from '@/features/stock/model/seo/product';
import { toSharedImage } from '@/features/stock/model/shared-image';
import { useAfterOpening } from '@/hooks/use-after-opening';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { useContactAbout } from '@/layout/page-contact';

import { ItemEnquiry } from './item-enquiry';
import * as styles from './stock-item-page.module.css';
import { useSeller } from './use-seller';

type Props = {
  context: PageContext & { alternates: NonNullable<PageContext['alternates']> };
  item: StockItem;
  isLive: boolean;
  builtDescription: { text: string; html: string } | null;
  person: Queries.ContactPersonFragment | null;
  /** The company's certificates for such items. */
  certificates: readonly string[];
  siteUrl: string;
  /**
   * The path of the link preview image that the build drew. Without one (older items, and those newer than the site)
   * the first photo is used.
   */
  sharePicture?: string | undefined;
};

/** More images add nothing for search engines, and every page would carry them. */
const maxImages = 3;

/** The page of a stock item, built or newer than the site: the item and its contact person. */
export const StockItemPage = memo(function StockItemPage({
  context,
  item,
  isLive,
  builtDescription,
  person,
  certificates,
  siteUrl,
  sharePicture,
}: Props) {
  const { t } = useTexts();
  const isOpened = useAfterOpening();
  const company = useCompany();
  const words = useItemWords()(item);
  const { language, alternates } = context;
  const path = alternates[language];
  const url = siteUrl + path;
  const description = t('stock:item.metaDescription', { title: words.title, facts: toFactLine(words) });
  const category = getCategoryName(item.category, language);
  const number = item.advertiserStockNumber ?? item.advertisementID;
  const seller = useSeller(person);
  const openNow = useOpenNow(seller);
  const crumbs = useCrumbs(category, path);
  const about = { title: words.title, number, url };
  useContactAbout(t('stock:item.whatsappText', about), t('stock:item.mailSubject', about));
  const picture =
    sharePicture === undefined
      ? toSharedImage(item, publicSettings.stockImageTemplate)
      : { address: sharePicture, ...drawnPicture };
  const product = isOpened
    ? toProduct(item, {
        title: words.title,
        description,
        category,
        url,
        pictures: (item.images ?? [])
          .slice(0, maxImages)
          .map((photo) => toImageUrl(photo.url, publicSettings.stockImageTemplate, { width: 1280, format: 'jpg' })),
        seller: company?.name == null ? null : { id: toCompanyId(siteUrl), name: company.name },
      })
    : null;
  return (
    <Page
      context={context}
      title={words.title.endsWith(number) ? words.title : `${words.title} (${number})`}
      description={description}
      picture={picture === null ? undefined : { ...picture, alt: words.title }}
    >
      {product !== null && <LiveJsonLd data={product} />}
      <Container>
        <div className={styles.crumbs} data-print="no">
          <Breadcrumbs crumbs={crumbs} current={words.title} />
        </div>
        <StockItemView
          key={item.advertisementID}
          item={item}
          isOpened={isOpened}
          isLive={isLive}
          builtDescription={builtDescription}
          seller={seller}
          openNow={openNow}
          alternates={alternates}
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
              certificates={certificates}
            />
          }
        />
      </Container>
    </Page>
  );
});

/** From the home page to the list of the item's category. */
function useCrumbs(category: string, path: string): Crumb[] {
  const { t } = useTexts();
  const locale = useLocale();
  return [
    { label: t('common:page.home.short'), href: toPath('home', locale) },
    { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', locale) },
    { label: category, href: path.slice(0, path.lastIndexOf('/')) },
  ];
}

/** Until when somebody answers the phone, where there is one and the company has opening times. */
function useOpenNow(seller: Seller) {
  const times = useCompany()?.openingTimes ?? null;
  if (times === null || seller.phone?.href == null) return null;
  return { full: <OpenNow times={times} />, short: <OpenNow times={times} isShort /> };
}

import { useState, type ReactNode } from 'react';

import { SectionFrame } from '@/components/section/section-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { hasDraft } from '@/features/enquiry/hooks/has-draft';
import { SimilarItems } from '@/features/stock/components/stock-related/similar-items';
import type { StockItem } from '@/features/stock/model/item';
import type { Locale } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';

import { ItemEnquiry } from './item-enquiry';
import { MissingOffersPlace } from './missing-offers-place';
import { useSeller } from './use-seller';

type Known = { item: StockItem; alternates: Record<Locale, string> };
type Props = {
  context: PageContext;
  /** The removed item, if known. */
  known: Known | null;
  /** The category's segment of the address. */
  segment: string;
  /** The search field, where the page has it. */
  search?: ReactNode;
  person: Queries.ContactPersonFragment | null;
  siteUrl: string;
};

/**
 * The page of a removed item: the page-not-found view with similar ones first, and a form to request a search,
 * prefilled with what the visitor was writing about the item. Of an item that nobody knows, its category.
 */
export function GoneItemPage({ context, known, segment, search, person, siteUrl }: Props) {
  const { t } = useTexts();
  const { language, route } = context;
  const seller = useSeller(person);
  const [isKept] = useState(() => known !== null && hasDraft(known.item.advertisementID));
  const heading = t('common:error.page_not_found');
  return (
    // A page without alternates is not indexed.
    <Page context={{ language, route }} title={heading} description={t('item:gone.text')}>
      <ErrorView
        heading={heading}
        text={[t('item:gone.text'), isKept && t('item:gone.kept')].filter(Boolean).join(' ')}
        {...(known !== null && { remedy: <ButtonLink href="#enquiry">{t('item:action.findOne')}</ButtonLink> })}
        isLate
        search={search}
        instead={
          known === null ? (
            <MissingOffersPlace segment={segment} />
          ) : (
            <SimilarItems item={known.item} categoryPath={toCategoryPath(known.alternates[language])} />
          )
        }
      />
      {known !== null && (
        <div id="enquiry">
          <SectionFrame title={t('item:action.findOne')} tone="soft">
            <ItemEnquiry {...known} isTaken siteUrl={siteUrl} person={person} seller={seller} />
          </SectionFrame>
        </div>
      )}
    </Page>
  );
}

function toCategoryPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

import { BesideForm } from '@/components/container/beside-form';
import { LiveText } from '@/components/ui/live-text';
import { ContactPerson } from '@/features/company/components/contact-person';
import { useCompany } from '@/features/company/use-company';
import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';
import type { Seller } from '@/features/stock/components/stock-item/item-actions';
import { useItemWords } from '@/features/stock/hooks/use-item-words';
import type { StockItem } from '@/features/stock/model/item';
import { getMake, getModel } from '@/features/stock/model/item-names';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { toFirstQuestions, toItemTerms } from './item-terms';
import { useAsked } from './use-asked';
import { useRecipient } from './use-recipient';

type Props = {
  item: StockItem;
  /** Whether the item is sold or reserved: then the form requests a search for a similar one. */
  isTaken: boolean;
  /** The item's path in each language. */
  alternates: Record<Locale, string>;
  siteUrl: string;
  person: Queries.ContactPersonFragment | null;
  seller: Seller;
  /** The dealer's certificates: said as the dealer's, since none of them is about the item. */
  certificates?: readonly string[];
};

/** The enquiry form about an item, or for a similar one, and the contact person. */
export function ItemEnquiry({ item, isTaken, alternates, siteUrl, person, seller, certificates = [] }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const company = useCompany();
  const recipient = useRecipient();
  const { title } = useItemWords()(item);
  const asked = useAsked(alternates[locale]);
  const number = item.advertiserStockNumber ?? item.advertisementID;
  const terms = toItemTerms(item);
  const known = { wish: 'find', make: getMake(item) ?? '', model: getModel(item) ?? '' } as const;
  return (
    <BesideForm
      lead={
        <p data-print="no" data-form={!isTaken}>
          <LiveText>
            {t(
              !isTaken
                ? 'item:enquiry.text'
                : item.status === 'reserved'
                  ? 'item:enquiry.reservedText'
                  : 'item:enquiry.findText',
            )}
          </LiveText>
        </p>
      }
      form={
        <EnquiryPlace
          kind={isTaken ? 'purchase' : 'product'}
          about={[
            {
              id: item.advertisementID,
              title,
              number: item.advertiserStockNumber ?? null,
              // The dealer reads the mail, and the page it links to, in the default language.
              url: siteUrl + alternates[defaultLocale],
              ownUrl: siteUrl + alternates[locale],
              ...terms,
            },
          ]}
          known={isTaken ? known : { questions: toFirstQuestions(terms) }}
          asked={asked}
          phone={seller.phone}
          email={seller.email}
          recipient={recipient}
        />
      }
    >
      <ContactPerson
        person={person}
        {...seller}
        subject={t(isTaken ? 'item:action.findOneSubject' : 'stock:item.mailSubject', { title, number })}
        message={t('stock:item.whatsappText', { title, number, url: siteUrl + alternates[locale] })}
      />
      {certificates.length > 0 && company?.name != null && (
        <p>{t('item:certificates', { company: company.name, names: certificates.join(', ') })}</p>
      )}
    </BesideForm>
  );
}

import { SectionFrame } from '@/components/section/section-frame';
import { MoreLink } from '@/components/ui/more-link';
import { useTexts } from '@/i18n/use-texts';

/** For a part of the site without items: links to the whole stock and to the contact page. */
export function NoStockLinks() {
  const { t } = useTexts();
  return (
    <SectionFrame title={null}>
      <p>{t('stock:list.wayOn')}</p>
      <p>
        <MoreLink route="stockOverview">{t('common:section.allStock')}</MoreLink>
      </p>
      <p>
        <MoreLink route="contact">{t('common:page.contact.title')}</MoreLink>
      </p>
    </SectionFrame>
  );
}

import { SectionFrame } from '@/components/section/section-frame';
import { MoreLink } from '@/components/ui/more-link';
import { useTexts } from '@/i18n/use-texts';

/** Where a part of the site has no machines of its own: the way to all of them, and to somebody who can be asked. */
export function WayOn() {
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

import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { BesideForm } from '@/components/container/beside-form';
import { SectionFrame } from '@/components/section/section-frame';
import { toRouteUrl } from '@/config/map-source';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import { useCompany } from '../use-company';

import { CompanyAddress } from './company-address';
import * as styles from './contact-section.module.css';
import { ContactWays } from './contact-ways';
import { MapOnDemand } from './map-on-demand';
import { OpenNow } from './open-now';
import { OpeningHours } from './opening-hours';

/** Address, opening hours and a map. */
export function MapSection({ section }: { section: Queries.MapSectionFragment }) {
  const { t } = useTexts();
  const company = useCompany();
  if (company === null) return null;
  const { latitude, longitude } = company;
  return (
    <SectionFrame title={section.title} titleLang={toLang(section, 'title')}>
      <div className={styles.columns}>
        <div>
          <h3>{t('company:address')}</h3>
          <CompanyAddress company={company} />
          {latitude !== null && longitude !== null && (
            <p>
              <a href={toRouteUrl({ latitude, longitude })} rel="noopener">
                {t('company:route')}
              </a>
            </p>
          )}
        </div>
        {company.openingTimes !== null && (
          <div>
            <h3>{t('common:footer.openingTimes')}</h3>
            <OpenNow times={company.openingTimes} />
            <OpeningHours times={company.openingTimes} exceptions={4} isNextFirst />
          </div>
        )}
        {latitude !== null && longitude !== null && (
          <MapOnDemand latitude={latitude} longitude={longitude} name={company.name ?? ''} />
        )}
      </div>
    </SectionFrame>
  );
}

type ContactProps = {
  title: string | null;
  titleLang?: string | undefined;
  kind: 'contact' | 'product' | 'purchase';
  phone: PhoneLink | null;
  email: string | null;
  form: ReactNode;
};

/** Contact by phone, by a mail with a prefilled subject, or by the form beside it. */
export function ContactSection({ title, titleLang, kind, phone, email, form }: ContactProps) {
  const { t } = useTexts();
  return (
    <SectionFrame title={title} titleLang={titleLang} tone="soft">
      <BesideForm form={form}>
        <p data-form={kind !== 'purchase'}>{t(`contact:intro.${kind}`)}</p>
        <ContactWays phone={phone} email={email} subject={t(`contact:subject.${kind}`)} />
      </BesideForm>
    </SectionFrame>
  );
}

export const contactSections = graphql`
  fragment MapSection on ContentfulMapSection {
    fallbacks
    title
  }
  fragment ContactSection on ContentfulFormSection {
    fallbacks
    title
    kind
  }
`;

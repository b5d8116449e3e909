import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { BesideForm } from '@/components/container/beside-form';
import { SectionFrame } from '@/components/section/section-frame';
import { useTexts } from '@/i18n/use-texts';

import { useCompany } from '../use-company';

import { CompanyAddress } from './company-address';
import * as styles from './contact-section.module.css';
import { ContactWays } from './contact-ways';
import { OpeningHours } from './opening-hours';

/** Address, opening times and the way there. */
export function MapSection({ section }: { section: Queries.MapSectionFragment }) {
  const { t } = useTexts();
  const company = useCompany();
  if (company === null) return null;
  const { latitude, longitude } = company;
  return (
    <SectionFrame title={section.title}>
      <div className={styles.columns}>
        <div>
          <h3>{t('company:address')}</h3>
          <CompanyAddress company={company} />
          {latitude !== null && longitude !== null && (
            <p>
              <a
                href={`https://www.openstreetmap.org/directions?to=${String(latitude)}%2C${String(longitude)}`}
                rel="noopener"
              >
                {t('company:route')}
              </a>
            </p>
          )}
        </div>
        {company.openingTimes !== null && (
          <div>
            <h3>{t('common:footer.openingTimes')}</h3>
            <OpeningHours times={company.openingTimes} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}

type ContactProps = {
  title: string | null;
  kind: 'contact' | 'product' | 'purchase';
  phone: string | null;
  email: string | null;
  form: ReactNode;
};

/** How to reach the company about something: by phone, by a mail with its subject filled in, or by the form beside them. */
export function ContactSection({ title, kind, phone, email, form }: ContactProps) {
  const { t } = useTexts();
  return (
    <SectionFrame title={title} tone="soft">
      <BesideForm form={form}>
        <p>{t(`contact:intro.${kind}`)}</p>
        <ContactWays phone={phone} email={email} subject={t(`contact:subject.${kind}`)} />
      </BesideForm>
    </SectionFrame>
  );
}

export const contactSections = graphql`
  fragment MapSection on ContentfulMapSection {
    title
  }
  fragment ContactSection on ContentfulFormSection {
    title
    kind
  }
`;

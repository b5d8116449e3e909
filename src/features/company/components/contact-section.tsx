import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, toTelLink } from '@/lib/contact-links';

import { useCompany } from '../use-company';

import { CompanyAddress } from './company-address';
import * as styles from './contact-section.module.css';
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

const kinds = ['contact', 'product', 'purchase'] as const;

/** How to reach the company about something: by phone, or by a mail with its subject filled in. */
export function ContactSection({ section }: { section: Queries.ContactSectionFragment }) {
  const { t } = useTexts();
  const company = useCompany();
  const kind = kinds.find((candidate) => candidate === section.kind) ?? 'contact';
  return (
    <SectionFrame title={section.title} tone="soft">
      <p>{t(`contact:intro.${kind}`)}</p>
      <div className={styles.buttons}>
        {company?.phone != null && (
          <ButtonLink href={toTelLink(company.phone)}>
            <Icon name="phone" /> {company.phone}
          </ButtonLink>
        )}
        {company?.email != null && (
          <ButtonLink href={toMailLink(company.email, t(`contact:subject.${kind}`))} variant="outlined">
            <Icon name="mail" /> {company.email}
          </ButtonLink>
        )}
      </div>
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

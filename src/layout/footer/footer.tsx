import { useSite } from '@/components/seo/use-site';
import { CompanyAddress } from '@/features/company/components/company-address';
import { OpenNow } from '@/features/company/components/open-now';
import { OpeningHours } from '@/features/company/components/opening-hours';
import { SocialLinks } from '@/features/company/components/social-links';
import { useCompany, type Company } from '@/features/company/use-company';
import { ConsentSettings } from '@/features/consent/components/consent';
import { LocalizedLink } from '@/i18n/localized-link';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import { MenuLink, useMenu, type MenuItem } from '../menu-items';

import * as styles from './footer.module.css';

/** Links to all pages, the company's details, and the legal line (spec section 1). */
export function Footer() {
  const { t } = useTexts();
  const company = useCompany();
  // The year of the build, not of the visitor's clock: hydration needs the built text.
  const { year } = useSite();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('common:site.bottomNavigation')} className={styles.navigation}>
        <ul className={styles.links}>
          {useMenu('footer').map((item, index) => (
            <li key={index} className={item.links === null ? undefined : styles.group}>
              {item.links === null ? <MenuLink item={item} /> : <Group {...item} />}
            </li>
          ))}
        </ul>
      </nav>
      {company !== null && <CompanyColumns company={company} />}
      {/* Filled in for paper (`gatsby/client/paper/fill-paper.ts`). */}
      <div className={styles.printed} data-paper="" />
      <div className={styles.legal}>
        <span>{t('common:footer.copyright', { year, company: company?.name ?? '' })}</span>
        <LocalizedLink route="privacy">{t('common:footer.privacy')}</LocalizedLink>
        <LocalizedLink route="imprint">{t('common:page.imprint.short')}</LocalizedLink>
        <LocalizedLink route="verify">{t('common:page.verify.short')}</LocalizedLink>
        <LocalizedLink route="accessibility">{t('common:page.accessibility.short')}</LocalizedLink>
        <LocalizedLink route="terms">{t('common:footer.terms')}</LocalizedLink>
        <ConsentSettings />
        {company?.footerNote != null && <span lang={toLang(company, 'footerNote')}>{company.footerNote}</span>}
      </div>
    </footer>
  );
}

function Group({ label, lang, links }: MenuItem) {
  return (
    <>
      <span lang={lang ?? undefined}>{label}</span>
      <ul className={styles.group}>
        {links?.map((link, index) => (
          <li key={index}>
            <MenuLink item={link} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CompanyColumns({ company }: { company: Company }) {
  const { t } = useTexts();
  const certificates = (company.certificates ?? []).filter((certificate) => certificate !== null);
  return (
    <div className={styles.columns}>
      <section>
        <h2>{t('common:footer.contact')}</h2>
        <CompanyAddress company={company} />
        {company.kvk !== null && <div>{t('common:footer.kvk', { number: company.kvk })}</div>}
        {company.taxNumber !== null && <div>{t('common:footer.taxNumber', { number: company.taxNumber })}</div>}
      </section>
      {company.openingTimes !== null && (
        <section>
          <h2>{t('common:footer.openingTimes')}</h2>
          <OpenNow times={company.openingTimes} />
          <OpeningHours times={company.openingTimes} exceptions={2} />
        </section>
      )}
      {certificates.length > 0 && (
        <section>
          <h2>{t('common:footer.certificates')}</h2>
          <ul className={styles.plain}>
            {certificates.map((certificate) => (
              <li key={certificate.contentful_id} lang={toLang(certificate, 'name')}>
                {certificate.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      <SocialLinks variant="words" className={styles.plain} heading={<h2>{t('common:footer.follow')}</h2>} />
    </div>
  );
}

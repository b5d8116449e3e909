import { MailWords } from '@/components/ui/mail-words';
import { PhoneNumber } from '@/components/ui/phone-number';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink } from '@/lib/contact-links';

import { toAddressLines } from '../address-lines';
import type { Company } from '../use-company';

import * as styles from './company-address.module.css';

/** Address, phone and e-mail of the company, without fields that are empty in the CMS. */
export function CompanyAddress({ company }: { company: Company }) {
  const { t } = useTexts();
  const lines = [company.name ?? '', ...toAddressLines(company)].filter((line) => line !== '');
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {company.country !== null && <div lang={toLang(company, 'country')}>{company.country}</div>}
      {company.phone !== null && (
        <div>
          {t('company:phone')}: <PhoneNumber phone={company.phone} className={styles.number} />
        </div>
      )}
      {company.mobile !== null && (
        <div>
          {t('company:mobile')}: <PhoneNumber phone={company.mobile} className={styles.number} />
        </div>
      )}
      {company.email !== null && (
        <div>
          <span className={styles.number}>{t('company:email')}:</span>{' '}
          <a href={toMailLink(company.email)}>
            <MailWords email={company.email} />
          </a>
        </div>
      )}
    </address>
  );
}

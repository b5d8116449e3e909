import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { useSite } from '@/components/seo/use-site';
import { PhoneNumber } from '@/components/ui/phone-number';
import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink } from '@/lib/contact-links';
import { hasWords } from '@/lib/has-words';

import type { Company } from '../../use-company';
import { formatIban } from '../../verify/iban';
import { toAccount, toHosts } from '../../verify/known-ways';

import * as styles from './verify.module.css';

type Props = { company: Company; payment: Queries.PaymentFragment | null };

/** How the company is reached and paid. What the CMS does not hold is left out. */
export function KnownList({ company, payment }: Props) {
  const { t } = useTexts();
  const { siteUrl } = useSite();
  const iban = toAccount(payment?.iban ?? null);
  return (
    <div className={styles.lists}>
      <Facts
        title={t('verify:reached')}
        rows={[
          [t('verify:phone'), company.phone && <PhoneNumber phone={company.phone} />],
          [t('verify:whatsapp'), company.whatsapp && <a href={company.whatsapp.href}>{company.whatsapp.text}</a>],
          [t('verify:email'), company.email !== null && <a href={toMailLink(company.email)}>{company.email}</a>],
          [t('verify:website'), toHosts([siteUrl, ...(payment?.domains ?? []), publicSettings.webshopUrl]).join(', ')],
        ]}
      />
      {iban !== null && (
        <Facts
          title={t('verify:paid')}
          rows={[
            [t('verify:account'), <strong key="iban">{formatIban(iban)}</strong>],
            [t('verify:holder'), payment?.accountHolder],
            [t('verify:bic'), payment?.bic],
          ]}
        />
      )}
    </div>
  );
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = rows.filter(([, value]) => (typeof value === 'string' ? hasWords(value) : Boolean(value)));
  return (
    <section>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const payment = graphql`
  fragment Payment on ContentfulCompany {
    accountHolder
    iban
    bic
    domains
  }
`;

import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { hasWords } from '@/lib/has-words';

import { useCompany } from '../use-company';

import { CompanyAddress } from './company-address';
import * as styles from './imprint-facts.module.css';

type Row = readonly [label: string, value: ReactNode, lang?: string];

/** Who offers the site, as German and Dutch law ask (decision 0060). What the CMS does not hold is left out. */
export function ImprintFacts({ legal }: { legal: Queries.ImprintCompanyFragment | null }) {
  const { t } = useTexts();
  const company = useCompany();
  if (company === null) return null;
  const rows: Row[] = [
    [t('imprint:provider'), legal?.legalName ?? company.name],
    [t('imprint:legalForm'), legal?.legalForm, toLang(legal, 'legalForm')],
    [t('imprint:contact'), <CompanyAddress key="address" company={company} />],
    [t('imprint:representative'), legal?.representative, toLang(legal, 'representative')],
    [t('imprint:register'), company.kvk !== null && t('imprint:registerNumber', { number: company.kvk })],
    [t('imprint:taxNumber'), company.taxNumber],
    [t('imprint:supervisor'), legal?.supervisor, toLang(legal, 'supervisor')],
    [t('imprint:responsible'), legal?.responsible],
  ];
  const known = rows.filter(([, value]) => (typeof value === 'string' ? hasWords(value) : Boolean(value)));
  return (
    <dl className={styles.facts}>
      {known.map(([label, value, lang]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const imprintCompany = graphql`
  fragment ImprintCompany on ContentfulCompany {
    fallbacks
    legalName
    legalForm
    representative
    responsible
    supervisor
  }
`;

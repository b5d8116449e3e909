import { Link } from 'gatsby';
import type { BreadcrumbList, WithContext } from 'schema-dts';

import { JsonLd } from '@/components/seo/json-ld';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './breadcrumbs.module.css';

export type Crumb = { label: string; href: string };

type Props = {
  crumbs: readonly Crumb[];
  current: string;
  /** Language of the current crumb, if it differs from the page's. */
  currentLang?: string | undefined;
};

/** The path from the home page to this one, for visitors and as structured data. */
export function Breadcrumbs({ crumbs, current, currentLang }: Props) {
  const { t } = useTexts();
  const siteUrl = useSiteUrl();
  return (
    <nav aria-label={t('common:site.breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
      <JsonLd data={typeof window === 'undefined' ? toBreadcrumbList(crumbs, current, siteUrl) : null} />
    </nav>
  );
}

function toBreadcrumbList(crumbs: readonly Crumb[], current: string, siteUrl: string): WithContext<BreadcrumbList> {
  const steps = [...crumbs.map(({ label, href }) => ({ name: label, item: siteUrl + href })), { name: current }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

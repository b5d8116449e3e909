import { Link } from 'gatsby';

import { useTexts } from '@/i18n/use-texts';

import * as styles from './breadcrumbs.module.css';

export type Crumb = { label: string; href: string };

type Props = { crumbs: readonly Crumb[]; current: string };

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs, current }: Props) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common:site.breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

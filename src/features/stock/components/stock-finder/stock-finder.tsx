import { Link } from 'gatsby';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { useLiveTotal } from '../../hooks/use-live-total';
import type { CategoryTotal } from '../../model/categories/category-totals';
import { OpenSearch } from '../stock-search/open-search';

import * as styles from './stock-finder.module.css';

/** A full list of categories is one link away. */
const shownCategories = 4;

type Props = {
  /** The number of stock items at build time. */
  total: number;
  /** Largest first. */
  categories: readonly CategoryTotal[];
};

/** The entrance to the stock on other pages: search field, live number of items, largest categories. */
export function StockFinder({ total, categories }: Props) {
  const { t, iso } = useTexts();
  const locale = useLocale();
  const liveTotal = useLiveTotal();
  const list = toPath('stockOverview', locale);
  const count = liveTotal ?? total;
  return (
    <div className={styles.finder}>
      <OpenSearch />
      <p className={styles.total}>
        <Link to={list}>
          <LiveText>{t('stock:finder.total', { count, formatted: formatNumber(count, iso) })}</LiveText>{' '}
          <Icon name="arrow" />
        </Link>
      </p>
      <nav aria-label={t('stock:list.categories')}>
        <ul className={styles.categories}>
          {categories.slice(0, shownCategories).map(({ name, label, path, total: stockItems }) => (
            <li key={name}>
              <Link to={path}>
                {label} <span>{formatNumber(stockItems, iso)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

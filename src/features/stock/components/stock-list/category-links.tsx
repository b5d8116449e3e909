import { Link } from 'gatsby';

import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import type { ListCategory } from '../../hooks/use-item-path';

import * as styles from './category-links.module.css';

type Props = { categories: readonly (ListCategory & { total: number })[] };

/** A button shows more than these (visitors take in six values at once). */
const shownAtOnce = 6;

/** Links to the categories that have items, with the number of items. */
export function CategoryLinks({ categories }: Props) {
  const { t } = useTexts();
  if (categories.length === 0) return null;
  const rest = categories.slice(shownAtOnce);
  return (
    <nav aria-label={t('stock:list.categories')}>
      <Links categories={categories.slice(0, shownAtOnce)} />
      <MoreCategories categories={rest} />
    </nav>
  );
}

/** The categories that are shown when they are asked for. */
export function MoreCategories({ categories }: Props) {
  const { t } = useTexts();
  if (categories.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {t('stock:list.moreCategories', { count: categories.length })} <Icon name="chevron" />
      </summary>
      <Links categories={categories} />
    </details>
  );
}

function Links({ categories }: Props) {
  const { iso } = useTexts();
  return (
    <ul className={styles.links}>
      {categories.map(({ name, label, path, total }) => (
        <li key={name}>
          <Link to={path}>
            <span>
              <BreakableText text={label} />
            </span>{' '}
            <span className={styles.total}>{formatNumber(total, iso)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

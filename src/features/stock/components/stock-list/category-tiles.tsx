import { Link } from 'gatsby';
import type { CSSProperties } from 'react';

import { BreakableText } from '@/components/ui/breakable-text';
import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import type { CategoryTotal } from '../../model/categories/category-totals';
import { toCardSources, type Photo } from '../../model/picture-sources';
import { StockPicture } from '../stock-picture';

import { MoreCategories } from './category-links';
import * as styles from './category-tiles.module.css';

/** A category with a photo of one of its items. A page's query returns it as JSON. */
type Category = CategoryTotal & { photo?: Record<string, unknown> | null };

type Props = { categories: readonly Category[] };

/** As many close their rows on every screen. */
const closing = [6, 4, 3, 2, 1];

/** The largest categories with a photo each, and links to the others. */
export function CategoryTiles({ categories }: Props) {
  const { t, iso } = useTexts();
  const count = closing.find((one) => one <= categories.length) ?? 0;
  return (
    <nav aria-label={t('stock:list.categories')}>
      <ul className={styles.tiles} style={{ '--count': count } as CSSProperties}>
        {categories.slice(0, count).map(({ name, label, path, total, photo }) => (
          <li key={name} className={styles.tile}>
            <StockPicture
              sources={
                photo == null ? undefined : toCardSources((photo as Photo).url, publicSettings.stockImageTemplate)
              }
              alt=""
              sizes="(min-width: 1000px) 205px, (min-width: 600px) 31vw, 46vw"
            />
            <Link to={path}>
              <span>
                <BreakableText text={label} />
              </span>{' '}
              <span className={styles.total}>{formatNumber(total, iso)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreCategories categories={categories.slice(count)} />
    </nav>
  );
}

import { Link } from 'gatsby';

import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';
import { slugify } from '@/lib/slugify';

import { lastPage, useStockPage, type BuiltPage } from '../../hooks/use-stock-page';
import type { StockItem } from '../../model/item';
import { toItemSlug } from '../../model/item-path';
import type { StockFilter } from '../../model/search-request';
import { pageSize } from '../../model/search-request';

import { StockGrid } from './stock-grid';
import * as styles from './stock-list.module.css';

export type ListCategory = { name: string; label: string; path: string };

type Props = {
  built: BuiltPage;
  /** What every machine of the list has in common, e.g. its category. */
  filters: readonly StockFilter[];
  categories: readonly ListCategory[];
  basePath: string;
  search: string;
};

/** A list of stock items, 24 a page: the first page as it was built, further ones asked for live. */
export function StockList({ built, filters, categories, basePath, search }: Props) {
  const { t, iso } = useTexts();
  const { page, items, total, state, retry } = useStockPage({ built, filters, search });
  const toItemPath = (item: StockItem) => {
    const category = categories.find(({ name }) => name === item.category.name);
    const parent = category?.path ?? `${basePath}/${slugify(item.category.name)}`;
    return `${parent}/${toItemSlug(item)}`;
  };
  const pages = Math.min(Math.ceil(total / pageSize), lastPage);
  return (
    <div aria-busy={state === 'loading'} className={styles.list}>
      <p role="status" className={styles.count}>
        {state === 'loading'
          ? t('stock:list.loading')
          : t('stock:list.count', { count: total, formatted: formatNumber(total, iso) })}
      </p>
      {state === 'failed' && (
        <p role="alert">
          {t('stock:list.failed')}{' '}
          <button type="button" onClick={retry}>
            {t('stock:list.retry')}
          </button>
        </p>
      )}
      {state !== 'failed' && total === 0 && <p>{t('stock:list.empty')}</p>}
      <StockGrid
        heading="h2"
        items={items.map((item) => ({ item, path: toItemPath(item) }))}
        eager={page === 1 ? 4 : 0}
      />
      {pages > 1 && <Pages page={page} pages={pages} basePath={basePath} />}
    </div>
  );
}

function Pages({ page, pages, basePath }: { page: number; pages: number; basePath: string }) {
  const { t } = useTexts();
  const toHref = (number: number) => (number === 1 ? basePath : `${basePath}?page=${String(number)}`);
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return (
    <nav aria-label={t('stock:list.pages')}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link to={toHref(page - 1)} rel="prev">
              {t('stock:list.previous')}
            </Link>
          </li>
        )}
        {shown.map((number) => (
          <li key={number}>
            <Link
              to={toHref(number)}
              aria-label={t('stock:list.page', { page: number })}
              // Said for every link: left alone, one that differs in its query only would count as current.
              aria-current={number === page ? 'page' : false}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={toHref(page + 1)} rel="next">
              {t('stock:list.next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

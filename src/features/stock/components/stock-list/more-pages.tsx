import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';
import { isPlainClick } from '@/lib/plain-click';

import type { Missing } from '../../model/search/missing-pages';
import { formatQuery, getLastPage, pageSize, type StockQuery } from '../../model/search/query';

import * as styles from './more-pages.module.css';

type Props = {
  query: StockQuery;
  firstPage: number;
  total: number;
  /** The number of items on screen, and their last page. */
  shown: number;
  lastShown: number;
  /** A page that was requested and has not arrived: the link requests it again. */
  missing: Missing;
  pathname: string;
  search: string;
  showPages: (first: number, last: number) => void;
};

type Direction = 'previous' | 'next';

/** Links to the pages before and after those on screen. With scripts a link adds the page to the list. */
export function MorePages({
  query,
  firstPage,
  total,
  shown,
  lastShown,
  missing,
  notice,
  ...link
}: Props & { direction: Direction; /** Beside the link, why its page is not there. */ notice?: ReactNode }) {
  const { t, iso } = useTexts();
  if (link.direction === 'previous') {
    const page = missing === 'before' ? firstPage : firstPage - 1;
    if (page < 1) return null;
    const label = t('search:result.previous', { count: pageSize });
    return <PageLink {...link} query={query} page={page} pages={[page, query.page]} label={label} />;
  }
  const page = missing === 'after' || missing === 'list' ? query.page : query.page + 1;
  const left = total - lastShown * pageSize;
  return (
    <div className={styles.foot}>
      {total > 0 && (
        <p className={styles.shown}>
          <LiveText>
            {t('search:result.shown', { shown: formatNumber(shown, iso), total: formatNumber(total, iso) })}
          </LiveText>
        </p>
      )}
      {notice}
      {lastShown < getLastPage(total) && (
        <PageLink
          {...link}
          query={query}
          page={page}
          pages={[firstPage, page]}
          label={t('search:result.more', { count: Math.min(left, pageSize) })}
        />
      )}
    </div>
  );
}

function PageLink({
  query,
  page,
  pages,
  label,
  direction,
  pathname,
  search,
  showPages,
}: Pick<Props, 'query' | 'pathname' | 'search' | 'showPages'> & {
  page: number;
  pages: [number, number];
  label: string;
  direction: Direction;
}) {
  return (
    <a
      href={pathname + formatQuery({ ...query, page }, search)}
      rel={direction === 'previous' ? 'prev' : 'next'}
      className={styles.more}
      data-print="no"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        showPages(...pages);
      }}
    >
      <LiveText>{label}</LiveText>
    </a>
  );
}

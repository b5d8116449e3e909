import { isPlain } from '@/components/ui/intent-link';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { formatQuery, getLastPage, pageSize, type StockQuery } from '../../model/search/query';

import * as styles from './more-pages.module.css';

type Props = {
  query: StockQuery;
  firstPage: number;
  total: number;
  shown: number;
  pathname: string;
  search: string;
  showPages: (first: number, last: number) => void;
};

type Way = 'previous' | 'next';

/** The pages around those shown: real links that, once scripts are there, add the page instead of leaving this one. */
export function MorePages({ query, firstPage, total, shown, ...link }: Props & { way: Way }) {
  const { t, iso } = useTexts();
  const last = getLastPage(total);
  if (link.way === 'previous') {
    if (firstPage <= 1) return null;
    const label = t('search:result.previous', { count: pageSize });
    return <PageLink {...link} query={query} page={firstPage - 1} pages={[firstPage - 1, query.page]} label={label} />;
  }
  const left = total - query.page * pageSize;
  return (
    <div className={styles.foot}>
      {total > 0 && (
        <p className={styles.shown}>
          {t('search:result.shown', { shown: formatNumber(shown, iso), total: formatNumber(total, iso) })}
        </p>
      )}
      {query.page < last && (
        <PageLink
          {...link}
          query={query}
          page={query.page + 1}
          pages={[firstPage, query.page + 1]}
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
  way,
  pathname,
  search,
  showPages,
}: Pick<Props, 'query' | 'pathname' | 'search' | 'showPages'> & {
  page: number;
  pages: [number, number];
  label: string;
  way: Way;
}) {
  return (
    <a
      href={pathname + formatQuery({ ...query, page }, search)}
      rel={way === 'previous' ? 'prev' : 'next'}
      className={styles.more}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        showPages(...pages);
      }}
    >
      {label}
    </a>
  );
}

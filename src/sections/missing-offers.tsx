import { Link } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import * as moreLink from '@/components/ui/more-link.module.css';
import { fetchKnownCategories } from '@/features/stock/api/fetch-known-categories';
import { timeouts } from '@/features/stock/api/stock-api';
import { ItemRow } from '@/features/stock/components/stock-related/item-row';
import { stockApi } from '@/features/stock/hooks/stock-client';
import { useAnswers } from '@/features/stock/hooks/use-answers';
import { useItemPath, type ListCategory } from '@/features/stock/hooks/use-item-path';
import { getCategoryName, isCategorySegment } from '@/features/stock/model/categories/category';
import { buildSearchRequest, teaserSize } from '@/features/stock/model/search/search-request';
import type { Locale } from '@/i18n/locales';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { KeepOnItems } from './keep-on-items';

/** Sold ones among the newest are left out. */
const candidates = 12;

/**
 * What a visitor may have wanted at an address without a page: the newest items of the category that the address names,
 * and how many there are, or the newest of all.
 * @param segment the category's segment of the address; null if it has none
 */
export function MissingOffers({ segment }: { segment: string | null }) {
  const { t, iso } = useTexts();
  const category = useNamedCategory(segment);
  const categories = useMemo(() => (category === null || category === 'asking' ? [] : [category]), [category]);
  const [found] = categories;
  const toItemPath = useItemPath(categories);
  const filters = categories.map(({ name }) => ({ property: 'category.name', values: [name] }));
  const { answers, isSettled } = useAnswers(
    category === 'asking' ? [] : [buildSearchRequest({ size: candidates, filters })],
  );
  const answer = answers[0] ?? null;
  if (category !== 'asking' && isSettled && answer === null) return null;
  const items = answer?.items.filter(({ status }) => status !== 'sold').slice(0, teaserSize);
  const total = answer?.total ?? 0;
  const count = t('stock:list.count', { count: total, formatted: formatNumber(total, iso) });
  const toTitle = (label: string) => (answer === null ? label : `${label}: ${count}`);
  return (
    <KeepOnItems>
      <ItemRow
        key={total}
        isNear
        title={found === undefined ? t('item:missing.newest') : toTitle(found.label)}
        items={items === undefined ? null : items.map((item) => ({ item, path: toItemPath(item) }))}
        more={
          // Where no category was meant, the page itself leads to all machines.
          found === undefined ? undefined : (
            <Link key={total} to={found.path} className={moreLink.link}>
              {total > teaserSize
                ? t('item:missing.all', { formatted: formatNumber(total, iso), category: found.label })
                : t('item:similar.all', { category: found.label })}{' '}
              <Icon name="arrow" />
            </Link>
          )
        }
      />
    </KeepOnItems>
  );
}

/** The category that a segment names, as the stock API knows it now; null if there is none, or nobody answers. */
function useNamedCategory(segment: string | null): ListCategory | 'asking' | null {
  const locale = useLocale();
  const [category, setCategory] = useState<ListCategory | 'asking' | null>(segment === null ? null : 'asking');
  useEffect(() => {
    if (segment === null) return;
    const controller = new AbortController();
    void findCategory(segment, locale, controller.signal).then((found) => {
      if (!controller.signal.aborted) setCategory(found);
    });
    return () => controller.abort();
  }, [segment, locale]);
  return category;
}

async function findCategory(segment: string, locale: Locale, signal: AbortSignal): Promise<ListCategory | null> {
  const known = await fetchKnownCategories({ api: stockApi, timeoutMs: timeouts.browser, signal });
  const category =
    known.status === 'ok' ? known.value.find((one) => isCategorySegment(segment, one, locale)) : undefined;
  if (category === undefined) return null;
  return {
    name: category.name,
    label: getCategoryName(category, locale),
    path: toPath('stockCategory', locale, { category: segment.toLowerCase() }),
  };
}

import { Container } from '@/components/container/container';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { fetchKnownCategories } from '@/features/stock/api/fetch-known-categories';
import { timeouts } from '@/features/stock/api/stock-api';
import { StockList } from '@/features/stock/components/stock-list/stock-list';
import { UnindexedWhenRefined } from '@/features/stock/components/stock-seo/unindexed-when-refined';
import { stockApi, stockClient } from '@/features/stock/hooks/stock-client';
import { getCategoryName, isCategorySegment } from '@/features/stock/model/categories/category';
import { toCategorySlugs } from '@/features/stock/model/categories/category-slugs';
import type { Category } from '@/features/stock/model/contract';
import { toCategoryPaths } from '@/features/stock/model/item-path';
import { parseQuery } from '@/features/stock/model/search/query';
import { toSearchPlan, type StockAnswer } from '@/features/stock/model/search/search-plan';
import { restrictToScope, type Scope } from '@/features/stock/model/search/search-request';
import type { Locale } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { formatNumber } from '@/lib/format';

export type FoundCategory = { category: Category; scope: Scope; total: number };

/**
 * Finds the category that a path segment names in the stock API, and its number of items. Prefetches the list, so that
 * it renders with the page.
 * @returns `missing` if there is no such category, `failed` if the API does not respond
 */
export async function findNewCategory(
  segment: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<FoundCategory | 'missing' | 'failed'> {
  const known = await fetchKnownCategories({ api: stockApi, timeoutMs: timeouts.browser, signal });
  if (known.status === 'error') {
    if (!signal.aborted) console.error('Something went wrong fetching the categories', known.reason);
    return 'failed';
  }
  const category = known.value.find((one) => isCategorySegment(segment, one, locale));
  if (category === undefined) return 'missing';
  const scope = { 'category.name': [category.name] };
  const query = restrictToScope(parseQuery(window.location.search), scope);
  const { pages } = toSearchPlan({ query, scope, today: new Date(), firstPage: query.page });
  await Promise.all(pages.map((request) => stockClient.fetch(request, signal)));
  return { category, scope, total: (pages[0] && stockClient.peek(pages[0]))?.total ?? 0 };
}

const nothing: StockAnswer = { items: [], total: 0, facets: {} };

type Props = { found: FoundCategory; context: PageContext; path: string };

/** The list of a category newer than the site, as the next build will render it. */
export function NewCategoryPage({ found: { category, scope, total }, context: { language }, path }: Props) {
  const { t, iso } = useTexts();
  const label = getCategoryName(category, language);
  const alternates = toCategoryPaths(category.name, toCategorySlugs([category]));
  const overview = t('common:page.stockOverview.title');
  return (
    <Page
      context={{ language, route: 'stockCategory', alternates, ...(total === 0 && { robots: 'noindex' }) }}
      title={`${label} – ${overview}`}
      description={t('stock:list.categoryDescription', { category: label, total: formatNumber(total, iso) })}
    >
      <UnindexedWhenRefined pathname={path} />
      <Container>
        <Breadcrumbs
          crumbs={[
            { label: t('common:page.home.short'), href: toPath('home', language) },
            { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', language) },
          ]}
          current={label}
        />
        <h1>{label}</h1>
        <StockList
          built={nothing}
          names={[{ name: category.name, label, subCategories: [] }]}
          scope={scope}
          categories={[{ name: category.name, label, path: alternates[language] }]}
          pathname={path}
        />
      </Container>
    </Page>
  );
}

import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { Container } from '@/components/container/container';
import { ButtonLink } from '@/components/ui/button-link';
import { useLiveRobots } from '@/features/stock/hooks/use-live-robots';
import { useStockItem } from '@/features/stock/hooks/use-stock-item';
import { isCategorySegment } from '@/features/stock/model/categories/category';
import { toCategorySlugs } from '@/features/stock/model/categories/category-slugs';
import type { StockItem } from '@/features/stock/model/item';
import { toItemPaths } from '@/features/stock/model/item-path';
import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { useDelayed } from '@/hooks/use-delayed';
import { useLateTarget } from '@/hooks/use-late-target';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';

import { GoneItemPage } from './gone-item-page';
import * as styles from './new-item-page.module.css';
import { StockItemPage } from './stock-item-page';

type Props = {
  id: string;
  /** The category's segment of the address. */
  segment: string;
  context: PageContext;
  data: Queries.NotFoundQuery;
  /** The search field, for an item that does not exist. */
  search: ReactNode;
};

/** An item without a built page: it is newer than the site, or does not exist. */
export function NewItemPage({ id, segment, context, data, search }: Props) {
  const { t } = useTexts();
  const { language } = context;
  const isRightPlace = useCallback(
    ({ category }: StockItem) => isCategorySegment(segment, category, language),
    [segment, language],
  );
  const { state, item } = useStockItem({ id, built: null, isRightPlace });
  const robots = useLiveRobots(item);
  useLateTarget(item !== null);
  // Keeps the item in case it is removed later.
  const [last, setLast] = useState(item);
  if (item !== null && item !== last) setLast(item);
  const seen = last?.advertisementID === id ? last : null;
  const isSlow = useDelayed(state === 'loading');
  useEffect(() => {
    // The page was hidden until its kind is known (`mark-pending-item.tsx`).
    if (state !== 'loading' || isSlow) delete (document.documentElement.dataset as DocumentFlags).pending;
  }, [state, isSlow]);

  const sector = data.sectors.nodes.find(({ categories }) => categories?.includes(seen?.category.name ?? ''));
  const person = sector?.contact ?? data.sales.nodes[0] ?? null;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  if (state === 'gone') {
    const known = seen === null ? null : { item: seen, alternates: toAlternates(seen) };
    return <GoneItemPage {...{ context, known, segment, search, person, siteUrl }} />;
  }
  if (item === null) {
    const words = state === 'failed' ? t('item:failed') : t('item:loading');
    return (
      <Page context={context} title={words} description={words}>
        {state === 'failed' ? (
          <ErrorView
            heading={words}
            text={t('item:failedText')}
            remedy={<ButtonLink href={window.location.href}>{t('stock:list.retry')}</ButtonLink>}
          />
        ) : (
          <Container>
            <p role="status" className={styles.asking}>
              {isSlow && words}
            </p>
          </Container>
        )}
      </Page>
    );
  }
  const certificates = data.certificates.nodes.filter(({ sectors }) => sectors?.includes(sector?.key ?? null));
  return (
    <StockItemPage
      context={{
        language,
        route: 'stockItem',
        alternates: toAlternates(item),
        ...(robots !== undefined && { robots }),
      }}
      item={item}
      isLive
      builtDescription={null}
      person={person}
      certificates={certificates.flatMap(({ name }) => name ?? [])}
      siteUrl={siteUrl}
    />
  );
}

function toAlternates(item: StockItem) {
  return toItemPaths(item, toCategorySlugs([item.category]));
}

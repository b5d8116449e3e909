import { graphql, Link } from 'gatsby';
import { useMemo } from 'react';

import { SectionFrame } from '@/components/section/section-frame';
import { Icon } from '@/components/ui/icon';
import { MoreLink } from '@/components/ui/more-link';
import * as moreLink from '@/components/ui/more-link.module.css';
import { sectorIds, sectorRoutes } from '@/i18n/routes';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { useLiveTeaser } from '../hooks/use-live-teaser';
import type { StockItem } from '../model/item';

import { StockRows } from './stock-rows/stock-rows';

/** A section with the newest items of a sector, a category or the whole stock, and a link to all of them. */
export function StockTeaser({ section }: { section: Queries.StockTeaserFragment }) {
  const { t } = useTexts();
  const locale = useLocale();
  const { stockCategory: category } = section;
  const sector = sectorIds.find((id) => id === section.sector);
  const teaser = useMemo(
    () => ({
      // `listItem` is the node's own stock item, parsed when it was sourced.
      built: section.items.map(({ listItem, path }) => ({ item: listItem as unknown as StockItem, path })),
      categories: section.categories,
      locale,
    }),
    [section, locale],
  );
  const { ref, items } = useLiveTeaser(section, teaser);
  return (
    <SectionFrame
      title={section.title}
      titleLang={toLang(section, 'title')}
      more={
        category === null ? (
          <MoreLink route={sector === undefined ? 'stockOverview' : sectorRoutes[sector].stock}>
            {t('common:section.allStock')}
          </MoreLink>
        ) : (
          <Link to={category.path} className={moreLink.link}>
            {category.label} <Icon name="arrow" />
          </Link>
        )
      }
    >
      <div ref={ref}>{items.length === 0 ? <p>{t('stock:list.empty')}</p> : <StockRows items={items} />}</div>
    </SectionFrame>
  );
}

export const stockTeaser = graphql`
  fragment StockTeaser on ContentfulStockTeaser {
    fallbacks
    title
    sector
    categories
    stockCategory {
      label(locale: $language)
      path(locale: $language)
    }
    items {
      listItem(locale: $language)
      path(locale: $language)
    }
  }
`;

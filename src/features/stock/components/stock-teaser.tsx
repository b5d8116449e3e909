import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { MoreLink } from '@/components/ui/more-link';
import { sectorIds, sectorRoutes } from '@/i18n/routes';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';

import { StockGrid } from './stock-list/stock-grid';

/** The newest machines of a sector, a category or the whole stock, in a section of a page. */
export function StockTeaser({ section }: { section: Queries.StockTeaserFragment }) {
  const { t } = useTexts();
  const sector = sectorIds.find((id) => id === section.sector);
  // `listItem` is the node's own stock item, parsed when it was sourced.
  const items = section.items.map(({ listItem, path }) => ({ item: listItem as unknown as StockItem, path }));
  return (
    <SectionFrame
      title={section.title}
      titleLang={toLang(section, 'title')}
      more={
        <MoreLink route={sector === undefined ? 'stockOverview' : sectorRoutes[sector].stock}>
          {t('common:section.allStock')}
        </MoreLink>
      }
    >
      {items.length === 0 ? <p>{t('stock:list.empty')}</p> : <StockGrid items={items} heading="h3" />}
    </SectionFrame>
  );
}

export const stockTeaser = graphql`
  fragment StockTeaser on ContentfulStockTeaser {
    fallbacks
    title
    sector
    total
    items {
      listItem(locale: $language)
      path(locale: $language)
    }
  }
`;

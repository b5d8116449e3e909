import { useTexts } from '@/i18n/use-texts';

import { useFilterWords } from '../../hooks/use-filter-words';
import type { ChangeQuery } from '../../hooks/use-stock-query';
import type { NamedCategory } from '../../model/categories/category-names';
import type { Facets } from '../../model/search/facets';
import { filters } from '../../model/search/filters';
import type { StockQuery } from '../../model/search/query';
import type { Scope } from '../../model/search/search-request';

import { FilterControl } from './filter-control';
import { FilterGroup } from './filter-group';
import * as styles from './filter-panel.module.css';

export type PanelProps = {
  query: StockQuery;
  facets: Facets;
  categories: readonly NamedCategory[];
  scope: Scope;
  onChange: ChangeQuery;
};

type Row = (typeof filters)[number];

/** The filters that are open from the start; the others are when something is chosen in them. */
const openProperties: readonly Row['property'][] = [
  'category.name',
  'subCategory.name',
  'makeName',
  'price.amount',
  'constructionYear',
];

/** Every filter of the table, with the values that the stock has for it. */
export function FilterPanel(props: PanelProps) {
  const texts = useTexts();
  const { query, facets, categories, onChange } = props;
  const words = useFilterWords(categories);
  return (
    <div className={styles.panel}>
      {filters
        .filter((row) => isOffered(row, props))
        .map((row) => (
          <FilterGroup
            key={row.property}
            label={texts.t(row.label)}
            isOpenFirst={openProperties.includes(row.property)}
            isSet={row.property in query.values || row.property in query.ranges}
          >
            <FilterControl
              row={row}
              values={row.control === 'range' ? undefined : query.values[row.property]}
              range={row.control === 'range' ? query.ranges[row.property] : undefined}
              facet={facets[row.property]}
              categories={categories}
              texts={texts}
              words={words}
              onChange={onChange}
            />
          </FilterGroup>
        ))}
    </div>
  );
}

/** A filter without anything to choose is left out, as is the category of a page that is about one. */
function isOffered(row: Row, { query, facets, scope }: PanelProps): boolean {
  const isOneCategory = scope['category.name']?.length === 1;
  if (row.property === 'category.name' && isOneCategory) return false;
  if (row.control !== 'options' || row.property in query.values) return true;
  if (row.property === 'subCategory.name' && !isOneCategory && !('category.name' in query.values)) return false;
  const facet = facets[row.property];
  return facet !== undefined && 'counts' in facet && facet.counts.length > 0;
}

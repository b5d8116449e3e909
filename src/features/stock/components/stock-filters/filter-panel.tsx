import { useState } from 'react';

import { anchoredParts } from '@/hooks/scroll-anchoring';
import { useTexts } from '@/i18n/use-texts';

import { useFilterWords } from '../../hooks/use-filter-words';
import type { ChangeQuery } from '../../hooks/use-stock-query';
import { isSubCategoryOf, type NamedCategory } from '../../model/categories/category-names';
import type { Facet, Facets } from '../../model/search/facets';
import { filters, isFor } from '../../model/search/filters';
import type { StockQuery } from '../../model/search/query';
import { getChosen, type Scope } from '../../model/search/search-request';

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

/** Open from the start; another filter opens when it has a value. */
const openProperties: readonly Row['property'][] = [
  'category.name',
  'subCategory.name',
  'makeName',
  'price.amount',
  'constructionYear',
];

/** Every filter of the table that has values in the stock. */
export function FilterPanel(props: PanelProps) {
  const texts = useTexts();
  const { query, facets, categories, onChange } = props;
  const words = useFilterWords(categories);
  const [found, setFound] = useState<readonly string[]>([]);
  // A filter that had values once stays in place, open or closed as the visitor left it.
  const kept = filters.filter((row) => isKept(row, props)).map((row) => toKey(row, props));
  if (!kept.every((key) => found.includes(key))) setFound([...new Set([...found, ...kept])]);
  return (
    <div className={styles.panel} {...anchoredParts}>
      {filters
        .filter((row) => isMeant(row, props) && (hasValues(row, props) || found.includes(toKey(row, props))))
        .map((row) => (
          <FilterGroup
            key={row.property}
            label={texts.t(row.label)}
            isOpenFirst={openProperties.includes(row.property)}
            isSet={isSet(row, query)}
          >
            <FilterControl
              row={row}
              values={row.control === 'range' ? undefined : query.values[row.property]}
              range={row.control === 'range' ? query.ranges[row.property] : undefined}
              facet={row.property === 'subCategory.name' ? toOwnSubCategories(props) : facets[row.property]}
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

/** The page of one category has no category filter; sub categories and measures need a chosen category. */
function isMeant(row: Row, { query, scope }: PanelProps): boolean {
  if ('isHidden' in row || !isFor(row, getChosen(query, scope))) return false;
  const isOneCategory = scope['category.name']?.length === 1;
  if (row.property === 'category.name') return !isOneCategory;
  return row.property !== 'subCategory.name' || isOneCategory || 'category.name' in query.values;
}

function isSet({ property }: Row, { values, ranges }: StockQuery): boolean {
  return property in values || property in ranges;
}

/** A filter for some categories is another one for other categories. */
function toKey({ property, ...row }: Row, { query, scope }: PanelProps): string {
  return 'categories' in row ? `${property} ${getChosen(query, scope).join()}` : property;
}

/**
 * Whether a filter stays, although nothing may be left to choose from. One for some categories stays once it is set:
 * until the facets of newly chosen categories arrive, those on screen are of others.
 */
function isKept(row: Row, props: PanelProps): boolean {
  return 'categories' in row ? isSet(row, props.query) : hasValues(row, props);
}

/** Whether a filter offers any value. */
function hasValues(row: Row, props: PanelProps): boolean {
  if (isSet(row, props.query)) return true;
  if (row.control === 'range') return !('categories' in row) || 'minimum' in (props.facets[row.property] ?? {});
  if (row.control !== 'options' && !('isAssumed' in row)) return true;
  const facet = row.property === 'subCategory.name' ? toOwnSubCategories(props) : props.facets[row.property];
  return facet !== undefined && 'counts' in facet && facet.counts.length > 0;
}

/** Until the facets of a newly chosen category arrive, the values on screen are those of all categories. */
function toOwnSubCategories({ query, facets, categories, scope }: PanelProps): Facet | undefined {
  const facet = facets['subCategory.name'];
  if (facet === undefined || !('counts' in facet)) return facet;
  const chosen = getChosen(query, scope);
  return { counts: facet.counts.filter(({ value }) => isSubCategoryOf(value, chosen, categories)) };
}

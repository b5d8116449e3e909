import type { TextKey } from '../../../../i18n/text-keys';
import type { EnumerationName } from '../enumerations';

/** Common to all filters: the API's property, which is also the name in the address, and the label. */
type Row = { property: string; label: TextKey };

/** Checkboxes with the API's counts: an item with any selected value matches. */
type OptionsRow = Row & {
  control: 'options';
  /** Values of an enumeration, labelled by the site's texts. */
  enumeration?: EnumerationName;
  /** Values labelled by the names of categories. */
  names?: 'categories' | 'subCategories';
  /** The filter that this one refines: it is offered once that filter has a value. */
  refines?: string;
};
/** Radio buttons; each choice stands for several values of the API. No choice matches all items. */
type ChoiceRow = Row & { control: 'choice'; choices: Readonly<Record<string, readonly string[]>> };
/** A checkbox: items listed in the last `days`. */
type RecentRow = Row & { control: 'recent'; value: string; days: number };
/** A value typed in full. */
type TextRow = Row & { control: 'text' };
/** From and to in the visitors' unit; the API's values are `scale` times as large. */
type RangeRow = Row & {
  control: 'range';
  scale: number;
  lowest: number;
  highest: number;
  unit: 'euro' | 'hours' | null;
  /** A valid number for the error text beside an invalid one. */
  example: number;
  /** The API sends 0 for unknown: a range must not include it. */
  isZeroUnknown?: true;
};

export type FilterRow = OptionsRow | ChoiceRow | RecentRow | TextRow | RangeRow;

/**
 * Every filter of the stock lists, in the order of the panel (spec section 2). Address, request, aggregations, panel
 * and applied filters are derived from a row.
 */
export const filters = [
  { property: 'category.name', control: 'options', label: 'search:filter.category', names: 'categories' },
  {
    property: 'subCategory.name',
    control: 'options',
    label: 'search:filter.subCategory',
    names: 'subCategories',
    refines: 'category.name',
  },
  { property: 'makeName', control: 'options', label: 'search:filter.makeName' },
  {
    property: 'price.amount',
    control: 'range',
    label: 'search:filter.price_amount',
    unit: 'euro',
    scale: 100,
    lowest: 0,
    highest: 99_999_999,
    example: 25_000,
    isZeroUnknown: true,
  },
  {
    property: 'constructionYear',
    control: 'range',
    label: 'search:filter.constructionYear',
    unit: null,
    scale: 1,
    // Half a typed year ("20") is no year.
    lowest: 1900,
    highest: 2100,
    example: 2018,
  },
  {
    property: 'operatingHours',
    control: 'range',
    label: 'search:filter.operatingHours',
    unit: 'hours',
    scale: 1,
    lowest: 0,
    highest: 9_999_999,
    example: 2500,
  },
  {
    property: 'transaction',
    control: 'choice',
    label: 'search:filter.transaction',
    choices: { sales: ['sale', 'both'], rental: ['rental', 'both'] },
  },
  { property: 'energyType', control: 'options', label: 'search:filter.energyType', enumeration: 'energyType' },
  { property: 'emissionsClass', control: 'options', label: 'search:filter.emissionsClass' },
  { property: 'createdDate', control: 'recent', label: 'search:filter.createdDate', value: 'week', days: 7 },
  { property: 'advertiserStockNumber', control: 'text', label: 'search:filter.advertiserStockNumber' },
] as const satisfies readonly FilterRow[];

type Filters = (typeof filters)[number];
export type FilterProperty = Filters['property'];
export type RangeProperty = Extract<Filters, { control: 'range' }>['property'];
/** Filters with a list of values; all but `options` hold at most one. */
export type ValueProperty = Exclude<FilterProperty, RangeProperty>;

/** Filters with counts: a typed value and a comparison with today have none. */
export const facetProperties: readonly FilterProperty[] = filters
  .filter(({ control }) => control === 'options' || control === 'choice' || control === 'range')
  .map(({ property }) => property);

/** The properties that the API's text search covers (spec section 7). */
export const freeTextProperties = ['makeName', 'model', 'type'] as const;

/** The filters that refine a filter. */
export function getDependents(property: FilterProperty): FilterProperty[] {
  return filters.filter((row) => 'refines' in row && row.refines === property).map((row) => row.property);
}

import { geared, lifting, powered, wide } from './filter-categories';
import type { FilterRow } from './filter-row';

export type { FilterRow } from './filter-row';

/** What rows of measures have in common. `contract-ranges.ts` says in which unit the API has their numbers. */
const measure = {
  control: 'range',
  refines: 'category.name',
  isZeroUnknown: true,
  scale: 1,
  lowest: 0,
  highest: 99_999,
} as const;
/** In metres: what is typed in millimetres without saying so is refused. */
const length = { ...measure, unit: 'm', scale: 1000, highest: 99 } as const;

/** Filters of a forklift's mast. */
const mast = { refines: 'category.name', categories: ['forklifts', 'reachTrucks'], isAssumed: true } as const;

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
    ...measure,
    property: 'power.value',
    label: 'search:filter.power_value',
    unit: 'kW',
    example: 100,
    categories: powered,
  },
  {
    ...length,
    property: 'liftingHeight.value',
    label: 'search:filter.liftingHeight_value',
    example: 4.5,
    categories: lifting,
  },
  {
    ...measure,
    property: 'liftingCapacity.value',
    label: 'search:filter.liftingCapacity_value',
    unit: 'kg',
    example: 2500,
    categories: [...lifting, 'aerialPlatforms'],
  },
  {
    ...length,
    property: 'workingWidth.value',
    label: 'search:filter.workingWidth_value',
    example: 3.2,
    categories: wide,
  },
  {
    ...measure,
    property: 'tankCapacity.value',
    label: 'search:filter.tankCapacity_value',
    unit: 'l',
    example: 4000,
    categories: ['sprayers', 'fertiliserSpreaders', 'slurryTankers', 'feedMixers', 'combineHarvesters'],
  },
  {
    ...mast,
    property: 'mastStageCount',
    control: 'options',
    label: 'search:filter.mastStageCount',
    enumeration: 'mastStageCount',
  },
  {
    ...mast,
    property: 'freeliftAvailable',
    control: 'flag',
    label: 'search:filter.freeliftAvailable',
    value: 'yes',
    asked: { values: [true] },
  },
  {
    property: 'transmissionType',
    control: 'options',
    label: 'search:filter.transmissionType',
    enumeration: 'transmissionType',
    refines: 'category.name',
    categories: geared,
    isAssumed: true,
  },
  // By their Dutch names, which are the same in all languages.
  {
    property: 'accessories.nl',
    control: 'options',
    label: 'search:filter.accessories',
    names: 'accessories',
    isEach: true,
    needsCategory: true,
    isAssumed: true,
  },
  {
    property: 'pricing.vat',
    control: 'choice',
    label: 'search:filter.pricing_vat',
    choices: { deductible: ['btw', 'new'], margin: ['margin'] },
    any: 'search:panel.anyVat',
    isAssumed: true,
  },
  {
    property: 'transaction',
    control: 'choice',
    label: 'search:filter.transaction',
    choices: { sales: ['sale', 'both'], rental: ['rental', 'both'] },
    any: 'search:panel.both',
  },
  {
    property: 'used',
    control: 'choice',
    label: 'search:filter.used',
    choices: { used: [true], new: [false] },
    any: 'search:panel.any',
    isAssumed: true,
  },
  { property: 'energyType', control: 'options', label: 'search:filter.energyType', enumeration: 'energyType' },
  { property: 'emissionsClass', control: 'options', label: 'search:filter.emissionsClass' },
  { property: 'createdDate', control: 'recent', label: 'search:filter.createdDate', value: 'week', days: 7 },
  // Items without a status, and lists: `contract-values.ts`.
  {
    property: 'status',
    control: 'flag',
    label: 'search:filter.status',
    value: 'available',
    asked: { values: [null, 'reserved'] },
    enumeration: 'status',
    isAssumed: true,
  },
  { property: 'advertiserStockNumber', control: 'text', label: 'search:filter.advertiserStockNumber' },
  // What buyers type and few would look for in a panel.
  {
    property: 'mastType',
    control: 'options',
    label: 'search:filter.mastType',
    enumeration: 'mastType',
    isHidden: true,
  },
  {
    property: 'pricing.type',
    control: 'options',
    label: 'search:filter.pricing_type',
    enumeration: 'priceType',
    isHidden: true,
  },
  {
    property: 'damaged',
    control: 'flag',
    label: 'search:filter.damaged',
    value: 'yes',
    asked: { values: [true] },
    isHidden: true,
  },
  {
    property: 'images',
    control: 'flag',
    label: 'search:filter.images',
    value: 'with',
    asked: { minimum: 1 },
    isHidden: true,
  },
] as const satisfies readonly FilterRow[];

type Filters = (typeof filters)[number];
export type FilterProperty = Filters['property'];
export type RangeProperty = Extract<Filters, { control: 'range' }>['property'];
/** Filters with a list of values; all but `options` hold at most one. */
export type ValueProperty = Exclude<FilterProperty, RangeProperty>;

/** Filters of the panel with counts or a range: a typed value and a comparison with today have none. */
export const facetProperties: readonly FilterProperty[] = filters
  .filter((row) => !('isHidden' in row) && row.control !== 'recent' && row.control !== 'text')
  .map(({ property }) => property);

/** The properties that the API's text search covers (spec section 7). */
export const freeTextProperties = ['makeName', 'model', 'type'] as const;

/** The filters that refine a filter. */
export function getDependents(property: FilterProperty): FilterProperty[] {
  return filters.filter((row) => 'refines' in row && row.refines === property).map((row) => row.property);
}

/**
 * Whether a filter is for a list of these categories only: a filter for some categories has to be for each of them.
 * @param chosen API names; none for the whole stock
 */
export function isFor({ categories, needsCategory }: FilterRow, chosen: readonly string[]): boolean {
  if (needsCategory === true) return chosen.length > 0;
  return categories === undefined || (chosen.length > 0 && chosen.every((name) => categories.includes(name)));
}

/** The facets of a list of these categories. */
export function getFacetProperties(chosen: readonly string[]): FilterProperty[] {
  return filters
    .filter((row) => facetProperties.includes(row.property) && isFor(row, chosen))
    .map((row) => row.property);
}

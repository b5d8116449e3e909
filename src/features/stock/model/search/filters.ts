import type { TextKey } from '../../../../i18n/text-keys';
import type { EnumerationName } from '../enumerations';

/** Common to all filters: the API's property, which is also the name in the address, and the label. */
type Row = {
  property: string;
  label: TextKey;
  /** The filter that this one refines: it is offered once that filter has a value. */
  refines?: string;
  /** The categories, by API name, that the filter is for; without them it is for all. */
  categories?: readonly string[];
};

/** Checkboxes with the API's counts: an item with any selected value matches. */
type OptionsRow = Row & {
  control: 'options';
  /** Values of an enumeration, labelled by the site's texts. */
  enumeration?: EnumerationName;
  /** Values labelled by the names of categories. */
  names?: 'categories' | 'subCategories';
};
/** Radio buttons; each choice stands for several values of the API. No choice matches all items. */
type ChoiceRow = Row & { control: 'choice'; choices: Readonly<Record<string, readonly string[]>> };
/** A checkbox: items listed in the last `days`. */
type RecentRow = Row & { control: 'recent'; value: string; days: number };
/** A value typed in full. */
type TextRow = Row & { control: 'text' };
type MeasureUnit = 'kW' | 'm' | 'kg' | 'l';

/** From and to in the visitors' unit; the API's values are `scale` times as large. */
type RangeRow = Row & {
  control: 'range';
  scale: number;
  lowest: number;
  highest: number;
  /** Of a measure visitors may type other units, too (`typed-number.ts`). */
  unit: 'euro' | 'hours' | MeasureUnit | null;
  /** A valid number for the error text beside an invalid one. */
  example: number;
  /** The API sends 0 for unknown: a range must not include it. */
  isZeroUnknown?: true;
};

export type FilterRow = OptionsRow | ChoiceRow | RecentRow | TextRow | RangeRow;

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

const lifting = [
  'forklifts',
  'reachTrucks',
  'telehandlers',
  'yardLoaders',
  'wheelLoaders',
  'skidSteerLoaders',
] as const;

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
    categories: [
      'tractors',
      'compactTractors',
      'telehandlers',
      'combineHarvesters',
      'forageHarvesters',
      'yardLoaders',
      'wheelLoaders',
      'backhoeLoaders',
      'sweepers',
      'woodChippers',
    ],
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
    categories: [
      'mowers',
      'mulchers',
      'rideOnMowers',
      'frontMowers',
      'reelMowers',
      'vergeMowers',
      'sportsTurf',
      'sweepers',
      'tedders',
      'rakes',
      'tillage',
      'sowingPlanting',
      'fertiliserSpreaders',
      'sprayers',
      'combineHarvesters',
    ],
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

/** Filters with counts or a range: a typed value and a comparison with today have none. */
export const facetProperties: readonly FilterProperty[] = filters
  .filter(({ control }) => control === 'options' || control === 'choice' || control === 'range')
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
export function isFor({ categories }: FilterRow, chosen: readonly string[]): boolean {
  return categories === undefined || (chosen.length > 0 && chosen.every((name) => categories.includes(name)));
}

/** The facets of a list of these categories. */
export function getFacetProperties(chosen: readonly string[]): FilterProperty[] {
  return filters
    .filter((row) => facetProperties.includes(row.property) && isFor(row, chosen))
    .map((row) => row.property);
}

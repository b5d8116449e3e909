import type { TextKey } from '../../../../i18n/text-keys';
import type { EnumerationName } from '../enumerations';

/** What every filter has: the API's property, which is also its name in the address, and its label. */
type Row = { property: string; label: TextKey };

/** Values to tick, counted by the API: any of them may hold. */
type OptionsRow = Row & {
  control: 'options';
  /** Values of a closed list, whose labels are texts of the site. */
  enumeration?: EnumerationName;
  /** Values whose labels are the names of categories. */
  names?: 'categories' | 'subCategories';
  /** The filter that this one refines: it is offered when that one has a value. */
  refines?: string;
};
/** One of a few choices; each stands for several values of the API. Without a choice all hold. */
type ChoiceRow = Row & { control: 'choice'; choices: Readonly<Record<string, readonly string[]>> };
/** On or off: items listed in the last `days`. */
type RecentRow = Row & { control: 'recent'; value: string; days: number };
/** One value, typed in full. */
type TextRow = Row & { control: 'text' };
/** From and to, in the unit that visitors use; the API's is `scale` times as large. */
type RangeRow = Row & {
  control: 'range';
  scale: number;
  lowest: number;
  highest: number;
  unit: 'euro' | 'hours' | null;
  /** A number that visitors may have meant who typed none. */
  example: number;
  /** The API has 0 where the number is not known, so that a range must not reach so far down. */
  isZeroUnknown?: true;
};

export type FilterRow = OptionsRow | ChoiceRow | RecentRow | TextRow | RangeRow;

/**
 * Every filter of the stock lists, in the order of the panel (spec section 2). One row is all there is to a filter: the
 * address, the request, the aggregations, the panel and the applied filters are made from it.
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
    // Half a year typed ("20") is no year.
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
/** A filter whose state is a list of values; all but the options hold one at most. */
export type ValueProperty = Exclude<FilterProperty, RangeProperty>;

/** The filters that the API counts: what is typed in full or compared with today has nothing to count. */
export const facetProperties: readonly FilterProperty[] = filters
  .filter(({ control }) => control === 'options' || control === 'choice' || control === 'range')
  .map(({ property }) => property);

/** The words that the free text is compared with (spec section 7). */
export const freeTextProperties = ['makeName', 'model', 'type'] as const;

/** The filters that refine a filter. */
export function getDependents(property: FilterProperty): FilterProperty[] {
  return filters.filter((row) => 'refines' in row && row.refines === property).map((row) => row.property);
}

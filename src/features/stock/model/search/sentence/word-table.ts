/** The properties that a number can be about; `none` for a measure without a filter ("weight"). */
export type Quantity =
  | 'price.amount'
  | 'constructionYear'
  | 'operatingHours'
  | 'power.value'
  | 'liftingHeight.value'
  | 'liftingCapacity.value'
  | 'workingWidth.value'
  | 'tankCapacity.value'
  | 'none';

/**
 * How a number is compared. `before` and `after` are for years; `newer` and its like for years and ages; `last` for
 * ages ("last 5 years").
 */
export type Comparison =
  | ('min' | 'max' | 'less' | 'more' | 'about' | 'exact')
  | ('before' | 'after' | 'newer' | 'older' | 'notOlder' | 'notNewer' | 'last');

/** What a word does for its neighbours. */
export type Role =
  /** Between two numbers: from 3 to 4. */
  | 'to'
  /** Opens a range whose numbers `and` joins. */
  | 'between'
  | 'and'
  | 'or'
  /** Before a number without changing it: of 2015. */
  | 'of'
  /** The next part is not wanted. */
  | 'not'
  /** What comes next belongs to a machine and is not searched itself: with, for, behind. */
  | 'beside'
  /** Behind a comparison: less than. */
  | 'than'
  /** After an age: 5 years old. */
  | 'aged'
  /** After a price for a time: per month. */
  | 'per';

export const units = [
  ...(['euro', 'hours', 'age', 'kW', 'hp', 'bhp', 'kg', 't', 'lb', 'm', 'cm', 'mm', 'ft', 'inch', 'l', 'm3'] as const),
  'gallon',
  /** Known, but no filter has it: km/h, bar, volt. */
  'other',
] as const;
export type Unit = (typeof units)[number];

type Rows<Key extends string = string> = Readonly<Partial<Record<Key, string>>>;

/**
 * The words of one language, by what they mean. Words stand in one text, separated by spaces, in their usual spelling;
 * a phrase has a dash between its words. However it is written (`lift-truck`: "lift truck", "lifttruck"), it is found,
 * and so are plurals by their usual endings, umlauts in any spelling, and the labels of the API's categories.
 */
export type WordTable = {
  /** By the API names of the categories that are meant, with `category/subCategory` for a sub category. */
  categories: Rows;
  /** By `property=value`, or `property=value&property=value`. */
  values: Rows;
  /** As `values`, or `property<number` and `property>number` for a range, or a sort: offered, never applied. */
  doubtful: Rows;
  /** By the sort's name in addresses. */
  sorts: Rows;
  comparisons: Rows<Comparison | `${Comparison} ${Quantity}`>;
  /** Words that compare with a `than` behind them (less than 5000) or an `or` before them (5000 or less). */
  comparatives: Rows<Comparison | `${Comparison} ${Quantity}`>;
  /** Other words after a number: 2015 onwards. */
  endings: Rows<'min' | 'max'>;
  quantities: Rows<Quantity>;
  units: Rows<Unit>;
  roles: Rows<Role>;
  /** By the number; 100 and 1000 multiply what stands before them. Numbers may be parts of a word. */
  numbers: Rows;
  /** "and" inside of a number word. */
  numberJoint?: string;
  /**
   * First parts of compounds (Elektro-stapler, farm tractor), by what they add as `values` have it; `''` adds nothing.
   */
  prefixes: Rows;
  /** Last parts of compounds (Stapler-vermietung). */
  suffixes?: Rows;
  /** Words of machines that say it all as the last part of any compound (Tiefen-grubber). */
  heads?: string;
  /** Words without a meaning, which nobody misses. */
  ignored: string;
  /** Words with a meaning that no filter has. Here so that no misspelling of another word is seen in them. */
  idle?: string;
};

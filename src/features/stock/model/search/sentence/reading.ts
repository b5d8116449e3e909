import type { RangeProperty } from '../filters';
import type { Range } from '../query';
import type { StockSort } from '../sort';

import type { Synonym } from './synonyms';

/** What the stock and the site know beside the tables of words. Its index is made once for each object. */
export type Known = {
  /** By API name, with their labels in all languages. */
  categories: readonly (Named & { subCategories: readonly Named[] })[];
  makes: readonly string[];
  models: readonly { make: string; model: string }[];
  /** Words in types and titles that the API's text search finds ("ProfiPlus"). */
  types?: readonly string[];
  /** By Dutch name, with their labels in all languages. */
  accessories: readonly Named[];
  /** Of the CMS (`synonyms.ts`). */
  synonyms: readonly Synonym[];
  today: Date;
};

type Named = { name: string; labels: readonly string[] };

/**
 * Filters with values. `mastStageCount` (2 for duplex, 3 for triplex) and `freeliftAvailable` (`yes`) are the API's
 * properties of forklift masts; its `mastType` is articulated, scissor or telescope.
 */
export const valueNames = [
  'category.name',
  'subCategory.name',
  'makeName',
  'energyType',
  'emissionsClass',
  'transaction',
  'createdDate',
  'used',
  'transmissionType',
  'mastType',
  'mastStageCount',
  'freeliftAvailable',
  'status',
  'images',
  'accessories.nl',
  'pricing.vat',
  'pricing.type',
  'damaged',
] as const;
export type ValueName = (typeof valueNames)[number];

export type Assignment = { property: ValueName; values: readonly string[] };

/** One thing that a part of a sentence means. */
export type Meant = Assignment | { property: RangeProperty; range: Range } | { sort: StockSort } | { term: string };

/** An applied part, as typed: the page can show "trekker → Tractors". */
export type Part = { typed: string; meant: readonly Meant[] };

/** What may be meant and is not applied: each of `meant` is a choice, unless a sub category comes with its category. */
export type Doubt = {
  typed: string;
  meant: readonly Meant[];
  /** The word that a misspelt one resembles. */
  word?: string;
};

/** How a sentence was understood. */
export type Reading = {
  values: Partial<Record<ValueName, readonly string[]>>;
  /** In the visitors' units: euros, years, hours, kW, m, kg, l. */
  ranges: Partial<Record<RangeProperty, Range>>;
  sort: StockSort | null;
  /** Words of models and types for the API's text search, in the spelling of the stock. */
  term: string;
  /** What was not understood, as typed, in order. */
  unused: readonly string[];
  doubtful: readonly Doubt[];
  parts: readonly Part[];
};

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
  /** Offered once a category is chosen: the whole stock has too many values. */
  needsCategory?: true;
  /** Shown only where the API answers a facet: an assumption of the contract, which an API may lack. */
  isAssumed?: true;
  /** Not in the panel, so without a facet: in addresses, requests and applied filters alone. */
  isHidden?: true;
};

/** Checkboxes with the API's counts: an item with any selected value matches. */
type OptionsRow = Row & {
  control: 'options';
  /** Of a list: an item matches that has each selected value. */
  isEach?: true;
  /** Values of an enumeration, labelled by the site's texts. */
  enumeration?: EnumerationName;
  /** Values labelled by names that the stock API or the stock has in all languages. */
  names?: 'categories' | 'subCategories' | 'accessories';
};
/** Radio buttons; each choice stands for values of the API. No choice, labelled by `any`, matches all items. */
type ChoiceRow = Row & {
  control: 'choice';
  choices: Readonly<Record<string, readonly (string | boolean)[]>>;
  any: TextKey;
};
/** A checkbox for one thing; `asked` is what the API is asked for, null for no value. */
type FlagRow = Row & {
  control: 'flag';
  value: string;
  asked: { values: readonly (string | boolean | null)[] } | { minimum: number };
  /** All values that an item can have, where they are others than those that are asked for. */
  enumeration?: EnumerationName;
};
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

export type FilterRow = OptionsRow | ChoiceRow | FlagRow | RecentRow | TextRow | RangeRow;

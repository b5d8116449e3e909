import type { Locale } from '../../../../i18n/locales';
import type { StockItem } from '../item';
import { getItemTitle } from '../item-names';

type Category = readonly [name: string, label: string, path: string];

/**
 * The category (its index in the list), the make and model of the API's lists, and the rest of the title; '' for none.
 */
type Kind = readonly [category: number, make: string, model: string, rest: string];

/**
 * The suggestions of the search field in one language, small enough for a phone: items of a kind share its words, and
 * paths are assembled from parts.
 */
export type SuggestionIndex = {
  categories: readonly Category[];
  kinds: readonly Kind[];
  /** Columns of equal length, the highest advertisementID first. */
  machines: {
    /** Each advertisementID as the difference from the one before; the first in full. */
    ids: readonly number[];
    stockNumbers: readonly string[];
    /** Indexes into the list of kinds. */
    kinds: readonly number[];
  };
};

/** The path of a language's index: the build writes it, the browser fetches it. */
export function toSuggestionsPath(locale: Locale): string {
  return `/stock-suggestions/${locale}.json`;
}

type Parts = {
  items: readonly StockItem[];
  /** Names and paths in the index's language. Items of other categories have no page and are left out. */
  categories: readonly { name: string; label: string; path: string }[];
};

/** The index of a stock; the same in any order of items. */
export function toSuggestionIndex({ items, categories }: Parts): SuggestionIndex {
  const places = new Map(categories.map(({ name }, place) => [name, place]));
  const kinds = new Map<string, { place: number; kind: Kind }>();
  const ids: number[] = [];
  const stockNumbers: string[] = [];
  const kindPlaces: number[] = [];
  let before: number | null = null;
  for (const item of items.toSorted((a, b) => Number(b.advertisementID) - Number(a.advertisementID))) {
    const category = places.get(item.category.name);
    if (category === undefined) continue;
    const kind = toKind(item, category);
    const key = JSON.stringify(kind);
    const { place } = kinds.get(key) ?? { place: kinds.size };
    kinds.set(key, { place, kind });
    const id = Number(item.advertisementID);
    ids.push(before === null ? id : before - id);
    stockNumbers.push(item.advertiserStockNumber ?? item.advertisementID);
    kindPlaces.push(place);
    before = id;
  }
  return {
    categories: categories.map(({ name, label, path }) => [name, label, path]),
    kinds: [...kinds.values()].map(({ kind }) => kind),
    machines: { ids, stockNumbers, kinds: kindPlaces },
  };
}

/** Makes and models outside of the API's lists ("other") are words of the title only: no filter would find them. */
function toKind(item: StockItem, category: number): Kind {
  const title = getItemTitle(item);
  const make = toListed(item, item.makeName);
  const model = toListed(item, item.model);
  const head = joinWords(make, model);
  return [category, make, model, head === '' ? title : title.slice(head.length + 1)];
}

/** The name, or '' for "other", which titles leave out. */
function toListed({ advertisementID, category }: StockItem, name: string | undefined): string {
  return name === undefined ? '' : getItemTitle({ advertisementID, category, makeName: name });
}

/** @example joinWords('Fendt', '', 'ProfiPlus') // 'Fendt ProfiPlus' */
export function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** Validates a fetched index; null when it is malformed. By hand, because it is long and its shape simple. */
export function parseSuggestionIndex(input: unknown): SuggestionIndex | null {
  if (!isRecord(input) || !isRecord(input.machines)) return null;
  const { categories, kinds } = input;
  const { ids, stockNumbers, kinds: kindPlaces } = input.machines;
  if (!isListOf(categories, isCategory) || !isListOf(kinds, isKind)) return null;
  if (!isListOf(ids, isCount) || !isListOf(stockNumbers, isText) || !isListOf(kindPlaces, isCount)) return null;
  const isWhole =
    ids.length === stockNumbers.length &&
    ids.length === kindPlaces.length &&
    kindPlaces.every((place) => place < kinds.length) &&
    kinds.every(([category]) => category < categories.length);
  return isWhole ? { categories, kinds, machines: { ids, stockNumbers, kinds: kindPlaces } } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, isMember: (member: unknown) => member is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isMember);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCategory = (value: unknown): value is Category => isListOf(value, isText) && value.length === 3;
const isKind = (value: unknown): value is Kind =>
  Array.isArray(value) && value.length === 4 && isCount(value[0]) && isListOf(value.slice(1), isText);

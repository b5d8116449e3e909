import { toSameKey } from '../../../../lib/plain-text';
import { splitWords, toSpellings } from '../../../../lib/spellings';
import { toItemSlug } from '../item-path';

import { joinWords, type SuggestionIndex } from './suggestion-index';
import { toStockNumberKey } from './suggestion-words';

/**
 * A suggestion of the search field. Names are the API's, labels and paths in the index's language; counts are in items.
 */
export type Suggestion =
  | { kind: 'item'; stockNumber: string; title: string; path: string }
  | { kind: 'category'; name: string; label: string; path: string; count: number }
  | { kind: 'make'; make: string; count: number }
  | { kind: 'model'; make: string; model: string; count: number };

/** The maximum of each kind; models fill up the rest. */
const most = { all: 8, item: 3, category: 2, make: 3 } as const;

/** Shorter terms match too much: one letter suggests makes only, and the start of a stock number needs three. */
const shortest = { all: 2, stockNumber: 3, word: 3 } as const;

/**
 * Suggestions for a typed term, the likeliest first: items by stock number, makes, models, categories, items by name.
 * Every word of the term has to begin a word of the suggestion, in any order, ignoring case and accents, with umlauts
 * in either spelling. Ties sort by number of items, items by id, highest first.
 */
export function findSuggestions(index: SuggestionIndex, term: string): Suggestion[] {
  // Prepares the index before anything is typed, so that the first letter does not wait for it.
  const lists = getLists(index);
  const words = splitWords(term).map(toSpellings);
  const length = words.map(([word = '']) => word).join('').length;
  if (length === 0) return [];
  const isMeant = ({ text }: Findable) =>
    words.every((spellings) => spellings.some((spelling) => text.includes(` ${spelling}`)));
  const numbered = findByStockNumber(lists.items, toStockNumberKey(term));
  const makes = take(lists.makes, most.make, isMeant);
  const isLong = length >= shortest.all;
  const categories = isLong ? take(lists.categories, most.category, isMeant) : [];
  const named = isLong
    ? take(lists.items, most.item - numbered.length, (one) => isMeant(one) && !numbered.includes(one))
    : [];
  const taken = numbered.length + makes.length + categories.length + named.length;
  const models = isLong ? take(lists.models, most.all - taken, isMeant) : [];
  return [...numbered, ...makes, ...models, ...categories, ...named].map(({ get }) => get());
}

/**
 * Suggestions for a term that finds nothing: those for the whole term, else those for each word; items by stock number
 * only.
 */
export function findInstead(index: SuggestionIndex, term: string): Suggestion[] {
  const { items: stockItems } = getLists(index);
  const key = toStockNumberKey(term);
  const numbered = findNumbered(stockItems, key).map(({ get }) => get());
  const findNamed = (text: string) => findSuggestions(index, text).filter(({ kind }) => kind !== 'item');
  const whole = findNamed(term);
  if (whole.length > 0) return [...numbered, ...whole];
  const words = splitWords(term).filter((word) => word.length >= shortest.word);
  const named = [...new Set(words.flatMap(findNamed))];
  // A make has many models, which would crowd out the other words.
  const isModel = ({ kind }: Suggestion) => kind === 'model';
  return [...numbered, ...named.filter((one) => !isModel(one)), ...named.filter(isModel)];
}

/** The title's words as typed, each after a space; `toSuggestion` runs on demand. */
type Findable = { text: string; get: () => Suggestion };
/** The stock number with and without its leading letters, which visitors omit. */
type FindableItem = Findable & { stockNumberKey: string; bareKey: string };
type Lists = { makes: Findable[]; models: Findable[]; categories: Findable[]; items: FindableItem[] };

function take<F extends Findable>(list: readonly F[], limit: number, isWanted: (one: F) => boolean): F[] {
  const taken: F[] = [];
  for (const one of list) {
    if (taken.length >= limit) break;
    if (isWanted(one)) taken.push(one);
  }
  return taken;
}

function findByStockNumber(stockItems: readonly FindableItem[], key: string): FindableItem[] {
  const whole = findNumbered(stockItems, key);
  if (key.length < shortest.stockNumber) return whole;
  const toOwn = getKeyOf(key);
  const begun = take(stockItems, most.item - whole.length, (one) => one[toOwn] !== key && one[toOwn].startsWith(key));
  return [...whole, ...begun];
}

/**
 * The machine that a text is the stock number of, with spaces, dashes or capitals as may be; null for none and for
 * several.
 * @returns `isWhole`: with the number's letters, so that it can mean nothing else
 */
export function findMachine(index: SuggestionIndex, text: string): { path: string; isWhole: boolean } | null {
  const key = toStockNumberKey(text);
  const [found, ...others] = findNumbered(getLists(index).items, key).map(({ get }) => get());
  if (found?.kind !== 'item' || others.length > 0) return null;
  return { path: found.path, isWhole: /\p{L}/u.test(key) };
}

/** The items with exactly this number. */
function findNumbered(stockItems: readonly FindableItem[], key: string): FindableItem[] {
  const toOwn = getKeyOf(key);
  return key === '' ? [] : take(stockItems, most.item, (one) => one[toOwn] === key);
}

/** The key to compare with: a number without leading letters compares with numbers without theirs. */
function getKeyOf(key: string): 'stockNumberKey' | 'bareKey' {
  return /^\p{L}/u.test(key) ? 'stockNumberKey' : 'bareKey';
}

const listsOfIndexes = new WeakMap<SuggestionIndex, Lists>();

/** Folding is slower than searching: once for each index. */
function getLists(index: SuggestionIndex): Lists {
  const lists = listsOfIndexes.get(index) ?? toLists(index);
  listsOfIndexes.set(index, lists);
  return lists;
}

function toLists(index: SuggestionIndex): Lists {
  const makes = new Map<string, Extract<Suggestion, { kind: 'make' }>>();
  const models = new Map<string, Extract<Suggestion, { kind: 'model' }>>();
  const categories = index.categories.map(([name, label, path]) => ({
    kind: 'category' as const,
    name,
    label,
    path,
    count: 0,
  }));
  const kinds = index.kinds.map(([categoryPlace, make, model, rest]) => {
    const category = categories[categoryPlace];
    const title = joinWords(make, model, rest);
    // The API may send a make in several cases: a filter finds all.
    const makeKey = toSameKey(make);
    if (make !== '' && !makes.has(makeKey)) makes.set(makeKey, { kind: 'make', make, count: 0 });
    const key = JSON.stringify([makeKey, toSameKey(model)]);
    if (make !== '' && model !== '' && !models.has(key)) models.set(key, { kind: 'model', make, model, count: 0 });
    const counted = [category, makes.get(makeKey), models.get(key)].filter((group) => group !== undefined);
    return { category, title, text: toText(title), counted };
  });
  let id = 0;
  const stockItems = index.machines.kinds.flatMap((kindPlace, place): FindableItem[] => {
    const distance = index.machines.ids[place] ?? 0;
    id = place === 0 ? distance : id - distance;
    const advertisementID = String(id);
    const stockNumber = index.machines.stockNumbers[place] ?? advertisementID;
    const kind = kinds[kindPlace];
    if (kind?.category === undefined) return [];
    const { category, title, text, counted } = kind;
    for (const group of counted) group.count += 1;
    const get = () => ({
      kind: 'item' as const,
      stockNumber,
      title,
      path: `${category.path}/${toSlug(advertisementID, title)}`,
    });
    const stockNumberKey = toStockNumberKey(stockNumber);
    return [{ text, stockNumberKey, bareKey: stockNumberKey.replace(/^\p{L}+/u, ''), get }];
  });
  return {
    makes: toFindable([...makes.values()], ({ make }) => make),
    models: toFindable([...models.values()], ({ make, model }) => joinWords(make, model)),
    categories: toFindable(categories, ({ label }) => label),
    items: stockItems,
  };
}

function toText(name: string): string {
  return splitWords(name)
    .flatMap(toSpellings)
    .map((word) => ` ${word}`)
    .join('');
}

/** Suggestions with items, most items first. */
function toFindable<S extends Exclude<Suggestion, { kind: 'item' }>>(
  suggestions: readonly S[],
  toName: (suggestion: S) => string,
): Findable[] {
  return suggestions
    .filter(({ count }) => count > 0)
    .map((suggestion) => ({ suggestion, text: toText(toName(suggestion)), get: () => suggestion }))
    .sort((a, b) => b.suggestion.count - a.suggestion.count || (a.text < b.text ? -1 : 1));
}

/** An item's slug is made of its title, however that is divided into make, model and type. */
function toSlug(advertisementID: string, title: string): string {
  const category = { name: '', longPluralTranslated: {} };
  // As the type, which is used literally: "other" as a model would be left out.
  return toItemSlug({ advertisementID, category, ...(title === '' ? {} : { type: title }) });
}

import { findCompound, findHead, findOtherHead, findSafeHead } from './compounds';
import { mergeAssignments, type Entry } from './entry';
import { findNearest, getDistance, getLimit, isGuessable } from './fuzzy';
import type { Lexicon } from './lexicon';
import { findModelName, type ModelName } from './models';
import type { ValueName } from './reading';
import { findAlike } from './sound';
import { toForms } from './word-key';

/**
 * From these lengths on a category with one wrong letter, or two, is unmistakable: shorter ones are as near to words of
 * the dictionary ("glitter", "splitter"; "planten", "planter").
 */
const safeLengths = [8, 11] as const;

/** What buyers type most, which no common word is near to. */
const safeWords: readonly string[] = ['tractor', 'traktor', 'trekker', 'stapler'];

/** A shorter word before a machine is too often another one: "green mower" is no greens mower. */
const safeFirst = 6;

/** Two words that are shorter together are near to others: "case is" and Case IH. */
const pairLength = 8;

/** What an unknown word of letters can be: a compound, a misspelt word, or something that ends like a machine. */
export function guessWord(key: string, lexicon: Lexicon): Similar | null {
  const alike = findAlikeSense(key, lexicon);
  if (alike !== null) return alike;
  const compound = findOtherHead(key, lexicon) ?? findCompound(key, lexicon);
  if (compound !== null) return { entry: { values: compound }, word: null };
  const similar = findSimilar(key, lexicon);
  if (similar !== null && ('model' in similar || similar.entry.doubt === undefined)) return similar;
  const safe = findSafeHead(key, lexicon);
  if (safe !== null) return { entry: { values: safe }, word: null };
  const head = findHead(key, lexicon);
  return head === null ? similar : { entry: { doubt: head }, word: null };
}

/** Shorter words than these sound like others too often (Mayer and maaier); a name of a make may be shorter. */
const shortestAlike = 6;

/** What all words mean that sound like a misspelt one; null when they mean different things. */
function findAlikeSense(key: string, lexicon: Lexicon): Similar | null {
  for (const form of [key, ...toForms(key)]) {
    const words = findAlike(form, lexicon.getSounds());
    const entries = words.flatMap((word) => lexicon.entries.get(word) ?? []);
    const [entry] = entries;
    const [word = ''] = words;
    if (entry === undefined) continue;
    const isMake = has(entry, 'makeName');
    const isOther = entries.some((one) => JSON.stringify(one.values) !== JSON.stringify(entry.values));
    if (entry.values === undefined || isOther || entries.some(({ isIdle, isIgnored }) => isIdle ?? isIgnored))
      return null;
    if (isMake ? form === key : form.length >= shortestAlike && has(entry, 'category.name'))
      return { entry: { values: entry.values }, word };
  }
  return null;
}

export type Similar = { entry: Entry; word: string | null } | { model: ModelName };

/**
 * What a misspelt word resembles: applied when all words at that distance mean the same and it is unmistakable, else
 * doubtful. Null when the nearest word has no meaning.
 */
function findSimilar(key: string, lexicon: Lexicon): Similar | null {
  if (!isGuessable(key)) return null;
  const { words, distance } = findNearest(key, lexicon.getFuzzyEntries());
  if (words.length === 0) {
    const [name] = findNearest(key, lexicon.getFuzzyModels()).words;
    const model = name === undefined ? null : findModelName(lexicon.getModels(), name).name;
    return model === null ? null : { model };
  }
  const meant = words.filter((one) => !isEmpty(lexicon.entries.get(one)));
  const entries = meant.flatMap((one) => lexicon.entries.get(one) ?? []);
  const word = meant[0] ?? null;
  const meanings = new Set(
    entries.map(({ values, sort, quantity, comparison }) => JSON.stringify([values, sort, quantity, comparison])),
  );
  const [entry = {}] = entries;
  const shortest = Math.min(...words.map(({ length }) => length));
  const isLong = shortest >= (distance > 1 ? safeLengths[1] : safeLengths[0]);
  const isClear = meant.length === words.length;
  const isSafe = (isLong || (distance === 1 && words.every(isSafeWord))) && words.every((one) => isSafeStart(key, one));
  if (
    isClear &&
    meanings.size === 1 &&
    (has(entry, 'makeName') || (isSafe && (has(entry, 'category.name') || distance === 1)))
  )
    return { entry: toSense(entry), word };
  const doubt = entries.flatMap(({ values = [] }) => values);
  return doubt.length === 0 ? null : { entry: { doubt: mergeAssignments(doubt, []) }, word };
}

/**
 * A make or machine of two words, one of them misspelt ("new holand" is no new machine). Null when it is uncertain.
 */
export function findSimilarPair([first, second]: readonly [string, string], lexicon: Lexicon): Entry | null {
  const [one, other] = [lexicon.entries.get(first), lexicon.entries.get(second)];
  if ((one !== undefined && other !== undefined) || first.length + second.length < pairLength) return null;
  const isHead = has(other, 'category.name');
  if (has(one, 'category.name') || (isHead && first.length < safeFirst)) return null;
  const similar = findSimilar(first + second, lexicon);
  if (similar === null || 'model' in similar) return null;
  // "Compat tractor" is a compact tractor, and "contact tractor" none.
  if (isHead && getDistance(first, similar.word?.replace(RegExp(`${second}$`), '') ?? '', 1) > 1) return null;
  const isMake = has(similar.entry, 'makeName');
  return isMake || (has(similar.entry, 'category.name') && !has(one ?? other, 'makeName')) ? similar.entry : null;
}

/** A word that says nothing, or nothing that a filter has. */
function isEmpty({ isIdle, isIgnored }: Entry = {}): boolean {
  return isIdle ?? isIgnored ?? false;
}

/** Of two compounds with one last part the first parts have to be alike: a "verfmachine" is no veegmachine. */
function isSafeStart(typed: string, word: string): boolean {
  const [, start, head] = /^(.+)(ma(?:s?)chinen?|wagens?)$/.exec(word) ?? [];
  if (start === undefined || head === undefined || !typed.endsWith(head)) return true;
  const limit = getLimit(start.length);
  return getDistance(typed.slice(0, -head.length), start, limit) <= limit;
}

const isSafeWord = (word: string) => safeWords.includes(word);

function has(entry: Entry | undefined, name: ValueName): boolean {
  return entry?.values?.some(({ property }) => property === name) === true;
}

/** Of a misspelt word only what it means by itself. */
function toSense({ values, doubt, sort, quantity, comparison }: Entry): Entry {
  if (values !== undefined) return { values };
  if (doubt !== undefined) return { doubt };
  if (sort !== undefined) return { sort };
  return { ...(quantity && { quantity }), ...(comparison && { comparison }) };
}

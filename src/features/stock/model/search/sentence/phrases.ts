import type { Entry } from './entry';
import type { Lexicon } from './lexicon';
import { findModelName, type ModelName } from './models';
import type { Token } from './tokens';
import { toForms, toPlainUmlauts } from './word-key';

/** More words than any phrase of the tables has. */
const maxWords = 8;

/**
 * The keys of one, two and more tokens from a place, as far as no mark stands between them; a key that ends within a
 * word is left out.
 */
export function toKeys(tokens: readonly Token[], place: number, longest: number): { key: string; count: number }[] {
  const keys: { key: string; count: number }[] = [];
  let key = '';
  for (let count = 1; count <= maxWords; count += 1) {
    const token = tokens[place + count - 1];
    if (token === undefined || (count > 1 && (token.gap === 'hard' || token.kind === 'sign' || token.isPrice))) break;
    key += token.key;
    if (key.length > longest) break;
    if (token.kind === 'sign' || !isWithinWord(tokens, place + count)) keys.push({ key, count });
    if (token.kind === 'sign') break;
  }
  return keys.reverse();
}

/** Whether no border stands before a token: "60" of "RX60". */
export function isWithinWord(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place];
  return token?.gap === 'glued' && token.kind !== 'sign' && tokens[place - 1]?.kind !== 'sign';
}

export type Found<What> = { what: What; count: number; key: string };

const phrasesOf = new WeakMap<readonly Token[], Map<number, Found<Entry> | null>>();

/** The longest phrase of the tables at a place, in any of its forms. Looked up once: neighbours ask for it, too. */
export function findPhrase(tokens: readonly Token[], place: number, lexicon: Lexicon): Found<Entry> | null {
  const phrases = phrasesOf.get(tokens) ?? new Map<number, Found<Entry> | null>();
  phrasesOf.set(tokens, phrases);
  const known = phrases.get(place);
  if (known !== undefined) return known;
  const found = lookUpPhrase(tokens, place, lexicon);
  phrases.set(place, found);
  return found;
}

function lookUpPhrase(tokens: readonly Token[], place: number, lexicon: Lexicon): Found<Entry> | null {
  const keys = toKeys(tokens, place, lexicon.getLongest() + 4);
  for (const { key, count } of keys) {
    const what = lexicon.entries.get(key) ?? (count > 2 ? null : findForm(key, lexicon));
    if (what !== null) return { what, count, key };
  }
  return null;
}

/** A word in the plural, in a case, or with umlauts written otherwise. */
export function findForm(key: string, { entries }: Lexicon): Entry | null {
  if (key.length < 5) return null;
  for (const form of toForms(key)) {
    const { values, doubt, sort, quantity, unit, isIdle } = entries.get(form) ?? {};
    // A name has no plural: "forster" is not Först. But it has spellings: Poettinger.
    if (form !== toPlainUmlauts(key) && values?.some(({ property }) => property === 'makeName')) continue;
    if (values !== undefined) return { values };
    if (doubt !== undefined) return { doubt };
    if (sort !== undefined) return { sort };
    if (unit !== undefined || quantity !== undefined) return { ...(unit && { unit }), ...(quantity && { quantity }) };
    if (isIdle) return { isIdle };
  }
  return null;
}

/** The longest name of a model at a place. */
export function findModel(tokens: readonly Token[], place: number, lexicon: Lexicon): Found<ModelName> | null {
  let found: Found<ModelName> | null = null;
  for (const { key, count } of toKeys(tokens, place, Infinity).reverse()) {
    const { name, isBegun } = findModelName(lexicon.getModels(), key);
    if (name !== null) found = { what: name, count, key };
    if (!isBegun && key.length > 1) break;
  }
  return found;
}

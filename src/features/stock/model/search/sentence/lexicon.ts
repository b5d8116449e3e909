import { addAccessories } from './accessory-entries';
import { toSameHeads } from './compounds';
import { addEntry, type Entry } from './entry';
import { toFuzzyIndex, type FuzzyIndex } from './fuzzy';
import { addLabels, toSynonym } from './label-entries';
import { toMakeEntries } from './makes';
import { toAssignments } from './meaning';
import { toModelIndex, type ModelIndex } from './models';
import type { NumberParts } from './number-words';
import type { Assignment, Known } from './reading';
import { toSoundIndex, type SoundIndex } from './sound';
import { addTable } from './table-entries';
import { split, toPhrases, toRows, type Rows } from './table-rows';
import type { WordTable } from './word-table';

/** First or last part of a compound, and the filters that it adds. */
export type Affix = { key: string; values: readonly Assignment[] };

/** All words that a sentence is read with. */
export type Lexicon = {
  /** By key. */
  entries: ReadonlyMap<string, Entry>;
  /** The letters of the longest key. */
  getLongest: () => number;
  getModels: () => ModelIndex;
  /** For misspelt words, made at the first one. */
  getFuzzyEntries: () => FuzzyIndex;
  getFuzzyModels: () => FuzzyIndex;
  getSounds: () => SoundIndex;
  /** Words of machines by others that mean the same, for compounds. */
  getSameHeads: () => ReadonlyMap<string, readonly string[]>;
  numbers: NumberParts;
  joints: readonly string[];
  prefixes: readonly Affix[];
  suffixes: readonly Affix[];
  /** Words of machines that say it all as the last part of any compound. */
  heads: readonly string[];
};

type Growing = { lexicon: Lexicon; steps: (() => void)[] };

const growing = new WeakMap<Known, WeakMap<readonly Partial<WordTable>[], Growing>>();

/** The words of these tables and of what is known; made once for each pair, in some tens of milliseconds. */
export function getLexicon(known: Known, tables: readonly Partial<WordTable>[]): Lexicon {
  const { lexicon, steps } = getGrowing(known, tables);
  for (const step of steps.splice(0)) step();
  return lexicon;
}

/** Does the next part of what `getLexicon` does at once; nothing when all is done. */
export function growLexicon(known: Known, tables: readonly Partial<WordTable>[]): void {
  getGrowing(known, tables).steps.shift()?.();
}

/** How many parts there are (`growLexicon`): makes, each table, labels, accessories. */
export function countParts(tables: readonly Partial<WordTable>[]): number {
  return tables.length + 3;
}

function getGrowing(known: Known, tables: readonly Partial<WordTable>[]): Growing {
  const ofKnown = growing.get(known) ?? new WeakMap<readonly Partial<WordTable>[], Growing>();
  growing.set(known, ofKnown);
  const found = ofKnown.get(tables) ?? toGrowing(known, tables);
  ofKnown.set(tables, found);
  return found;
}

/** A lexicon without entries, and the steps that add them, in this order: what comes first weighs more. */
function toGrowing(known: Known, tables: readonly Partial<WordTable>[]): Growing {
  const entries = new Map<string, Entry>();
  const taken = new Set<string>();
  const addStrong = () => {
    // Makes of the stock and words of editors weigh more than the tables, labels less.
    const strong = [...toMakeEntries(known), ...known.synonyms.flatMap((one) => toSynonym(one, known))];
    for (const [key, entry] of strong) {
      addEntry(entries, key, entry);
      taken.add(key);
    }
  };
  return {
    lexicon: toLexicon(entries, known, tables),
    steps: [
      addStrong,
      ...tables.map((table) => () => addTable(entries, table, known, taken)),
      () => addLabels(entries, known),
      () => addAccessories(entries, known),
    ],
  };
}

function toLexicon(entries: ReadonlyMap<string, Entry>, known: Known, tables: readonly Partial<WordTable>[]): Lexicon {
  const types = (known.types ?? []).map((model) => ({ make: '', model }));
  const getModels = once(() => toModelIndex([...known.models, ...types]));
  return {
    entries,
    getLongest: once(() => Math.max(0, ...Array.from(entries.keys(), (key) => key.length))),
    getModels,
    getFuzzyEntries: once(() => toFuzzyIndex(getSingleWords(entries, tables))),
    getFuzzyModels: once(() => toFuzzyIndex(getModels().words)),
    getSounds: once(() => toSoundIndex(getSingleWords(entries, tables))),
    getSameHeads: once(() => toSameHeads({ entries })),
    numbers: new Map(tables.flatMap(({ numbers }) => toRows(numbers).map(([value, word]) => [word, Number(value)]))),
    joints: tables.flatMap(({ numberJoint }) => numberJoint ?? []),
    prefixes: tables.flatMap(({ prefixes }) => toAffixes(prefixes)),
    suffixes: tables.flatMap(({ suffixes }) => toAffixes(suffixes)),
    heads: tables.flatMap(({ heads = '' }) => split(heads)),
  };
}

/** All keys but those of phrases: no single misspelt word is meant to be "in stock". */
function getSingleWords(entries: ReadonlyMap<string, Entry>, tables: readonly Partial<WordTable>[]): string[] {
  const phrases = new Set(tables.flatMap(({ values, sorts }) => [...toPhrases(values), ...toPhrases(sorts)]));
  return [...entries.keys()].filter((key) => !phrases.has(key));
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= make());
}

function toAffixes(rows: Rows | undefined): Affix[] {
  return toRows(rows).map(([row, key]) => ({ key, values: toAssignments(row) }));
}

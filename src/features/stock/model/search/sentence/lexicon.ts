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
  longest: number;
  models: ModelIndex;
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

const lexicons = new WeakMap<Known, WeakMap<readonly Partial<WordTable>[], Lexicon>>();

/** The words of these tables and of what is known; made once for each pair, in some tens of milliseconds. */
export function getLexicon(known: Known, tables: readonly Partial<WordTable>[]): Lexicon {
  const ofKnown = lexicons.get(known) ?? new WeakMap<readonly Partial<WordTable>[], Lexicon>();
  lexicons.set(known, ofKnown);
  const lexicon = ofKnown.get(tables) ?? toLexicon(known, tables);
  ofKnown.set(tables, lexicon);
  return lexicon;
}

function toLexicon(known: Known, tables: readonly Partial<WordTable>[]): Lexicon {
  const entries = new Map<string, Entry>();
  // Makes of the stock and words of editors weigh more than the tables, labels less.
  const strong = [...toMakeEntries(known), ...known.synonyms.flatMap((one) => toSynonym(one, known))];
  for (const [key, entry] of strong) addEntry(entries, key, entry);
  const taken = new Set(entries.keys());
  for (const table of tables) addTable(entries, table, known, taken);
  addLabels(entries, known);
  const types = (known.types ?? []).map((model) => ({ make: '', model }));
  const models = toModelIndex([...known.models, ...types]);
  return {
    entries,
    longest: Math.max(0, ...Array.from(entries.keys(), (key) => key.length)),
    models,
    getFuzzyEntries: once(() => toFuzzyIndex(getSingleWords(entries, tables))),
    getFuzzyModels: once(() => toFuzzyIndex(models.words)),
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

import { createCollector, type Collector } from './collect';
import type { Entry } from './entry';
import { findBelonging, findNewParts, findUnwanted, getCategories } from './governed';
import { toLexemes, type Lexeme } from './lexemes';
import { countParts, getLexicon, growLexicon } from './lexicon';
import { toNarrowed } from './narrowed';
import { hasRole } from './number-context';
import { readNumbers, type NumberReading } from './number-phrases';
import type { Assignment, Known, Reading } from './reading';
import { toLine, toTokens } from './tokens';
import type { WordTable } from './word-table';

/** Code that has run once is compiled, and reads the first sentence of a visitor as fast as the next. */
const firstSentences = ['claas trekker tot 50.000 euro ab 2015', 'gebruikt 2500 kg', 'frok lift'];

/**
 * The steps that prepare what sentences are read with, best before the first letter is typed: the first sentence does
 * them else. Each takes some milliseconds with thousands of models.
 */
export function toPreparation(known: Known, tables: readonly Partial<WordTable>[]): (() => void)[] {
  const lexicon = () => getLexicon(known, tables);
  return [
    ...Array.from({ length: countParts(tables) }, () => () => growLexicon(known, tables)),
    () => lexicon().getModels(),
    () => lexicon().getFuzzyEntries(),
    () => lexicon().getFuzzyModels(),
    () => lexicon().getSounds(),
    () => lexicon().getSameHeads(),
    ...firstSentences.map((sentence) => () => readSentence(sentence, known, tables)),
  ];
}

/**
 * Reads a sentence that a buyer types: which filters, order and words of a model it means, in the languages of these
 * tables mixed, in any order. What is not certain is `doubtful` or `unused`, never applied. It never throws; of a long
 * text the first 200 characters are read.
 *
 * What single numbers mean, is decided in `bounds.ts`; which property a measure is of, in `number-phrases.ts`.
 *
 * @param known the same object each time: its index is made at the first sentence
 * @param tables the same array each time, for the same reason
 * @example readSentence('claas trekker onder 50k', known, tables).values.makeName // ['Claas']
 */
export function readSentence(text: string, known: Known, tables: readonly Partial<WordTable>[]): Reading {
  const line = toLine(text);
  const lexemes = toNarrowed(toLexemes(toTokens(line), getLexicon(known, tables)));
  const unwanted = findUnwanted(lexemes);
  const belonging = findBelonging(lexemes);
  const newParts = findNewParts(lexemes);
  const isOut = (place: number) => unwanted.has(place) || belonging.has(place);
  const categories = lexemes.flatMap((lexeme, place) => (isOut(place) ? [] : getCategories(lexeme)));
  const numbers = readNumbers(lexemes, { categories, today: known.today, isTaken: isOut });
  const collector = createCollector();
  const typed = (from: number, to = from) => line.slice(lexemes[from]?.start, lexemes[to]?.end);
  for (let place = 0; place < lexemes.length; place += 1) {
    const lexeme = lexemes[place];
    const number = numbers.find(({ from, to }) => from <= place && place <= to);
    if (lexeme === undefined) continue;
    if (isOut(place)) collector.ignore(typed(place));
    else if (number !== undefined) {
      addNumber(collector, number, { typed: typed(number.from, number.to), lexemes });
      place = number.to;
    } else if (newParts.has(place)) collector.doubt({ typed: typed(place), meant: getValues(lexeme) });
    else addPart(collector, lexeme, typed(place), lexemes[place - 1]);
  }
  return collector.finish();
}

function getValues(lexeme: Lexeme): readonly Assignment[] {
  return lexeme.kind === 'word' ? (lexeme.entry.values ?? []) : [];
}

function addPart(collector: Collector, lexeme: Lexeme, typed: string, before: Lexeme | undefined): void {
  if (lexeme.kind === 'model') addTerm(collector, typed, lexeme.model.text, before);
  else if (lexeme.kind === 'word') addWord(collector, lexeme.entry, typed, lexeme.guess);
  else collector.ignore(typed);
}

function addWord(collector: Collector, entry: Entry, typed: string, word: string | undefined): void {
  const { values, sort, doubt, roles = [] } = entry;
  if (values !== undefined) collector.apply(typed, values);
  else if (sort !== undefined) collector.apply(typed, [{ sort }]);
  else if (doubt !== undefined) collector.doubt({ typed, meant: doubt, ...(word !== undefined && { word }) });
  else if (
    entry.isIgnored !== true &&
    !roles.some((role) => ['to', 'and', 'or', 'of', 'than', 'between', 'beside'].includes(role))
  )
    collector.ignore(typed);
}

/** The API's text search finds all words of a term: "716 or 724" has no term. */
function addTerm(collector: Collector, typed: string, term: string, before: Lexeme | undefined): void {
  if (hasRole(before, 'or')) collector.doubt({ typed, meant: [{ term }] });
  else collector.apply(typed, [{ term }]);
}

type Sentence = { typed: string; lexemes: readonly Lexeme[] };

function addNumber(collector: Collector, reading: NumberReading, { typed, lexemes }: Sentence): void {
  if (reading.kind === 'unused') collector.ignore(typed);
  else if (reading.kind === 'applied') collector.apply(typed, reading.meant);
  else if (reading.kind === 'doubtful') collector.doubt({ typed, meant: reading.meant });
  else {
    const lexeme = lexemes[reading.from];
    const model = lexeme?.kind === 'number' ? lexeme.model : null;
    // "70" of "531-70", which the stock lacks, is no part of its "541-70".
    const isOfOther = lexeme?.isDashed === true && lexemes[reading.from - 1]?.kind === 'number';
    if (model === null || isOfOther) collector.ignore(typed);
    else if (isModelMeant(lexemes, reading.from, model.makes))
      addTerm(collector, typed, model.text, lexemes[reading.from - 1]);
    else collector.doubt({ typed, meant: [{ term: model.text }] });
  }
}

/** A number is a model's beside the make that has it or another word of a model, and when nothing else is typed. */
function isModelMeant(lexemes: readonly Lexeme[], place: number, makes: ReadonlySet<string>): boolean {
  if (lexemes.length === 1) return true;
  const isBeside = [lexemes[place - 1], lexemes[place + 1]].some((lexeme) => lexeme?.kind === 'model');
  const hasMake = lexemes.some(
    (lexeme) =>
      lexeme.kind === 'word' &&
      lexeme.entry.values?.some(
        ({ property, values }) => property === 'makeName' && values.some((make) => makes.has(make)),
      ),
  );
  return isBeside || hasMake;
}

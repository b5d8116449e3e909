import type { Lexeme } from './lexemes';
import { hasRole, opposites } from './number-context';
import type { ValueName } from './reading';

/** The categories of a part of a sentence. */
export function getCategories(lexeme: Lexeme | undefined): readonly string[] {
  if (lexeme?.kind !== 'word') return [];
  return (lexeme.entry.values ?? []).flatMap(({ property, values }) => (property === 'category.name' ? values : []));
}

/** What is not wanted: the part behind a "not" or "without". */
export function findUnwanted(lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const unwanted = new Set<number>();
  lexemes.forEach((lexeme, place) => {
    if (!hasRole(lexeme, 'not') || (lexeme.kind === 'word' && lexeme.entry.values !== undefined)) return;
    const target = skipIgnored(lexemes, place + 1);
    if (isComparison(lexemes[target])) return;
    if (lexemes[target] !== undefined && lexemes[target].gap !== 'hard') unwanted.add(target);
  });
  return unwanted;
}

/** "Not older than" is no refusal. */
function isComparison(lexeme: Lexeme | undefined): boolean {
  const { comparison, comparative } = lexeme?.kind === 'word' ? lexeme.entry : {};
  const how = (comparison ?? comparative)?.how;
  return how !== undefined && opposites[how] !== undefined;
}

function skipIgnored(lexemes: readonly Lexeme[], from: number): number {
  let place = from;
  for (let lexeme = lexemes[place]; lexeme?.kind === 'word' && lexeme.gap !== 'hard'; lexeme = lexemes[place]) {
    if (lexeme.entry.isIgnored !== true || lexeme.entry.values !== undefined) break;
    place += 1;
  }
  return place;
}

/**
 * Categories that only belong to the machine that is searched: the tractor of "mower for tractor", loader and mower of
 * "tractor with loader and mower". None when no other category is named.
 */
export function findBelonging(lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const belonging = new Set<number>();
  lexemes.forEach((lexeme, place) => {
    if (!hasRole(lexeme, 'beside')) return;
    for (let at = place + 1; lexemes[at] !== undefined && lexemes[at]?.gap !== 'hard'; at += 1) {
      if (getCategories(lexemes[at]).length > 0) belonging.add(at);
      else if (!saysNothing(lexemes[at]) && !(belonging.has(at - 1) && hasRole(lexemes[at], 'and'))) break;
    }
  });
  const isFree = lexemes.some(
    (lexeme, place) => (getCategories(lexeme).length > 0 || isDoubtful(lexeme)) && !belonging.has(place),
  );
  return isFree ? belonging : new Set();
}

/** Whether a machine may be meant: the crane of "lorry with crane" is its crane. */
function isDoubtful(lexeme: Lexeme): boolean {
  if (lexeme.kind !== 'word') return false;
  return lexeme.entry.doubt?.some((meant) => 'values' in meant && meant.property === 'category.name') === true;
}

/** Words that may stand between "with" and its machine: with a large loader. */
function saysNothing(lexeme: Lexeme | undefined): boolean {
  if (lexeme?.kind === 'unknown') return true;
  if (lexeme?.kind !== 'word' || hasRole(lexeme, 'and') || hasRole(lexeme, 'or')) return false;
  const { isIdle, isIgnored, roles, values } = lexeme.entry;
  return values === undefined && (isIdle ?? isIgnored ?? roles !== undefined);
}

/**
 * A "new" that is said of a part and not of the machine: with new tyres, "Traktor neuer TÜV". It may be either, so
 * it is doubtful.
 */
export function findNewParts(lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const isMachine = (lexeme: Lexeme) =>
    lexeme.kind === 'model' || has(lexeme, 'category.name') || has(lexeme, 'makeName');
  const first = lexemes.findIndex(isMachine);
  const places = lexemes.flatMap((lexeme, place) => {
    const next = lexemes[place + 1];
    if (!isNew(lexeme) || first === -1 || first > place || next === undefined || next.gap === 'hard') return [];
    const isOfPart = next.kind === 'unknown' || saysNothing(next) || hasQuantity(next);
    return (isOfPart && !isIgnored(next)) || isBehindWith(lexemes, place) ? [place] : [];
  });
  return new Set(places);
}

function isNew(lexeme: Lexeme): boolean {
  if (lexeme.kind !== 'word') return false;
  return lexeme.entry.values?.some(({ property, values }) => property === 'used' && values.includes('new')) === true;
}

function has(lexeme: Lexeme, name: ValueName): boolean {
  return lexeme.kind === 'word' && lexeme.entry.values?.some(({ property }) => property === name) === true;
}

function hasQuantity(lexeme: Lexeme): boolean {
  return lexeme.kind === 'word' && lexeme.entry.quantity !== undefined;
}

function isIgnored(lexeme: Lexeme): boolean {
  return lexeme.kind === 'word' && (lexeme.entry.isIgnored === true || lexeme.entry.roles !== undefined);
}

function isBehindWith(lexemes: readonly Lexeme[], place: number): boolean {
  return [lexemes[place - 1], lexemes[place - 2]].some((lexeme) => hasRole(lexeme, 'beside'));
}

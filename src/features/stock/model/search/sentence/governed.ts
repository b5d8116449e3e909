import type { Lexeme } from './lexemes';
import { hasRole, opposites } from './number-context';

/** The categories of a part of a sentence. */
export function getCategories(lexeme: Lexeme | undefined): readonly string[] {
  if (lexeme?.kind !== 'word') return [];
  return (lexeme.entry.values ?? []).flatMap(({ property, values }) => (property === 'category.name' ? values : []));
}

/** What is not wanted: the part behind a "not" or "without", with that word. */
export function findUnwanted(lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const unwanted = new Set<number>();
  lexemes.forEach((lexeme, place) => {
    if (!hasRole(lexeme, 'not') || (lexeme.kind === 'word' && lexeme.entry.values !== undefined)) return;
    const target = skipIgnored(lexemes, place + 1);
    if (isComparison(lexemes[target])) return;
    unwanted.add(place);
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

/** How far behind "with" its machine stands: with a new front loader. */
const reach = 3;

/**
 * Categories that only belong to the machine that is searched: the tractor of "mower for tractor", the loader of
 * "tractor with loader". None when no other category is named.
 */
export function findBelonging(lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const belonging = new Set<number>();
  lexemes.forEach((lexeme, place) => {
    if (!hasRole(lexeme, 'beside')) return;
    for (let at = place + 1; at <= place + reach && lexemes[at]?.gap !== 'hard'; at += 1) {
      if (getCategories(lexemes[at]).length === 0) continue;
      belonging.add(at);
      return;
    }
  });
  const isFree = lexemes.some((lexeme, place) => getCategories(lexeme).length > 0 && !belonging.has(place));
  return isFree ? belonging : new Set();
}

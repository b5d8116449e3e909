import { getCategories } from './governed';
import type { Lexeme } from './lexemes';

/**
 * Of two words of machines side by side, one of which means all that the other one does and more, both mean the
 * narrower one: a "riding lawnmower" is no robotic one. A mark between them, or
 * another word, makes them two machines.
 */
export function toNarrowed(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.map((lexeme, place) => {
    if (lexeme.kind !== 'word') return lexeme;
    const names = getCategories(lexeme);
    const after = lexemes[place + 1];
    const narrower = [lexeme.gap === 'hard' ? undefined : lexemes[place - 1], after?.gap === 'hard' ? undefined : after]
      .map(getCategories)
      .find((some) => some.length > 0 && some.length < names.length && some.every((name) => names.includes(name)));
    if (narrower === undefined) return lexeme;
    const values = lexeme.entry.values?.filter(({ property }) => property !== 'category.name') ?? [];
    return { ...lexeme, entry: { values: [{ property: 'category.name', values: narrower }, ...values] } };
  });
}

import type { Lexicon } from './lexicon';
import { findModel, findPhrase } from './phrases';
import type { Token } from './tokens';

/**
 * The tokens with a border between a word and the number that is glued to it, where the word means something before a
 * number and the two are neither a model nor a phrase: bj2015, max50k, fendt724, but RX60 and Euro6.
 */
export function toLoose(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  return tokens.map((token, place) => {
    const before = tokens[place - 1];
    if (token.kind !== 'digits' || token.gap !== 'glued' || before?.kind !== 'letters' || before.gap === 'glued')
      return token;
    const { comparison, quantity, values } = lexicon.entries.get(before.key) ?? {};
    if ((comparison ?? quantity ?? values) === undefined) return token;
    const isOne = [findPhrase, findModel].some((find) => (find(tokens, place - 1, lexicon)?.count ?? 0) > 1);
    return isOne ? token : { ...token, gap: 'soft' as const };
  });
}

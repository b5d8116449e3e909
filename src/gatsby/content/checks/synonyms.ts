import type { ContentFinding } from '../../../../content-model/content-report';
import { findWordFault, type WordFault } from '../../../features/stock/model/search/sentence/synonyms';
import { nameEntry } from '../fetch-entries';

import { getTexts, isOf, type Facts } from './facts';
import { quote, toFinding } from './finding';

const reasons: Readonly<Record<WordFault, string>> = {
  noLetters: 'has fewer than two letters',
  long: 'is longer than anybody types',
  make: 'is a make of the stock',
};

/** Search words that are left out. */
export function findOddSearchWords({ entries, makes }: Facts): ContentFinding[] {
  const names = [...makes.keys()].filter((make) => make !== '');
  return entries.filter(isOf('searchSynonym')).flatMap((entry) =>
    getTexts(entry, 'words').flatMap((word) => {
      const fault = findWordFault(word.trim(), names);
      return fault === null
        ? []
        : [
            toFinding(entry, {
              field: 'words',
              problem: `The searchSynonym ${nameEntry(entry)}: its word ${quote(word)} ${reasons[fault]}; it is left out.`,
              advice: 'Take it out of “Words”, or write another one.',
            }),
          ];
    }),
  );
}

import type { Translate } from '../../../../i18n/text-keys';
import { toLine, toText } from '../clean';

import { phraseIds, type PhraseId } from './answer-table';
import type { AnswerWords } from './answer-words';

/** Capitals, spaces and the full stop make no other phrase. */
const toKey = (line: string) =>
  toLine(line)
    .toLowerCase()
    .replace(/[\s.!?]+$/, '');

/** Whether two lines are the same but for capitals, spaces and a full stop. */
export function isSameLine(one: string, other: string): boolean {
  return toKey(one) === toKey(other);
}

/** The ready phrase that a line is, in the dealer's words. */
export function findPhrase(line: string, dealers: Translate): PhraseId | null {
  const key = toKey(line);
  return phraseIds.find((id) => toKey(dealers(`answer:phrase.${id}`)) === key) ?? null;
}

/**
 * What the dealer typed, in Dutch. A line that is a ready phrase is translated. Everything else stays as it is, and
 * says that it is Dutch where the answer is not: once behind lines that follow each other.
 */
export function toTypedText(typed: string, { t, dealers, iso }: Pick<AnswerWords, 't' | 'dealers' | 'iso'>): string {
  const lines = toText(typed).split('\n');
  const isOwn = lines.map((line) => line.trim() !== '' && findPhrase(line, dealers) === null);
  const mark = iso.startsWith('nl') ? '' : ` ${t('answer:inDutch')}`;
  return lines
    .map((line, index) => {
      const phrase = findPhrase(line, dealers);
      if (phrase !== null) return t(`answer:phrase.${phrase}`);
      return isOwn[index] === true && isOwn[index + 1] !== true ? line + mark : line;
    })
    .join('\n');
}

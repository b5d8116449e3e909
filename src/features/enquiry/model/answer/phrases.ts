import { phraseIds, type PhraseId } from './answer-table';
import { toAvailableName, type AnswerItem, type AnswerValues } from './answer-words';

/** What an enquiry has that phrases are about. `phone` is the visitor's; empty for none. */
type Said = { items: readonly AnswerItem[]; values: AnswerValues; phone: string };

/** Phrases that do not fit each enquiry: nobody reserves what is sold, or calls a visitor without a number. */
const fits: Readonly<Partial<Record<PhraseId, (said: Said) => boolean>>> = {
  ring: ({ phone }) => phone !== '',
  visit: (said) => isOpen(said),
  quote: (said) => isOpen(said),
  hold: (said) => isAny(said, 'yes') && !isAny(said, 'reserved'),
  free: (said) => isAny(said, 'reserved'),
  papers: (said) => said.items.length > 0 && isOpen(said),
  pickUp: (said) => isAny(said, 'yes'),
};

/** The phrases that fit what is said of the machines, in display order. */
export function getPhrases(said: Said): readonly PhraseId[] {
  return phraseIds.filter((id) => fits[id]?.(said) ?? true);
}

/** Whether it is not about machines that are all sold or gone. */
function isOpen(said: Said): boolean {
  return said.items.length === 0 || isAny(said, 'yes') || isAny(said, 'reserved');
}

/** Whether a machine can be had, or is reserved; one that nobody has said anything of can be had. */
function isAny({ items, values }: Said, state: 'yes' | 'reserved'): boolean {
  return items.some((item) => item.state !== 'gone' && (values[toAvailableName(item.id)] ?? 'yes') === state);
}

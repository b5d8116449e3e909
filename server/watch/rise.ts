/** How many of so many. */
export type Share = { count: number; of: number };

/** When something has risen. */
export type Rule = {
  /** Fewer prove nothing: a site has visitors that nobody can please. */
  least: number;
  /** As many are added to what was counted before: of a quiet hour the count says little. */
  added: number;
};

const leastShare = 0.005;
/** Of fewer answers nothing is known, as right after a start: then so much is taken for usual. */
const leastKnown = 20;
const usualShare = 0.01;
/** How much larger than before the switch a share has to be: bots come in waves. */
const factor = 5;

/**
 * Whether something happens much more often than before. A rise is a reason to look, not a proof.
 * @param before what was counted before the switch; of nothing, it counts as none
 */
export function hasRisen(now: Share, before: Share, { least, added }: Rule): boolean {
  const share = toShare(now);
  const isKnown = before.of >= leastKnown || added === 0;
  const shareBefore = isKnown ? toShare({ count: before.count + added, of: before.of + added }) : usualShare;
  return now.count >= least && share >= leastShare && share > factor * shareBefore;
}

const toShare = ({ count, of }: Share) => (of === 0 ? 0 : count / of);

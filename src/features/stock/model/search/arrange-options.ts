import { foldText } from '../../../../lib/fold-text';

/** A value of a facet as the panel has it. */
export type GroupedOption = {
  value: string;
  label: string;
  /** Null when the facet has no counts. */
  count: number | null;
  isSelected: boolean;
  /** The heading above it; the headings keep the order in which they first come. */
  group?: string;
};

/** More values need a press, except for selected ones; of values in groups, more in each group. */
export const shownAtOnce = { alone: 6, inGroup: 3 } as const;

/** Letters of a label that is one line. */
const oneLine = 22;

/** Longer lists can be searched once they are open. */
export const searchedFrom = 15;

export type Arranged<T> = { groups: { group: string | undefined; options: T[] }[]; hidden: number };

type Wanted<T> = {
  /** The options as they were first. Those that are gone fill up what was in sight, so that nothing below moves up. */
  first: readonly T[];
  isOpen: boolean;
  /** Typed to find options; the selected ones stay. */
  term?: string;
  /** The site's language, for the alphabet. */
  iso: string;
};

/**
 * The options on screen, by group: the most frequent ones, and selected ones beyond them. Open, all others follow in
 * the order of the alphabet.
 * @param found most frequent first
 * @returns `hidden`: the number of options that a press shows; never one, which takes no more room than the button
 */
export function arrangeOptions<T extends GroupedOption>(
  found: readonly T[],
  { first, isOpen, term = '', iso }: Wanted<T>,
): Arranged<T> {
  const names = [...new Set([...first, ...found].map(({ group }) => group))];
  const limit = names.length > 1 ? shownAtOnce.inGroup : shownAtOnce.alone;
  const known = new Set(found.map(({ value }) => value));
  const gone = first.filter(({ value }) => !known.has(value));
  const parts = names.map((group) => {
    const own = found.filter((option) => option.group === group);
    const others = gone.filter((option) => option.group === group);
    return { group, options: [...own, ...others.slice(0, Math.max(limit - own.length, 0)).map(toEmpty)] };
  });
  const countHidden = () =>
    parts.reduce(
      (sum, { options }) => sum + options.filter(({ isSelected }, index) => index >= limit && !isSelected).length,
      0,
    );
  const hidden = countHidden();
  // One more in the place of the button that was there first; two lines would be higher than the button.
  const isSpare = ({ value, label }: T) =>
    label.length <= oneLine && !parts.some(({ options }) => hasValue(options, value));
  const spare = hidden === 0 ? first.find(isSpare) : undefined;
  if (spare !== undefined) parts.find(({ group }) => group === spare.group)?.options.push(toEmpty(spare));
  const isAll = isOpen || hidden < 2;
  const inAlphabet = isOpen ? new Intl.Collator(iso, { numeric: true }).compare : null;
  const wanted = foldText(term.trim());
  const groups = parts.map(({ group, options }) => {
    const rest = options.slice(limit).filter(({ isSelected }) => isAll || isSelected);
    if (inAlphabet !== null) rest.sort((one, other) => inAlphabet(one.label, other.label));
    const shown = [...options.slice(0, limit), ...rest];
    return { group, options: shown.filter((one) => one.isSelected || foldText(one.label).includes(wanted)) };
  });
  return { groups: groups.filter(({ options }) => options.length > 0), hidden: hidden < 2 ? 0 : hidden };
}

function hasValue(options: readonly GroupedOption[], wanted: string): boolean {
  return options.some(({ value }) => value === wanted);
}

function toEmpty<T extends GroupedOption>(option: T): T {
  return { ...option, count: option.count === null ? null : 0, isSelected: false };
}

import type { RangeProperty } from '../filters';
import type { StockSort } from '../sort';

import { joinRanges } from './bounds';
import type { Assignment, Doubt, Meant, Part, Reading, ValueName } from './reading';

/** Collects what the parts of a sentence mean. */
export type Collector = {
  apply: (typed: string, meant: readonly Meant[]) => void;
  doubt: (doubt: Doubt) => void;
  ignore: (typed: string) => void;
  finish: () => Reading;
};

/** Signs alone are nothing to miss. */
const hasText = /[\p{L}\p{N}]/u;

export function createCollector(): Collector {
  const parts: Part[] = [];
  const doubtful: Doubt[] = [];
  const unused: string[] = [];
  return {
    apply: (typed, meant) => void parts.push({ typed, meant }),
    doubt: (doubt) => void doubtful.push(doubt),
    ignore: (typed) => {
      if (hasText.test(typed)) unused.push(typed);
    },
    finish: () => {
      const clear = withoutEither(parts);
      const { kept, strays } = withoutStraySubs(clear);
      return { ...addUp(kept), unused, doubtful: [...doubtful, ...strays], parts: kept };
    },
  };
}

function addUp(parts: readonly Part[]): Pick<Reading, 'values' | 'ranges' | 'sort' | 'term'> {
  const values: Partial<Record<ValueName, readonly string[]>> = {};
  const ranges: Reading['ranges'] = {};
  const words: string[] = [];
  let sort: StockSort | null = null;
  for (const meant of parts.flatMap((part) => part.meant)) {
    if ('sort' in meant) sort ??= meant.sort;
    else if ('term' in meant) words.push(meant.term);
    else if ('range' in meant) {
      const { property, range } = meant;
      const before = ranges[property];
      ranges[property satisfies RangeProperty] = before === undefined ? range : joinRanges(before, range);
    } else values[meant.property] = [...new Set([...(values[meant.property] ?? []), ...meant.values])];
  }
  return { values, ranges, sort, term: [...new Set(words)].join(' ') };
}

const isAssignment = (meant: Meant): meant is Assignment => 'values' in meant;

/** "New or used", "for sale or rent", and VAT or margin are everything: no filter. */
function withoutEither(parts: readonly Part[]): Part[] {
  const { values } = addUp(parts);
  const both = (['used', 'transaction', 'pricing.vat'] as const).filter(
    (property) => (values[property] ?? []).length > 1,
  );
  return withoutMeant(parts, (meant) => isAssignment(meant) && both.some((property) => property === meant.property));
}

function withoutMeant(parts: readonly Part[], isOut: (meant: Meant) => boolean): Part[] {
  return parts
    .map(({ typed, meant }) => ({ typed, meant: meant.filter((one) => !isOut(one)) }))
    .filter(({ meant }) => meant.length > 0);
}

/** A sub category would hide the other categories that are named beside its own: it is only doubtful then. */
function withoutStraySubs(parts: readonly Part[]): { kept: Part[]; strays: Doubt[] } {
  const isSub = (meant: Meant) => isAssignment(meant) && meant.property === 'subCategory.name';
  const toCategories = (some: readonly Part[]) => addUp(some).values['category.name'] ?? [];
  const refined = parts.filter(({ meant }) => meant.some(isSub));
  const parents = toCategories(refined);
  if (refined.length === 0 || toCategories(parts).every((name) => parents.includes(name)))
    return { kept: [...parts], strays: [] };
  return {
    kept: withoutMeant(parts, isSub),
    strays: refined.map(({ typed, meant }) => ({ typed, meant: meant.filter(isSub) })),
  };
}

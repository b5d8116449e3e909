import { mergeAssignments } from './entry';
import type { Lexicon } from './lexicon';
import { findForm } from './phrases';
import type { Assignment } from './reading';
import { toForms } from './word-key';

type Values = readonly Assignment[];

/** Shorter parts are found in words that have nothing to do with them. */
const shortest = { first: 3, otherHead: 5, head: 6 } as const;

/** A compound of words that are known: Elektro-stapler, Stapler-vermietung. */
export function findCompound(key: string, lexicon: Lexicon): Values | null {
  for (const { key: part, values } of lexicon.prefixes) {
    const rest = key.startsWith(part) ? findCategory(key.slice(part.length), lexicon) : null;
    if (rest !== null) return mergeAssignments(rest, values);
  }
  for (const { key: part, values } of lexicon.suffixes) {
    const rest = key.endsWith(part) ? findCategory(key.slice(0, -part.length), lexicon) : null;
    if (rest !== null) return mergeAssignments(rest, values);
  }
  return null;
}

/**
 * A compound that is known with another word for its last part: the tables have "weinbauschlepper", so that
 * "weinbautraktor" is one, too. Null when the words found mean different things.
 */
export function findOtherHead(key: string, lexicon: Lexicon): Values | null {
  const found = new Map<string, Values>();
  for (const form of [key, ...toForms(key)])
    for (let start = shortest.first; start <= form.length - shortest.otherHead; start += 1)
      for (const head of lexicon.getSameHeads().get(toMeaning(form.slice(start), lexicon)) ?? []) {
        const other = form.slice(0, start) + head;
        const { values } = lexicon.entries.get(other) ?? {};
        if (hasCategory(values)) found.set(toMeaning(other, lexicon), values);
      }
  const [values = null] = found.values();
  return found.size === 1 ? values : null;
}

/** The words of machines by what they mean, of which each may stand for the others in a compound. */
export function toSameHeads(lexicon: Pick<Lexicon, 'entries'>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, { values }] of lexicon.entries) {
    if (key.length < shortest.otherHead || !hasCategory(values)) continue;
    const meaning = toMeaning(key, lexicon);
    groups.set(meaning, [...(groups.get(meaning) ?? []), key]);
  }
  return groups;
}

const toMeaning = (key: string, { entries }: Pick<Lexicon, 'entries'>) =>
  JSON.stringify(entries.get(key)?.values ?? []);

/**
 * A compound whose last part says it all: whatever a "Tiefengrubber" is, it is a Grubber. Of most others the first part
 * decides what they are (Rasen-traktor), so that these few stand in the tables.
 */
export function findSafeHead(key: string, lexicon: Lexicon): Values | null {
  for (const form of [key, ...toForms(key)]) {
    const head = lexicon.heads.find((one) => form.endsWith(one) && form.length >= one.length + shortest.first);
    if (head !== undefined) return findCategory(head, lexicon);
  }
  return null;
}

/** The last part of a compound is what it is; what its unknown first part adds is not known, so it is doubtful. */
export function findHead(key: string, lexicon: Lexicon): Values | null {
  for (let start = shortest.first; start <= key.length - shortest.head; start += 1) {
    const head = findCategory(key.slice(start), lexicon);
    if (head !== null) return head;
  }
  return null;
}

function findCategory(key: string, lexicon: Lexicon): Values | null {
  const values = lexicon.entries.get(key)?.values ?? findForm(key, lexicon)?.values;
  return hasCategory(values) ? values : null;
}

function hasCategory(values: Values | undefined): values is Values {
  return values?.some(({ property }) => property === 'category.name') === true;
}

import { addEntry, mergeAssignments, type Entry } from './entry';
import { toCategories } from './meaning';
import type { Assignment, Known } from './reading';
import { toForms, toKey } from './word-key';

/** The words that an editor gives to a category of the API. */
export function toSynonym({ words, category }: Known['synonyms'][number], known: Known): [string, Entry][] {
  const values = toCategories(category, known);
  return values.length === 0 ? [] : words.map((word) => [toKey(word), { values }]);
}

const hasCategory = (values: readonly Assignment[]) => values.some(({ property }) => property === 'category.name');

/** The labels of the API's categories, and the parts of those that name two things ("Trilplaten / walsen"). */
export function addLabels(entries: Map<string, Entry>, known: Known): void {
  for (const { name, labels, subCategories } of known.categories) {
    const subs = subCategories.flatMap((sub) => sub.labels.map((label) => [`${name}/${sub.name}`, label] as const));
    for (const [path, label] of [...labels.map((one) => [name, one] as const), ...subs]) {
      // "75 to 120 kW" is a range of power.
      if (/\d/.test(label)) continue;
      const values = toCategories(path, known);
      for (const key of [label, ...label.split('/')].map(toKey)) {
        // "Shovels" is what "shovel" is: labels are plurals of words that mean more than one category.
        const forms = toForms(key);
        const singular = forms.map((form) => entries.get(form)?.values ?? []).find(hasCategory);
        const meant = singular === undefined ? values : mergeAssignments(values, singular);
        if (key.length > 2 && entries.get(key)?.values === undefined) addEntry(entries, key, { values: meant });
        // Endings are only taken off what is typed.
        for (const form of forms) if (!entries.has(form)) entries.set(form, { values: meant });
      }
    }
  }
}

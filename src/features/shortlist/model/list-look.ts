/** How a list is looked at. */
export type ListLook = {
  /** Machines beside each other, not below each other. */
  isCompared: boolean;
  /** Beside each other, only what differs is shown. */
  hasDifferencesOnly: boolean;
};

const words = {
  isCompared: ['view', 'compare'],
  hasDifferencesOnly: ['only', 'differences'],
} as const satisfies Record<keyof ListLook, readonly [name: string, value: string]>;
const names = ['isCompared', 'hasDifferencesOnly'] as const;

/** Reads how a list is looked at from the query of its address, whatever else that has. */
export function parseLook(search: string): ListLook {
  const query = new URLSearchParams(search);
  const has = (name: keyof ListLook) => query.get(words[name][0]) === words[name][1];
  return { isCompared: has('isCompared'), hasDifferencesOnly: has('hasDifferencesOnly') };
}

/**
 * The same query with another look; what else it has stays. A list as it is by itself has no word.
 * @example formatLook({ isCompared: true, hasDifferencesOnly: false }, '?ids=7.8') // '?ids=7.8&view=compare'
 */
export function formatLook(look: ListLook, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const [word, value] = words[name];
    query.delete(word);
    if (look[name]) query.append(word, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The texts of one namespace that editors replaced: the text by its key, e.g. `list.empty`. */
export type NamespaceOverrides = Readonly<Record<string, string>>;

/** By locale, then by namespace. What is not in it is said as `locales/` says it. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, NamespaceOverrides>>>>;

/**
 * The file of a release with its overrides, so that they follow a rollback. Not served: pages and scripts hold the
 * merged texts.
 */
export const textOverridesFile = '.texts.json';

/**
 * Puts the overrides into the texts of a namespace. Keys that the texts do not have are ignored: a release may be older
 * than the code that reads it.
 * @returns the same object where nothing is replaced
 */
export function mergeTexts(texts: object, overrides: NamespaceOverrides | undefined, prefix = ''): object {
  if (overrides === undefined || Object.keys(overrides).length === 0) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]: [string, unknown]) => {
      const key = prefix + name;
      if (typeof value === 'object' && value !== null) return [name, mergeTexts(value, overrides, `${key}.`)];
      return [name, Object.hasOwn(overrides, key) ? overrides[key] : value];
    }),
  );
}

/**
 * Every text of a namespace by its full key.
 * @example listTexts('stock', { list: { empty: 'x' } }) // [['stock:list.empty', 'x']]
 */
export function listTexts(namespace: string, texts: object): [key: string, text: string][] {
  const list = (part: object, prefix: string): [string, string][] =>
    Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + name, value] as [string, string]]
        : list(value as object, `${prefix}${name}.`),
    );
  return list(texts, `${namespace}:`);
}

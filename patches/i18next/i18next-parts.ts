/**
 * What a page needs of i18next, in the place of all of it (`on-create-webpack-config.ts`): what holds the texts
 * of a page. `create-translate.ts` says them, there and in what is built; the library's own way to do that, and all
 * that it has to load, to detect and to format, is a seventh of all scripts.
 */
type Options = { lng?: string; resources?: Readonly<Record<string, unknown>> };

export function createInstance() {
  const i18n = {
    language: '',
    options: {} as Options,
    init: (options: Options): Promise<void> => {
      i18n.options = options;
      i18n.language = options.lng ?? '';
      return Promise.resolve();
    },
    getResource: (language: string, namespace: string, key: string): unknown =>
      [language, namespace, ...key.split('.')].reduce<unknown>(
        (found, part) => (typeof found === 'object' ? (found as Record<string, unknown> | null)?.[part] : undefined),
        i18n.options.resources,
      ),
  };
  return i18n;
}

/** The translation plugin asks for it like this. */
const parts = { createInstance };
// eslint-disable-next-line no-restricted-exports -- in the place of a library that has one
export default parts;

/**
 * The vocabulary in which the content types are written down. Everything else (the GraphQL schema, the JSON for
 * Contentful's import tool, the types that check the demo content) is derived from it.
 */

/** Locales of the space. Dutch is the default; what is not translated falls back to Dutch. */
export const contentLocales = [
  { code: 'nl', name: 'Nederlands', fallbackCode: null },
  { code: 'en', name: 'English', fallbackCode: 'nl' },
  { code: 'de', name: 'Deutsch', fallbackCode: 'nl' },
] as const;

export const defaultContentLocale = 'nl';

export type ContentLocale = (typeof contentLocales)[number]['code'];

/** What a value must match, with the sentence an editor sees when it does not. */
export type Pattern = { pattern: string; message: string };

type FieldKind =
  | { kind: 'symbol'; in?: readonly string[]; regexp?: Pattern; unique?: true }
  | { kind: 'symbols'; in?: readonly string[]; regexp?: Pattern }
  | { kind: 'text' }
  | { kind: 'richText' }
  | { kind: 'integer' | 'number'; range?: { min: number; max: number } }
  | { kind: 'date' }
  | { kind: 'boolean' }
  | { kind: 'image' }
  | { kind: 'entry' | 'entries'; to: readonly string[] };

/** One field: `name` and `help` are what a marketing editor reads in Contentful. */
export type Field = FieldKind & { name: string; help: string; localized?: true; required?: true };

/** One content type; the key in `fields` is the field id, their order is the order in the editor. */
export type ContentType = {
  id: string;
  name: string;
  description: string;
  /** Field that names an entry in Contentful's lists. */
  displayField: string;
  fields: Readonly<Record<string, Field>>;
};

type BaseValue<F extends Field> = F extends { kind: 'symbol'; in: readonly (infer V)[] }
  ? V
  : F extends { kind: 'symbols'; in: readonly (infer V)[] }
    ? readonly V[]
    : F extends { kind: 'integer' | 'number' }
      ? number
      : F extends { kind: 'boolean' }
        ? boolean
        : F extends { kind: 'symbols' | 'entries' }
          ? readonly string[]
          : string;

/** A value per locale: Dutch always, the others where they are translated. */
export type Localized<V> = { nl: V } & Partial<Record<ContentLocale, V>>;

/**
 * What is written down for one field: links and images as the id of what they point to, dates as `2026-12-25`,
 * rich text as marked text (see `seed/to-rich-text.ts`).
 */
export type FieldInput<F extends Field> = F extends { localized: true } ? Localized<BaseValue<F>> : BaseValue<F>;

type RequiredId<T extends ContentType> = {
  [K in keyof T['fields']]: T['fields'][K] extends { required: true } ? K : never;
}[keyof T['fields']];

/** The fields of one entry as they are written down, checked against its content type. */
export type EntryInput<T extends ContentType> = {
  [K in RequiredId<T>]: FieldInput<T['fields'][K]>;
} & {
  [K in Exclude<keyof T['fields'], RequiredId<T>>]?: FieldInput<T['fields'][K]>;
};

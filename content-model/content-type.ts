/**
 * The vocabulary of the content types. Everything else is derived from them: the GraphQL schema, the JSON for
 * Contentful's import tool, and the types that check the demo content.
 */

/** Locales of the space. Dutch is the default, and the fallback for missing translations. */
export const contentLocales = [
  { code: 'nl', name: 'Nederlands', fallbackCode: null },
  { code: 'en', name: 'English', fallbackCode: 'nl' },
  { code: 'de', name: 'Deutsch', fallbackCode: 'nl' },
] as const;

export const defaultContentLocale = 'nl';

export type ContentLocale = (typeof contentLocales)[number]['code'];

/** A pattern for values, and the message for editors if a value does not match. */
export type Pattern = { pattern: string; message: string };

type FieldKind =
  | { kind: 'symbol'; in?: readonly string[]; regexp?: Pattern; unique?: true }
  | { kind: 'symbols'; in?: readonly string[]; regexp?: Pattern }
  | { kind: 'text' }
  | { kind: 'richText' }
  | { kind: 'integer' | 'number'; range?: { min: number; max: number } }
  /** A day. */
  | { kind: 'date' }
  /** A minute of a day, with its time zone. */
  | { kind: 'dateTime' }
  | { kind: 'boolean' }
  | { kind: 'image' }
  /** An asset that is no picture; the group of media types is the CMS's. */
  | { kind: 'file'; mimeGroup?: 'video' }
  | { kind: 'entry' | 'entries'; to: readonly string[] };

/** One field: editors see `name` and `help` in Contentful. */
export type Field = FieldKind & { name: string; help: string; localized?: true; required?: true };

/** One content type. The keys in `fields` are the ids of the fields, in the order of the editor. */
export type ContentType = {
  id: string;
  name: string;
  description: string;
  /** The field whose value names an entry in Contentful's lists. */
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

/** A value per locale: always in Dutch, in the others if translated. */
export type Localized<V> = { nl: V } & Partial<Record<ContentLocale, V>>;

/**
 * The demo's value of a field: the target's id for links and images, `2026-12-25` for dates, marked text for rich text
 * (see `seed/to-rich-text.ts`).
 */
export type FieldInput<F extends Field> = F extends { localized: true } ? Localized<BaseValue<F>> : BaseValue<F>;

type RequiredId<T extends ContentType> = {
  [K in keyof T['fields']]: T['fields'][K] extends { required: true } ? K : never;
}[keyof T['fields']];

/** The demo's fields of one entry, checked against its content type. */
export type EntryInput<T extends ContentType> = {
  [K in RequiredId<T>]: FieldInput<T['fields'][K]>;
} & {
  [K in Exclude<keyof T['fields'], RequiredId<T>>]?: FieldInput<T['fields'][K]>;
};

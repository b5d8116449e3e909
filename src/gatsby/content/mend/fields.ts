import { contentTypes } from '../../../../content-model';
import type { ContentType, Field } from '../../../../content-model/content-type';
import { toTypeName } from '../../../../content-model/to-graphql';
import { hoursPattern } from '../../../../content-model/types/opening-times';
import { emailPattern, urlPattern } from '../../../../content-model/types/shared';
import { defaultLocale } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';

import { isNetwork, mendMail, mendSocialAddress, mendWebAddress } from './addresses';
import { mendHours } from './hours';
import { isBlankText } from './rich-text';
import { dropUnseen } from './unseen';

const allTypes: readonly ContentType[] = contentTypes;

/** What a line of text is mended to; null for what the pages are to take for empty. */
export type Mend = (written: string) => string | null;

/** How a field is mended beside that spaces are no words, by what the CMS asks of it. */
export function getMend(fieldId: string, field: Field): Mend | null {
  if (field.kind !== 'symbol') return null;
  switch (field.regexp?.pattern) {
    case hoursPattern.pattern:
      return mendHours;
    case emailPattern.pattern:
      return mendMail;
    case urlPattern.pattern:
      return isNetwork(fieldId) ? (written) => mendSocialAddress(fieldId, written) : mendWebAddress;
    default:
      return null;
  }
}

type Source = { contentful_id: string; node_locale: string } & Readonly<Record<string, unknown>>;
/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<Readonly<Record<string, unknown>> | null> };
};
type Resolve = (source: Source, args: unknown, context: Context) => unknown;

/**
 * Every line of text of the CMS, and whether a rich text says anything, as pages get it: mended where it has one
 * meaning, and null where there is nothing to read, or what the default language says. A choice is one of its choices,
 * or null; what pages choose by (`route`, `key`) stays.
 */
export function toMendedFields(): Record<string, Record<string, { resolve: Resolve }>> {
  const fields = allTypes.map(({ id, fields }) => [toTypeName(id), mendFields(toTypeName(id), fields)] as const);
  return Object.fromEntries(fields);
}

function mendFields(type: string, fields: ContentType['fields']): Record<string, { resolve: Resolve }> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const reading = toReading(id, field);
      return reading === null
        ? []
        : [[id, { resolve: toResolve(type, id, field.localized === true, reading) }] as const];
    }),
  );
}

type Reading = { isBlank: (value: unknown) => boolean; read: (value: unknown) => unknown };

/** How a field is read; null for one that is left alone. */
function toReading(id: string, field: Field): Reading | null {
  if (field.kind === 'richText') {
    const isBlank = (value: unknown) => isBlankText(parse((value as { raw?: unknown } | null | undefined)?.raw));
    return { isBlank, read: (value) => (isBlank(value) ? null : value) };
  }
  if (field.kind !== 'symbol') return null;
  if (field.in !== undefined) return field.required === true || field.unique === true ? null : toChoice(field.in);
  const mend = getMend(id, field);
  return {
    isBlank: (value) => typeof value === 'string' && !hasWords(value),
    read: (value) => {
      const seen = typeof value === 'string' ? dropUnseen(value) : '';
      if (!hasWords(seen)) return null;
      return mend === null ? seen : mend(seen);
    },
  };
}

/** Entries keep what was chosen before the choices changed, and imports write anything. */
function toChoice(choices: readonly string[]): Reading {
  return { isBlank: () => false, read: (value) => choices.find((choice) => choice === value) ?? null };
}

/** Where a language has nothing to read, the default one's words stand, as where its field is empty. */
function toResolve(type: string, fieldId: string, isLocalized: boolean, { isBlank, read }: Reading): Resolve {
  return (source, _, { nodeModel }) => {
    const own = source[fieldId];
    if (!isBlank(own) || !isLocalized || source.node_locale === defaultLocale) return read(own);
    const filter = { contentful_id: { eq: source.contentful_id }, node_locale: { eq: defaultLocale } };
    return nodeModel.findOne({ type, query: { filter } }).then((entry) => read(entry?.[fieldId]));
  };
}

function parse(raw: unknown): unknown {
  try {
    return typeof raw === 'string' ? JSON.parse(raw) : null;
  } catch {
    return null;
  }
}

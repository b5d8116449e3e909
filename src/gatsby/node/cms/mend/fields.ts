import { contentTypes } from '../../../../../content-model';
import type { ContentType, Field } from '../../../../../content-model/content-type';
import { toTypeName } from '../../../../../content-model/to-graphql';
import { hoursPattern } from '../../../../../content-model/types/opening-times';
import { emailPattern, urlPattern } from '../../../../../content-model/types/shared';
import { defaultLocale } from '../../../../i18n/locales';
import { hasWords } from '../../../../lib/has-words';

import { isNetwork, mendMail, mendSocialAddress, mendWebAddress } from './addresses';
import { mendHours } from './hours';
import { mendRichText } from './rich-text';

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
 * Every line of text and every rich text of the CMS as pages get it: mended where it has one meaning, and null where there is nothing to
 * read, or what the default language says. What pages choose by (`route`, `key`) is a choice, and stays.
 */
export function toMendedFields(): Record<string, Record<string, { resolve: Resolve }>> {
  const fields = allTypes.map(({ id, fields }) => [toTypeName(id), mendFields(toTypeName(id), fields)] as const);
  const raw: Resolve = ({ raw: written }) => (typeof written === 'string' ? mendRichText(written) : null);
  return { ...Object.fromEntries(fields), ContentfulRichText: { raw: { resolve: raw } } };
}

function mendFields(type: string, fields: ContentType['fields']): Record<string, { resolve: Resolve }> {
  const lines = Object.entries(fields).filter(([, field]) => field.kind === 'symbol' && field.in === undefined);
  return Object.fromEntries(lines.map(([id, field]) => [id, { resolve: mendLine(type, id, field) }]));
}

function mendLine(type: string, fieldId: string, field: Field): Resolve {
  const mend = getMend(fieldId, field);
  const read = (value: unknown) => {
    if (typeof value !== 'string' || !hasWords(value)) return null;
    return mend === null ? value : mend(value);
  };
  return (source, _, { nodeModel }) => {
    const own = source[fieldId];
    const isBlank = typeof own === 'string' && !hasWords(own);
    if (!isBlank || field.localized !== true || source.node_locale === defaultLocale) return read(own);
    const filter = { contentful_id: { eq: source.contentful_id }, node_locale: { eq: defaultLocale } };
    return nodeModel.findOne({ type, query: { filter } }).then((entry) => read(entry?.[fieldId]));
  };
}

import type { Node } from 'gatsby';

import { contentTypes } from '../../../content-model';
import { defaultContentLocale, type ContentType, type Field } from '../../../content-model/content-type';
import { toTextNodeName, toTypeName } from '../../../content-model/to-graphql';
import { hasWords } from '../../lib/has-words';
import { findLinked } from '../content/linked-nodes';
import { typesWithButton } from '../content/targets/ways';

import { addMark, type FieldMark } from './mark';
import { markPicture, markRichText } from './mark-values';
import { getMarkedKind } from './marked-kinds';

type Source = Readonly<Record<string, unknown>>;
/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => Source | null } };
type Info = { originalResolver: (source: Source, args: object, context: Context, info: Info) => unknown };
type Resolve = (source: Source, args: object, context: Context, info: Info) => unknown;
type Change = (value: unknown, source: Source, context: Context) => unknown;

const allTypes: readonly ContentType[] = contentTypes;
/** What a picture or a rich text, once it was resolved, carries to the resolvers of its own fields. */
const carried = 'previewMark';

/**
 * The resolvers of a preview: every field that people read says of which entry it is (`mark.ts`). They wrap all others,
 * so what checks, mends and sorts sees what was written. Without a preview there is none of them.
 */
export function toMarkedFields(): Record<string, Record<string, { resolve: Resolve }>> {
  const types = allTypes.map((type) => [toTypeName(type.id), toEntryFields(type)] as const);
  const texts = allTypes.flatMap(({ id, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'text')
      .map(([name, field]) => [toTextNodeName(id, name), toLongText(name, field)] as const),
  );
  return {
    ...Object.fromEntries([...types, ...texts]),
    ContentfulAsset: {
      title: after((words, source) => markText(words, toAssetMark(source, 'title'))),
      description: after((words, source) => markText(words, toAssetMark(source, 'description'))),
      localFile: after((file, source) => carry(file, (source[carried] ?? toAssetMark(source, 'file')) as FieldMark)),
    },
    File: {
      publicURL: after((url, source) => markText(url, source[carried] as FieldMark | undefined)),
      childImageSharp: after((image, source) => carry(image, source[carried] as FieldMark | undefined)),
    },
    ImageSharp: {
      gatsbyImageData: after((data, source) => markPicture(data, source[carried] as FieldMark | undefined)),
    },
    ContentfulRichText: {
      raw: after((raw, source) => markRichText(raw, source[carried] as FieldMark | undefined)),
    },
  };
}

function toEntryFields({ id: type, fields }: ContentType): Record<string, { resolve: Resolve }> {
  const resolvers = Object.entries(fields).flatMap(([id, field]) => {
    const change = toChange(id, field);
    return change === null ? [] : [[id, after(change)] as const];
  });
  const hasButton = typesWithButton.some((id) => id === type);
  return {
    ...Object.fromEntries(resolvers),
    ...toNumbers(type, fields),
    ...(hasButton && { button: after(markButton) }),
  };
}

/** The words of a button are its own, or those of the link that was picked for it (`targets/ways.ts`). */
const markButton: Change = (way, source, { nodeModel }) => {
  const { label } = (way ?? {}) as { label?: unknown };
  if (label === undefined) return way;
  const hasOwn = typeof source.linkLabel === 'string' && hasWords(source.linkLabel);
  const [picked] = hasOwn ? [] : findLinked(source, 'link', (id) => nodeModel.getNodeById({ id }) as Node | null);
  const mark = toEntryMark(picked ?? source, picked === undefined ? 'linkLabel' : 'label', { localized: true });
  return { ...(way as object), label: markText(label, mark) };
};

function toChange(id: string, field: Field): Change | null {
  const mark = (source: Source) => toEntryMark(source, id, field);
  switch (getMarkedKind(field)) {
    case 'text':
      return (value, source) => markText(value, mark(source));
    case 'texts':
      return (value, source) =>
        Array.isArray(value) ? value.map((one: unknown) => markText(one, mark(source))) : value;
    case 'richText':
    case 'image':
      return (value, source) => carry(value, mark(source));
    default:
      return null;
  }
}

/** A long text is a node of its own, whose parent is the entry. */
function toLongText(id: string, field: Field) {
  return {
    [id]: after((value, source, { nodeModel }) => {
      const entry = nodeModel.getNodeById({ id: String(source.parent) });
      return entry === null ? value : markText(value, toEntryMark(entry, id, field));
    }),
  };
}

/** Numbers have a field beside them with their links (`resolve-numbers.ts`). */
const numbers: Readonly<Record<string, string>> = {
  phone: 'phoneLink',
  mobile: 'mobileLink',
  whatsapp: 'whatsappLink',
};

function toNumbers(type: string, fields: ContentType['fields']) {
  const ownNumbers = Object.entries(fields).flatMap(([id, field]) => {
    const beside = numbers[id];
    if (beside === undefined || (id === 'mobile' && type !== 'company')) return [];
    const change: Change = (value, source) => {
      if (typeof value !== 'object' || value === null) return value;
      const mark = toEntryMark(source, id, field);
      return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, markText(text, mark)]));
    };
    return [[beside, after(change)] as const];
  });
  return Object.fromEntries(ownNumbers);
}

function after(change: Change): { resolve: Resolve } {
  return {
    resolve: async (source, args, context, info) =>
      change(await info.originalResolver(source, args, context, info), source, context),
  };
}

function markText(value: unknown, mark: FieldMark | undefined): unknown {
  return typeof value === 'string' && hasWords(value) && mark !== undefined ? addMark(value, mark) : value;
}

function carry(value: unknown, mark: FieldMark | undefined): unknown {
  return typeof value === 'object' && value !== null && mark !== undefined ? { ...value, [carried]: mark } : value;
}

/** What is not localised an editor changes in the default locale, whatever the page's language. */
function toEntryMark(source: Source, field: string, { localized }: Pick<Field, 'localized'>): FieldMark {
  const locale = localized === true ? String(source.node_locale) : defaultContentLocale;
  return { kind: 'Entry', id: String(source.contentful_id), field, locale };
}

function toAssetMark(source: Source, field: string): FieldMark {
  const locale = field === 'file' ? defaultContentLocale : String(source.node_locale);
  return { kind: 'Asset', id: String(source.contentful_id), field, locale };
}

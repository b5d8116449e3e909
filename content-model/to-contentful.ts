import { contentLocales, defaultContentLocale, type ContentType, type Field } from './content-type';
import {
  toLink,
  type ContentfulContentType,
  type ContentfulEditorInterface,
  type ContentfulField,
  type ContentfulLocale,
  type ContentfulSpace,
  type Validation,
} from './contentful-format';

/** Returns the content model in the format of Contentful's import tool, optionally with entries and assets. */
export function toContentful(
  contentTypes: readonly ContentType[],
  { entries, assets }: Pick<ContentfulSpace, 'entries' | 'assets'> = { entries: [], assets: [] },
): ContentfulSpace {
  return {
    contentTypes: contentTypes.map(toContentTypeJson),
    editorInterfaces: contentTypes.map(toEditorInterface),
    locales: contentLocales.map(toLocaleJson),
    entries,
    assets,
  };
}

function toLocaleJson({ code, name, fallbackCode }: (typeof contentLocales)[number]): ContentfulLocale {
  const isDefault = code === defaultContentLocale;
  return {
    sys: { id: code, type: 'Locale' },
    code,
    name,
    default: isDefault,
    fallbackCode,
    contentManagementApi: true,
    contentDeliveryApi: true,
    // An entry can be published before it is translated: required fields are required in Dutch only.
    optional: !isDefault,
  };
}

function toContentTypeJson({ id, name, description, displayField, fields }: ContentType): ContentfulContentType {
  return {
    sys: { id, type: 'ContentType' },
    name,
    description,
    displayField,
    fields: Object.entries(fields).map(([fieldId, field]) => toFieldJson(fieldId, field)),
  };
}

function toFieldJson(id: string, field: Field): ContentfulField {
  const validations = toValidations(field);
  const isList = field.kind === 'symbols' || field.kind === 'entries';
  return {
    id,
    name: field.name,
    ...toType(field, isList ? validations : []),
    localized: field.localized ?? false,
    required: field.required ?? false,
    disabled: false,
    omitted: false,
    validations: isList ? [] : validations,
  };
}

/** The validations of a list concern its items, so they belong there. */
function toType(field: Field, itemValidations: Validation[]): Pick<ContentfulField, 'type' | 'linkType' | 'items'> {
  switch (field.kind) {
    case 'symbols':
      return { type: 'Array', items: { type: 'Symbol', validations: itemValidations } };
    case 'entries':
      return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: itemValidations } };
    case 'entry':
      return { type: 'Link', linkType: 'Entry' };
    case 'image':
    case 'file':
      return { type: 'Link', linkType: 'Asset' };
    default:
      return { type: plainTypes[field.kind] };
  }
}

const plainTypes = {
  symbol: 'Symbol',
  text: 'Text',
  richText: 'RichText',
  integer: 'Integer',
  number: 'Number',
  date: 'Date',
  dateTime: 'Date',
  boolean: 'Boolean',
} as const;

function toValidations(field: Field): Validation[] {
  switch (field.kind) {
    case 'symbol':
    case 'symbols':
      return [
        ...('unique' in field && field.unique ? [{ unique: true }] : []),
        ...(field.in ? [{ in: field.in }] : []),
        ...(field.regexp
          ? [{ regexp: { pattern: field.regexp.pattern, flags: null }, message: field.regexp.message }]
          : []),
      ];
    case 'integer':
    case 'number':
      return field.range ? [{ range: field.range }] : [];
    case 'image':
      return [{ linkMimetypeGroup: ['image'] }];
    case 'file':
      return field.mimeGroup === undefined ? [] : [{ linkMimetypeGroup: [field.mimeGroup] }];
    case 'entry':
    case 'entries':
      return [{ linkContentType: field.to }];
    case 'richText':
      return richTextValidations;
    default:
      return [];
  }
}

/** Entries that have a page to lead to. */
const withPage = ['page', 'vacancy', 'news', 'story'];

/** The page's own heading is the only first-level one. A text may only contain what the site can show. */
const richTextValidations: Validation[] = [
  {
    enabledNodeTypes: [
      'heading-2',
      'heading-3',
      'ordered-list',
      'unordered-list',
      'hr',
      'blockquote',
      'table',
      'embedded-asset-block',
      'embedded-entry-block',
      'embedded-entry-inline',
      'hyperlink',
      'entry-hyperlink',
      'asset-hyperlink',
    ],
    message: 'Use headings 2 and 3, lists, tables, pictures, entries and links.',
  },
  { enabledMarks: ['bold', 'italic'], message: 'Use bold and italic only.' },
  {
    nodes: {
      'entry-hyperlink': [{ linkContentType: [...withPage, 'link'] }],
      'embedded-entry-inline': [{ linkContentType: withPage }],
      'embedded-entry-block': [{ linkContentType: [...withPage, 'teamMember', 'callToAction', 'videoSection'] }],
    },
  },
];

function toEditorInterface({ id, fields }: ContentType): ContentfulEditorInterface {
  return {
    sys: { id: 'default', type: 'EditorInterface', contentType: toLink('ContentType', id) },
    controls: Object.entries(fields).map(([fieldId, field]) => ({
      fieldId,
      widgetNamespace: 'builtin',
      widgetId: toWidget(field),
      settings: { helpText: field.help, ...toDateSettings(field) },
    })),
  };
}

/** A day without a time, or a time with its zone, on a clock of 24 hours. */
function toDateSettings({ kind }: Field): object {
  if (kind === 'date') return { format: 'dateonly' };
  return kind === 'dateTime' ? { format: 'timeZ', ampm: '24' } : {};
}

function toWidget(field: Field): string {
  if (field.kind === 'symbol' && field.in) return 'dropdown';
  if (field.kind === 'symbols' && field.in) return 'checkbox';
  return widgets[field.kind];
}

const widgets = {
  symbol: 'singleLine',
  // Several values can be pasted at once, separated by commas.
  symbols: 'listInput',
  text: 'multipleLine',
  richText: 'richTextEditor',
  integer: 'numberEditor',
  number: 'numberEditor',
  date: 'datePicker',
  dateTime: 'datePicker',
  boolean: 'boolean',
  image: 'assetLinkEditor',
  file: 'assetLinkEditor',
  entry: 'entryLinkEditor',
  entries: 'entryLinksEditor',
} as const;

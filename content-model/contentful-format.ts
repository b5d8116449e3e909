/** The JSON format of Contentful's import and export tools, as far as this project uses it. */

export type Link<T extends string = 'Entry' | 'Asset' | 'ContentType'> = {
  sys: { type: 'Link'; linkType: T; id: string };
};

/** Values per locale; missing locales fall back. */
export type LocalizedValues = Record<string, unknown>;

export type ContentfulField = {
  id: string;
  name: string;
  type: string;
  linkType?: 'Entry' | 'Asset';
  items?: { type: string; linkType?: 'Entry'; validations: Validation[] };
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  validations: Validation[];
};

export type Validation = Record<string, unknown>;

export type ContentfulContentType = {
  sys: { id: string; type: 'ContentType' };
  name: string;
  description: string;
  displayField: string;
  fields: ContentfulField[];
};

export type ContentfulEditorInterface = {
  sys: { id: 'default'; type: 'EditorInterface'; contentType: Link<'ContentType'> };
  controls: { fieldId: string; widgetNamespace: 'builtin'; widgetId: string; settings: { helpText: string } }[];
};

export type ContentfulLocale = {
  sys: { id: string; type: 'Locale' };
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null;
  contentManagementApi: true;
  contentDeliveryApi: true;
  optional: boolean;
};

export type ContentfulEntry = {
  sys: { id: string; type: 'Entry'; contentType: Link<'ContentType'> };
  fields: Record<string, LocalizedValues>;
};

/** `file` is `{ nl: { fileName, contentType, … } }`; the owner of the bytes adds their location. */
export type ContentfulAsset = {
  sys: { id: string; type: 'Asset' };
  fields: Record<string, LocalizedValues>;
};

export type ContentfulSpace = {
  contentTypes: ContentfulContentType[];
  editorInterfaces: ContentfulEditorInterface[];
  locales: ContentfulLocale[];
  entries: ContentfulEntry[];
  assets: ContentfulAsset[];
};

/** Builds a link, the value of every field that refers to something. */
export function toLink<T extends 'Entry' | 'Asset' | 'ContentType'>(linkType: T, id: string): Link<T> {
  return { sys: { type: 'Link', linkType, id } };
}

import { createHash } from 'node:crypto';

import type { ContentfulField, Validation } from '../contentful-format';

/** How editors see a field. */
export type Control = { widgetId: string; settings: Readonly<Record<string, unknown>> };

export type ModelType = {
  name: string;
  description: string;
  displayField: string | null;
  /** In the order of the editor. */
  fields: readonly ContentfulField[];
  controls: Readonly<Record<string, Control>>;
};

/** Content types by their ids. */
export type Model = Readonly<Record<string, ModelType>>;

/** A field as Contentful may have it: it leaves out what is empty. */
type WrittenField = Omit<ContentfulField, 'items' | 'validations' | 'disabled' | 'omitted'> & {
  items?: { type: string; linkType?: 'Entry'; validations?: Validation[] };
  validations?: Validation[];
};

type Written = {
  contentTypes: readonly {
    sys: { id: string };
    name: string;
    description: string;
    displayField: string | null;
    fields: readonly WrittenField[];
  }[];
  editorInterfaces: readonly {
    sys: { contentType: { sys: { id: string } } };
    controls?: readonly { fieldId: string; widgetId?: string; settings?: Readonly<Record<string, unknown>> }[];
  }[];
};

/** The model of a space, as Contentful has it or as an export has it, in one form. */
export function toModel({ contentTypes, editorInterfaces }: Written): Model {
  const controls = new Map(editorInterfaces.map((one) => [one.sys.contentType.sys.id, toControls(one)]));
  return Object.fromEntries(
    contentTypes.map(({ sys: { id }, name, description, displayField, fields }) => [
      id,
      {
        ...{ name, description, displayField, fields: fields.map(toField) },
        controls: controls.get(id) ?? {},
      },
    ]),
  );
}

/** Contentful adds properties of its own, and leaves out empty ones. */
function toField({ id, name, type, linkType, items, localized, required, validations }: WrittenField): ContentfulField {
  return {
    ...{ id, name, type },
    ...(linkType !== undefined && { linkType }),
    ...(items !== undefined && {
      items: {
        type: items.type,
        ...(items.linkType !== undefined && { linkType: items.linkType }),
        validations: toValidations(items.validations),
      },
    }),
    ...{ localized, required, disabled: false, omitted: false, validations: toValidations(validations) },
  };
}

/** Contentful has flags of a pattern as null where there are none. */
function toValidations(validations: readonly Validation[] = []): Validation[] {
  return JSON.parse(JSON.stringify(validations, (_key, value: unknown) => value ?? undefined)) as Validation[];
}

function toControls({ controls }: Written['editorInterfaces'][number]): Record<string, Control> {
  return Object.fromEntries(
    (controls ?? []).flatMap(({ fieldId, widgetId, settings }) =>
      widgetId === undefined ? [] : [[fieldId, { widgetId, settings: settings ?? {} }]],
    ),
  );
}

/**
 * What a model is, in 16 characters: of some of its types, without how editors see the fields, which may be changed in
 * Contentful.
 * @param ids the types that count; others are the space's own
 */
export function hashModel(model: Model, ids: ReadonlySet<string>): string {
  const types = Object.entries(model)
    .filter(([id]) => ids.has(id))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { name, description, displayField, fields }]) => [id, { name, description, displayField, fields }]);
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(types)))
    .digest('hex')
    .slice(0, 16);
}

/** The same value with the keys of objects in one order. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

import type { ContentfulField } from '../contentful-format';

import { sortKeys, type Control, type Model, type ModelType } from './model';

type TypeOptions = Pick<ModelType, 'name' | 'description' | 'displayField'>;
export type FieldOptions = Omit<ContentfulField, 'id' | 'disabled' | 'omitted'>;

/** One step of a migration, as `contentful-migration` has it. */
export type Step =
  | { kind: 'createType' | 'editType'; type: string; options: TypeOptions }
  | { kind: 'deleteType'; type: string }
  | { kind: 'createField' | 'editField'; type: string; field: string; options: FieldOptions }
  | { kind: 'deleteField'; type: string; field: string }
  /** `after`: null for the first place. */
  | { kind: 'moveField'; type: string; field: string; after: string | null }
  | { kind: 'control'; type: string; field: string; control: Control };

/**
 * The steps from one model to another. Throws an error for a field that changes its type: what is written in it would
 * be lost, so somebody has to say what becomes of it.
 */
export function diffModels(before: Model, after: Model): Step[] {
  const gone = Object.keys(before).filter((type) => !(type in after));
  return [
    ...Object.entries(after).flatMap(([type, model]) => diffType(type, before[type], model)),
    // Last: fields that link to it have changed by then.
    ...gone.map((type): Step => ({ kind: 'deleteType', type })),
  ];
}

function diffType(type: string, before: ModelType | undefined, after: ModelType): Step[] {
  const options = toTypeOptions(after);
  const old = new Map(before?.fields.map((field) => [field.id, field]));
  const ids = after.fields.map(({ id }) => id);
  const gone = [...old.keys()].filter((id) => !ids.includes(id));
  const fields = after.fields.flatMap((field) => diffField(type, old.get(field.id), field));
  return [
    ...(before === undefined ? [{ kind: 'createType', type, options } satisfies Step] : []),
    ...fields,
    ...toMoves(type, [...[...old.keys()].filter((id) => ids.includes(id)), ...ids.filter((id) => !old.has(id))], ids),
    ...gone.map((field): Step => ({ kind: 'deleteField', type, field })),
    // Behind the fields: the one that names an entry may be new.
    ...(before !== undefined && !isSame(toTypeOptions(before), options)
      ? [{ kind: 'editType', type, options } satisfies Step]
      : []),
    ...ids.flatMap((field): Step[] => {
      const control = after.controls[field];
      return control === undefined || isSame(before?.controls[field], control)
        ? []
        : [{ kind: 'control', type, field, control }];
    }),
  ];
}

function diffField(type: string, before: ContentfulField | undefined, after: ContentfulField): Step[] {
  const options = toFieldOptions(after);
  const step = { type, field: after.id, options };
  if (before === undefined) return [{ kind: 'createField', ...step }];
  if (before.type !== after.type || before.linkType !== after.linkType || before.items?.type !== after.items?.type)
    throw new Error(`The field ${after.id} of ${type} changes its type: write by hand what becomes of what is in it.`);
  return isSame(toFieldOptions(before), options) ? [] : [{ kind: 'editField', ...step }];
}

/** @param now the order in which fields would stand @param wanted the order in which they shall */
function toMoves(type: string, now: readonly string[], wanted: readonly string[]): Step[] {
  let order = [...now];
  return wanted.flatMap((field, place): Step[] => {
    if (order[place] === field) return [];
    order = order.filter((id) => id !== field).toSpliced(place, 0, field);
    return [{ kind: 'moveField', type, field, after: wanted[place - 1] ?? null }];
  });
}

function toTypeOptions({ name, description, displayField }: ModelType): TypeOptions {
  return { name, description, displayField };
}

function toFieldOptions({
  name,
  type,
  linkType,
  items,
  localized,
  required,
  validations,
}: ContentfulField): FieldOptions {
  return {
    ...{ name, type },
    ...(linkType !== undefined && { linkType }),
    ...(items !== undefined && { items }),
    ...{ localized, required, validations },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));
}

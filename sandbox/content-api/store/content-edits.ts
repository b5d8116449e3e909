import { readFile } from 'node:fs/promises';

import * as v from 'valibot';

import { toLink, type ContentfulAsset, type ContentfulEntry } from '../../../content-model/contentful-format';

const editsSchema = v.record(
  v.string(),
  v.nullable(
    v.object({
      contentType: v.optional(v.string()),
      fields: v.record(
        v.string(),
        v.nullable(
          v.record(v.string(), v.unknown(), 'a value is written by language, as { "nl": … }, translated or not'),
        ),
      ),
    }),
  ),
);

/**
 * Changes to the seed, by the id of the entry or asset: `null` deletes it; `fields` has values per locale that override
 * those of the seed, and `null` empties a field; an unknown id creates an entry and needs its `contentType`.
 */
export type ContentEdits = v.InferOutput<typeof editsSchema>;

/** Returns the text of the edits file; empty if there is none. */
export async function getEditsText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/** Parses the text of `ContentEdits`. Throws one clear sentence if it is invalid. */
export function parseEdits(text: string): ContentEdits {
  if (text.trim() === '') return {};
  try {
    return v.parse(editsSchema, JSON.parse(text));
  } catch (error) {
    const reason = v.isValiError(error) ? `${v.getDotPath(error.issues[0]) ?? ''}: ${error.message}` : String(error);
    throw new Error(`content-edits.json cannot be used: ${reason}`);
  }
}

type Entity = ContentfulEntry | ContentfulAsset;

/** Returns the entries and assets of the seed with the edits applied, in the order of the seed, new ones last. */
export function mergeEdits(seed: readonly Entity[], edits: ContentEdits): Entity[] {
  const known = new Set(seed.map(({ sys }) => sys.id));
  const kept = seed.flatMap((entity) => {
    const edit = edits[entity.sys.id];
    if (edit === undefined) return [entity];
    return edit === null ? [] : [{ ...entity, fields: mergeFields(entity.fields, edit.fields) }];
  });
  const added = Object.entries(edits).flatMap(([id, edit]) => {
    if (known.has(id) || edit === null) return [];
    if (edit.contentType === undefined) throw new Error(`content-edits.json: the new entry ${id} has no contentType`);
    return [toNewEntry(id, edit.contentType, edit.fields)];
  });
  return [...kept, ...added];
}

type Fields = Entity['fields'];
type FieldEdits = NonNullable<ContentEdits[string]>['fields'];

function toNewEntry(id: string, contentType: string, edits: FieldEdits): ContentfulEntry {
  return {
    sys: { id, type: 'Entry', contentType: toLink('ContentType', contentType) },
    fields: mergeFields({}, edits),
  };
}

function mergeFields(fields: Fields, edits: FieldEdits): Fields {
  const merged = Object.keys({ ...fields, ...edits }).flatMap((id) => {
    const edit = edits[id];
    return edit === null ? [] : [[id, { ...fields[id], ...edit }] as const];
  });
  return Object.fromEntries(merged);
}

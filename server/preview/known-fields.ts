import * as v from 'valibot';

import type { Draft } from './drafts';

const typesSchema = v.object({
  items: v.array(
    v.looseObject({
      sys: v.looseObject({ id: v.string() }),
      fields: v.array(v.looseObject({ id: v.string() })),
    }),
  ),
});

/** The fields of each content type, by its id. */
export type KnownFields = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads them from an answer of the CMS; null for one that has none, of which nothing is known. */
export function readKnownFields(contentTypes: unknown): KnownFields | null {
  const read = v.safeParse(typesSchema, contentTypes);
  if (!read.success) return null;
  return new Map(read.output.items.map(({ sys, fields }) => [sys.id, new Set(fields.map(({ id }) => id))]));
}

/**
 * An entry without fields that its content type has not. Gatsby's plugin throws at such a field, and what came with it
 * is lost: content types may be changed while it runs, and an entry may be newer than what is known of them.
 */
export function withKnownFields(draft: Draft, known: KnownFields | null): Draft {
  const { contentType } = draft.sys as { contentType?: { sys?: { id?: string } } };
  const fields = known?.get(contentType?.sys?.id ?? '');
  if (fields === undefined || draft.sys.type === 'Asset') return draft;
  const entries = Object.entries(draft.fields).filter(([id]) => fields.has(id));
  return { ...draft, fields: Object.fromEntries(entries) };
}

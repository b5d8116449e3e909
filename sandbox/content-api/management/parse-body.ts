import * as v from 'valibot';

import { ContentfulError } from '../contentful-error';

/** The values per locale of each field, of an entry or asset. */
export const fieldsSchema = v.object({
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** Parses the body of a request, or throws Contentful's error for an invalid one. */
export function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new ContentfulError('ValidationFailed', parsed.issues[0].message);
}

import * as v from 'valibot';

import { ContentfulError } from '../contentful-error';

/** Values per locale for each field, of an entry or an asset. */
export const fieldsSchema = v.object({
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** The body of a request, or Contentful's answer to one that is something else. */
export function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new ContentfulError('ValidationFailed', parsed.issues[0].message);
}

import * as v from 'valibot';

import type { Settings } from '../../config/env';
import { fetchJson } from '../../lib/http';
import { readPages } from '../../lib/read-pages';
import { getMirror } from '../preview/mirror';

/** What stands for the type of an asset. */
export const assetType = 'Asset';

const entrySchema = v.object({
  // An asset is of no type, and is read as if it were.
  sys: v.object({
    id: v.string(),
    createdAt: v.optional(v.string()),
    updatedAt: v.optional(v.string()),
    contentType: v.optional(v.object({ sys: v.object({ id: v.string() }) }), { sys: { id: assetType } }),
  }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});
const pageSchema = v.object({ total: v.number(), items: v.array(entrySchema) });

/** An entry as it was written: values by field and locale, none where the editor left it empty. */
export type CmsEntry = v.InferOutput<typeof entrySchema>;

/** Small, because the CMS answers with 7 MB at most. */
const pageSize = 200;
const timeoutMs = 30_000;

/**
 * Every entry of the space in all languages, or every asset. What the CMS's plugin makes of them has lost what was
 * written and what was filled in from another language, and links to what was not published when it looked.
 * @throws one sentence when the CMS does not answer as it should
 */
export async function fetchEntries(
  contentful: NonNullable<Settings['contentful']>,
  kind: 'entries' | 'assets' = 'entries',
): Promise<CmsEntry[]> {
  const { host, spaceId, environment, accessToken } = contentful;
  const readPage = async (skip: number) => {
    const query = new URLSearchParams({
      locale: '*',
      include: '0',
      order: 'sys.id',
      limit: String(pageSize),
      skip: String(skip),
      access_token: accessToken,
    });
    const url = `${getMirror()?.origin ?? `https://${host}`}/spaces/${spaceId}/environments/${environment}/${kind}?${query.toString()}`;
    const answer = await fetchJson({ url, timeoutMs });
    if (answer.status === 'error') throw new Error(`The CMS at ${host} ${answer.reason}.`);
    const page = v.safeParse(pageSchema, answer.value);
    if (!page.success) throw new Error(`The CMS at ${host} answered with something that is no list of ${kind}.`);
    return page.output;
  };
  return readPages(readPage, `The CMS at ${host}`);
}

/** How an entry is named to an editor, e.g. `vacancy-parts (“Magazijnmedewerker”)`. */
export function nameEntry(entry: CmsEntry): string {
  const title = getTitle(entry);
  return title === null ? entry.sys.id : `${entry.sys.id} (“${title}”)`;
}

/** What an editor calls an entry, in one line and not too long; null for one without words. */
export function getTitle({ sys, fields }: CmsEntry): string | null {
  // A redirect is called by its address; a message over the site has a day in a field of the same name.
  const named = sys.contentType.sys.id === 'redirect' ? fields.from : undefined;
  const title = Object.values(fields.title ?? fields.name ?? fields.label ?? fields.key ?? named ?? {})[0];
  return typeof title === 'string' ? title.replace(/\s+/g, ' ').trim().slice(0, 60) || null : null;
}

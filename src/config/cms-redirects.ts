import * as v from 'valibot';

import { splitLoosely } from '../i18n/loose-paths';
import { toLocalePath } from '../i18n/paths';

/** The file of a release with the redirects that editors keep. It is not served. */
export const cmsRedirectsFile = '.redirects.json';

const schema = v.array(
  v.object({
    /** A path of this site, decoded and as it was written (`src/i18n/clean-path.ts`), without query. */
    from: v.pipe(v.string(), v.startsWith('/')),
    /** Where it leads: a path of this site or an https address, encoded, in ASCII and without `$`. */
    to: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)[\w\-.~:/?#[\]@!&'()*+,;=%]*$/)),
    /** 302 if it is to end on a day. */
    status: v.picklist([301, 302]),
  }),
);

/** A redirect that editors keep. No `from` is a page, and no `to` another one's `from`. */
export type CmsRedirect = v.InferOutput<typeof schema>[number];

/** Reads the redirects of a release; none if it has none, or an invalid list. */
export function parseCmsRedirects(text: string): CmsRedirect[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : [];
}

/**
 * By what a redirect is found: its path in any capitals, with the prefix of the default language or without.
 * @param path decoded
 * @example toRedirectKey('/NL/Oude-Pagina') // '/oude-pagina'
 */
export function toRedirectKey(path: string): string {
  return toLocalePath(...splitLoosely(path))
    .toLowerCase()
    .normalize('NFC');
}

/** The redirects by their key. */
export function toRedirectTable(redirects: readonly CmsRedirect[]): ReadonlyMap<string, CmsRedirect> {
  return new Map(redirects.map((redirect) => [toRedirectKey(redirect.from), redirect]));
}

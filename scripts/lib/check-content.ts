import * as v from 'valibot';

import { contentLocales, defaultContentLocale, type ContentLocale } from '../../content-model/content-type';
import type { Settings } from '../../src/config/env';
import type { locales as siteLocales } from '../../src/i18n/locales';

const timeoutMs = 15_000;

/** Fails to compile for a locale without content: its pages would go live without content. */
export type WithContent<L extends readonly ContentLocale[]> = L;

/**
 * Ties `locales` of `src/i18n/locales.ts` to `contentLocales`: a language enabled in only one of them does not compile.
 */
export type PublishedLocales = WithContent<typeof siteLocales>;

type Contentful = NonNullable<Settings['contentful']>;

const localesSchema = v.object({
  items: v.array(v.object({ code: v.string(), default: v.boolean(), fallbackCode: v.nullish(v.string()) })),
});
type Locales = v.InferOutput<typeof localesSchema>['items'];

/**
 * Fetches the locales of a configured CMS before the build. Throws an error with one sentence if the CMS does not
 * answer, or its locales are wrong for the site.
 */
export async function checkContent(contentful: Contentful): Promise<void> {
  const { host, spaceId, environment, accessToken } = contentful;
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/locales`;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (received) => ({ status: received.status, body: (await received.json().catch(() => null)) as unknown }),
    () => ({ status: null, body: null }),
  );
  const locales = v.safeParse(localesSchema, response.body);
  const problem = response.status === 200 ? explainLocales(locales) : explain(response.status, contentful);
  if (problem !== null) throw new Error(`${problem} Nothing was built; the live release stays.`);
}

/** Pages are written in Dutch and fall back to it: without it a space has no texts for the site. */
function explainLocales(parsed: v.SafeParseResult<typeof localesSchema>): string | null {
  if (!parsed.success) return 'The CMS did not answer with a list of locales: check CONTENTFUL_HOST.';
  return findLocaleProblem(parsed.output.items);
}

/** Describes the first fault in the locales of a space; null if there is none. */
export function findLocaleProblem(locales: Locales): string | null {
  const standard = locales.find((locale) => locale.default)?.code ?? 'none';
  const change = 'in Contentful, under Settings, Locales';
  if (standard !== defaultContentLocale)
    return `The default locale of the space is ${standard} but must be ${defaultContentLocale}: change its code ${change}.`;
  for (const { code, fallbackCode } of contentLocales) {
    const locale = locales.find((one) => one.code === code);
    if (locale === undefined) return `The space has no locale ${code}: add it ${change}, or import the content model.`;
    if ((locale.fallbackCode ?? null) !== fallbackCode)
      return `The locale ${code} of the space must fall back to ${String(fallbackCode)}: change that ${change}.`;
  }
  return null;
}

function explain(status: number | null, { host, spaceId, environment }: Contentful): string {
  if (status === null) return `The CMS at ${host} cannot be reached: check CONTENTFUL_HOST and the connection.`;
  if (status === 401 || status === 403) return `The CMS at ${host} rejects the token: check CONTENTFUL_ACCESS_TOKEN.`;
  if (status === 404)
    return `The CMS at ${host} has no environment ‘${environment}’ in a space ‘${spaceId}’: check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and CONTENTFUL_ACCESS_TOKEN.`;
  return `The CMS at ${host} answered with status ${String(status)}.`;
}

import * as v from 'valibot';

import { contentLocales, defaultContentLocale, type ContentLocale } from '../../content-model/content-type';
import type { Settings } from '../../src/config/env';
import type { locales as siteLocales } from '../../src/i18n/locales';

const timeoutMs = 15_000;

/** Locales that have content. One of another language does not compile: its pages would go live without content. */
export type WithContent<L extends readonly ContentLocale[]> = L;

/** Ties `locales` of `src/i18n/locales.ts` to `contentLocales`: a language is enabled in both or does not compile. */
export type PublishedLocales = WithContent<typeof siteLocales>;

type Contentful = NonNullable<Settings['contentful']>;

const localesSchema = v.object({
  items: v.array(v.object({ code: v.string(), default: v.boolean(), fallbackCode: v.nullish(v.string()) })),
});
type Locales = v.InferOutput<typeof localesSchema>['items'];

/**
 * Asks a configured CMS for its locales before anything is built, and throws one sentence when it does not answer as it
 * should, or is not set up as the site needs it.
 */
export async function checkContent(contentful: Contentful): Promise<void> {
  const { host, spaceId, environment, accessToken } = contentful;
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/locales`;
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (response) => ({ status: response.status, body: (await response.json().catch(() => null)) as unknown }),
    () => ({ status: null, body: null }),
  );
  const locales = v.safeParse(localesSchema, answer.body);
  const problem = answer.status === 200 ? explainLocales(locales) : explain(answer.status, contentful);
  if (problem !== null) throw new Error(`${problem} Nothing was built; what is online stays as it is.`);
}

/** Pages are written in Dutch and fall back to it: a space without it would be a site without words. */
function explainLocales(parsed: v.SafeParseResult<typeof localesSchema>): string | null {
  if (!parsed.success) return 'The CMS answered with something that is no list of locales.';
  return findLocaleProblem(parsed.output.items);
}

/** What is wrong with the locales of a space, as one sentence, or null. */
export function findLocaleProblem(locales: Locales): string | null {
  const standard = locales.find((locale) => locale.default)?.code ?? 'none';
  const change = 'in Contentful, under Settings, Locales';
  if (standard !== defaultContentLocale)
    return `The default locale of the space is ${standard} and has to be ${defaultContentLocale}: change its code ${change}.`;
  for (const { code, fallbackCode } of contentLocales) {
    const locale = locales.find((one) => one.code === code);
    if (locale === undefined) return `The space has no locale ${code}: add it ${change}, or import the content model.`;
    if ((locale.fallbackCode ?? null) !== fallbackCode)
      return `The locale ${code} of the space has to fall back to ${String(fallbackCode)}: choose that ${change}.`;
  }
  return null;
}

function explain(status: number | null, { host, spaceId, environment }: Contentful): string {
  if (status === null) return `The CMS at ${host} cannot be reached: check CONTENTFUL_HOST and the connection.`;
  if (status === 401 || status === 403) return `The CMS at ${host} refuses the token: check CONTENTFUL_ACCESS_TOKEN.`;
  if (status === 404)
    return `The CMS at ${host} has no environment ‘${environment}’ in a space ‘${spaceId}’: check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and CONTENTFUL_ACCESS_TOKEN.`;
  return `The CMS at ${host} answered with status ${String(status)}.`;
}

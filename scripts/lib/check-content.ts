import type { Settings } from '../../src/config/env';

const timeoutMs = 15_000;

/** Asks a configured CMS for its locales before anything is built, and throws one sentence when it does not answer as it should. */
export async function checkContent(contentful: NonNullable<Settings['contentful']>): Promise<void> {
  const { host, spaceId, environment, accessToken } = contentful;
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/locales?limit=1`;
  const status = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (response) => response.status,
    () => null,
  );
  if (status === 200) return;
  throw new Error(`${explain(status, contentful)} Nothing was built; what is online stays as it is.`);
}

function explain(status: number | null, { host, spaceId, environment }: NonNullable<Settings['contentful']>): string {
  if (status === null) return `The CMS at ${host} cannot be reached: check CONTENTFUL_HOST and the connection.`;
  if (status === 401 || status === 403) return `The CMS at ${host} refuses the token: check CONTENTFUL_ACCESS_TOKEN.`;
  if (status === 404)
    return `The CMS at ${host} has no environment ‘${environment}’ in a space ‘${spaceId}’: check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and CONTENTFUL_ACCESS_TOKEN.`;
  return `The CMS at ${host} answered with status ${String(status)}.`;
}

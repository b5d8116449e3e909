import { readFileSync } from 'node:fs';
import { get, type RequestOptions } from 'node:https';

import * as v from 'valibot';

import { isPreviewHost } from '../../src/config/env';
import { readPages } from '../../src/lib/read-pages';

import { draftsSchema, type Draft, type Kind } from './drafts';

/** The Preview API of a space, or the Delivery API. `caFile`: of the demo's server. */
export type CmsAccess = {
  host: string;
  spaceId: string;
  environment: string;
  accessToken: string;
  caFile?: string | undefined;
};

/** Small, because the CMS answers with 7 MB at most. */
const pageSize = 200;
const timeoutMs = 10_000;
const loopback = '127.0.0.1';

/** Reads one of the two. Every function rejects with one sentence, which never has the token. */
export function createCmsReader(access: CmsAccess) {
  const { spaceId, environment } = access;
  const base = `/spaces/${spaceId}/environments/${environment}`;

  const readPage = async (kind: Kind, query: Record<string, string>) => {
    const words = new URLSearchParams({ locale: '*', include: '0', ...query });
    const page = v.safeParse(draftsSchema, await getJson(access, `${base}/${toPath(kind)}?${words.toString()}`));
    if (!page.success) throw new Error(`The CMS at ${access.host} answered with something that is no list.`);
    return page.output;
  };

  return {
    /** What seldom changes while editors write: the space, its locales and content types, as they were answered. */
    readFrame: async () => ({
      space: await getJson(access, `/spaces/${spaceId}/`),
      locales: await getJson(access, `${base}/locales`),
      contentTypes: await getJson(access, `${base}/content_types?limit=1000&order=sys.id`),
    }),
    readAll: (kind: Kind): Promise<Draft[]> =>
      readPages(
        (skip) => readPage(kind, { order: 'sys.id', limit: String(pageSize), skip: String(skip) }),
        `The CMS at ${access.host}`,
      ),
    /** Those that were changed last, and how many there are. */
    readNewest: (kind: Kind, limit: number) => readPage(kind, { order: '-sys.updatedAt', limit: String(limit) }),
  };
}

export type CmsReader = ReturnType<typeof createCmsReader>;

const toPath = (kind: Kind) => (kind === 'Entry' ? 'entries' : 'assets');

async function getJson({ host, accessToken, caFile }: CmsAccess, path: string): Promise<unknown> {
  const options: RequestOptions = {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    timeout: timeoutMs,
    ...(caFile !== undefined && { ca: readFileSync(caFile) }),
    // Names below `localhost` are this machine (RFC 6761, section 6.3), which name servers need not know.
    ...(/\.localhost(:\d+)?$/.test(host) && {
      lookup: (_name, { all }, done) => {
        if (all === true) done(null, [{ address: loopback, family: 4 }]);
        else done(null, loopback, 4);
      },
    }),
  };
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = get(`https://${host}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
      response.once('error', (error) => {
        reject(new Error(`The CMS at ${host} broke off its answer (${error.message}).`));
      });
    });
    request.once('timeout', () => request.destroy(new Error(`no answer within ${String(timeoutMs / 1000)} s`)));
    request.once('error', (error) => {
      reject(new Error(`The CMS at ${host} cannot be reached (${error.message}).`));
    });
  });
  if (status !== 200) throw new Error(explain(status, host));
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The CMS at ${host} answered with something that is not JSON.`);
  }
}

function explain(status: number, host: string): string {
  if (status === 401 || status === 403)
    return `The CMS at ${host} rejects the token: it has to be ${isPreviewHost(host) ? 'a preview token' : 'a token of the Delivery API'} of this space.`;
  if (status === 404)
    return `The CMS at ${host} has no such space or environment: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`;
  if (status === 429) return `The CMS at ${host} is asked too often by others with this token.`;
  return `The CMS at ${host} answered with status ${String(status)}.`;
}

import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { cacheControl, getCacheControl, getSecurityHeaders, securityHeaders } from '../../src/config/headers';
import { isRefined } from '../../src/features/stock/model/seo/refined';
import { isCompressedWhenAsked } from '../releases/compress-file';

import { answerWith, isSpecial } from './answer-from-memory';
import type { ServedRelease } from './current-release';
import type { FoundFile } from './find-file';
import { chooseEncoding, type RememberedFile } from './memory';
import { readToRemember } from './remember-file';
import { createTurns } from './turns';

/** Files compressed at a time: each takes two megabytes meanwhile, and who asks for thousands at once waits. */
const compressInTurn = createTurns(2);

type Send = { request: FastifyRequest; reply: FastifyReply; release: ServedRelease; found: FoundFile };

/** Sends a file with all that belongs to it, and remembers it for the next request. */
export async function sendFile({ request, reply, release, found: { folder, file } }: Send): Promise<FastifyReply> {
  const security = { ...getSecurityHeaders(file), ...getPolicy(release, file) };
  const headers = { 'cache-control': getCacheControl(file), vary: 'accept-encoding' };
  for (const name of Object.keys(securityHeaders)) if (!(name in security)) reply.removeHeader(name);
  // The same page as the list that it narrows, which is the one to be found.
  if (isRefined(request.url)) reply.header('x-robots-tag', 'noindex');
  if (folder === release.folder) {
    // By the address that has no other spelling, so that nobody can fill the memory with one file.
    const address = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    const remember = () => readToRemember(folder, file, { ...security, ...headers });
    if (!isCompressedWhenAsked(file)) {
      if (request.url === address) await release.memory.load(address, remember);
    } else if (!isSpecial(request.raw)) {
      // No form of it stands on the disk, so that it is sent from memory alone.
      const machine = await release.memory.load(address, () => compressInTurn(remember));
      if (machine !== null) {
        answerWith(machine, request.raw, reply.raw);
        return reply.hijack();
      }
    }
  }
  await readIfRange(request, path.join(folder, file));
  return reply.headers({ ...security, ...headers }).sendFile(file, folder);
}

/** A part is sent to who has the beginning of this very file; to the library any later date would do (RFC 9110, 13.1.5). */
async function readIfRange({ headers }: FastifyRequest, file: string): Promise<void> {
  const known = headers['if-range'];
  if (known !== undefined && known !== (await stat(file)).mtime.toUTCString()) delete headers.range;
}

/** Whole and without a validator: a browser that asks again for a page that is not there gets the page, not an empty 304. */
export async function sendErrorPage(
  reply: FastifyReply,
  release: ServedRelease | null,
  file: string,
  status: 200 | 400 | 404 | 500,
): Promise<FastifyReply> {
  const policy = release === null ? {} : getPolicy(release, file);
  reply.code(status).headers({
    ...securityHeaders,
    'cache-control': status === 404 ? cacheControl.revalidated : 'no-store',
    ...policy,
  });
  const page = release === null ? null : await getErrorPage(release, file);
  if (page === null) return reply.type('text/plain').send(String(status));
  const encoding = chooseEncoding(page, reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send((page[encoding] ?? page.identity).body);
}

/** Read once: who asks for what is not there asks often. */
async function getErrorPage({ folder, errorPages }: ServedRelease, file: string): Promise<RememberedFile | null> {
  const known = errorPages.get(file);
  if (known !== undefined) return known;
  const page = await readToRemember(folder, file, {}).catch(() => null);
  if (page !== null) errorPages.set(file, page);
  return page;
}

/** The policy of what can run scripts. Without a description the hashes of its scripts are not known. */
function getPolicy({ description }: ServedRelease, file: string): Record<string, string> {
  if (description === null || !/\.(html|xml|pdf)$/.test(file)) return {};
  return { 'content-security-policy': description.contentSecurityPolicy };
}

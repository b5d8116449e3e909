import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { cacheControl, getCacheControl, securityHeaders } from '../../src/config/headers';

import type { ServedRelease } from './current-release';
import type { FoundFile } from './find-file';
import { readToRemember } from './remember-file';

type Send = { request: FastifyRequest; reply: FastifyReply; release: ServedRelease; found: FoundFile };

/** Sends a file with all that belongs to it, and remembers it for the next request. */
export async function sendFile({ request, reply, release, found: { folder, file } }: Send): Promise<FastifyReply> {
  const headers = { 'cache-control': getCacheControl(file), vary: 'accept-encoding', ...getPolicy(release, file) };
  // By the address that has no other spelling, so that nobody can fill the memory with one file.
  const address = `/${file.replace(/(^|\/)index\.html$/, '')}`;
  if (folder === release.folder && request.url === address && release.memory.get(address) === undefined) {
    const remembered = await readToRemember(path.join(folder, file), { ...securityHeaders, ...headers });
    if (remembered !== null) release.memory.set(address, remembered);
  }
  return reply.headers(headers).sendFile(file, folder);
}

/** Whole and without a validator: a browser that asks again for a page that is not there gets the page, not an empty 304. */
export async function sendErrorPage(
  reply: FastifyReply,
  release: ServedRelease | null,
  file: string,
  status: 200 | 400 | 404 | 500,
): Promise<FastifyReply> {
  const page = release === null ? '' : await readFile(path.join(release.folder, file), 'utf8').catch(() => '');
  const policy = release === null ? {} : getPolicy(release, file);
  return reply
    .code(status)
    .headers({ ...securityHeaders, 'cache-control': status === 404 ? cacheControl.revalidated : 'no-store', ...policy })
    .type(page === '' ? 'text/plain' : 'text/html; charset=utf-8')
    .send(page === '' ? String(status) : page);
}

/** The policy of what can run scripts. Without a description the hashes of its scripts are not known. */
function getPolicy({ description }: ServedRelease, file: string): Record<string, string> {
  if (description === null || !/\.(html|svg|xml|pdf)$/.test(file)) return {};
  return { 'content-security-policy': description.contentSecurityPolicy };
}

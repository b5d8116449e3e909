import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cacheControl, getCacheControl, getSecurityHeaders, securityHeaders } from '../../src/config/headers';
import { isRefined } from '../../src/features/stock/model/seo/refined';
import { isCompressedWhenAsked } from '../releases/compress-file';

import { readAcceptEncoding, type Encoding } from './accept-encoding';
import type { ServedRelease } from './current-release';
import type { FoundFile } from './find-file';

type Send = { request: FastifyRequest; reply: FastifyReply; release: ServedRelease; found: FoundFile };

/** Sends a file with its headers. */
export async function sendFile({ request, reply, release, found: { folder, file } }: Send): Promise<FastifyReply> {
  const security = { ...getSecurityHeaders(file), ...getPolicy(release, file) };
  for (const name of Object.keys(securityHeaders)) if (!(name in security)) reply.removeHeader(name);
  // A refined list shows the same page as the full one; search engines index only the full one.
  if (isRefined(request.url)) reply.header('x-robots-tag', 'noindex');
  await readIfRange(request, path.join(folder, file));
  reply.headers({ ...security, 'cache-control': getCacheControl(file), vary: 'accept-encoding' });
  return isCompressedWhenAsked(file) ? compressFile(request, reply, { folder, file }) : reply.sendFile(file, folder);
}

/** Sends a file without compressed forms on the disk. Ranges, 304 and HTTP errors are sent unchanged. */
async function compressFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, file }: FoundFile,
): Promise<FastifyReply> {
  const found = await send(request.raw, encodeURI(file), { root: folder, cacheControl: false });
  if (found.type === 'error') throw found.metadata.error;
  reply.code(found.statusCode).headers(found.headers);
  if (found.statusCode !== 200) return reply.send(found.stream);
  // A buffer is compressed in one call, without the 2 MB of a stream, and its length can be sent.
  found.stream.destroy();
  reply.compress(await readFile(path.join(folder, file)));
  return reply;
}

/**
 * Sends a range only if `If-Range` has the exact date of this file (RFC 9110, 13.1.5): the library accepts any later
 * date.
 */
async function readIfRange({ headers }: FastifyRequest, file: string): Promise<void> {
  const known = headers['if-range'];
  if (known !== undefined && known !== (await stat(file)).mtime.toUTCString()) delete headers.range;
}

/**
 * Sends an error page, always complete and without a validator: a browser that requests a missing page again gets the
 * page, not an empty 304.
 */
export async function sendErrorPage(
  reply: FastifyReply,
  release: ServedRelease | null,
  file: string,
  status: 200 | 400 | 404 | 500 | 503,
): Promise<FastifyReply> {
  const policy = release === null ? {} : getPolicy(release, file);
  reply.code(status).headers({
    ...securityHeaders,
    'cache-control': status === 404 ? cacheControl.revalidated : 'no-store',
    ...policy,
  });
  // What a visitor tells of a fault can be found in the log.
  if (status >= 500) reply.header('x-request-id', reply.request.id);
  const accepted = reply.request.headers['accept-encoding'];
  const page = release === null ? null : await readForm(path.join(release.folder, file), accepted);
  if (page === null) return reply.type('text/plain').send(String(status));
  if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
  return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(page.body);
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Reads the form of a file that the client prefers, or the uncompressed one. Null if the file does not exist. */
async function readForm(file: string, accepted?: string): Promise<{ encoding: Encoding; body: Buffer } | null> {
  for (const encoding of [...readAcceptEncoding(accepted), 'identity'] as const) {
    const body = await readFile(file + endings[encoding]).catch(() => null);
    if (body !== null) return { encoding, body };
  }
  return null;
}

/** The Content Security Policy of a file. Without a description the hashes of its scripts are unknown. */
function getPolicy({ description }: ServedRelease, file: string): Record<string, string> {
  if (!/\.(html|xml|pdf)$/.test(file)) return {};
  return { 'content-security-policy': description.contentSecurityPolicy };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

import { isRefined } from '../../src/features/stock/model/seo/refined';

import type { ServedRelease } from './current-release';
import { chooseEncoding } from './memory';

/** Headers that ask for more than a whole file or the news of one; the library answers those. */
const special = ['range', 'if-match', 'if-unmodified-since'] as const;

/** Answers what is remembered, without a look at the disk. False: nothing was answered. */
export function answerFromMemory(release: ServedRelease, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const queryAt = url.indexOf('?');
  // What search engines are told of a filtered list is not remembered.
  if (queryAt !== -1 && isRefined(url)) return false;
  const file = release.memory.get(queryAt === -1 ? url : url.slice(0, queryAt));
  if (file === undefined) return false;
  if (special.some((name) => headers[name] !== undefined)) return false;
  const known = headers['if-none-match'];
  // Where there is an entity tag the date says nothing (RFC 9110, 13.1.3).
  if (known === undefined && headers['if-modified-since'] !== undefined) return false;
  const form = file[chooseEncoding(file, headers['accept-encoding'])] ?? file.identity;
  if (known !== undefined && isKnown(known, form.etag)) response.writeHead(304, withoutBody(form.headers)).end();
  else if (method === 'HEAD') response.writeHead(200, form.headers).end();
  else response.writeHead(200, form.headers).end(form.body);
  return true;
}

function isKnown(known: string, etag: string): boolean {
  return known === etag || known === '*' || known.split(',').some((tag) => toWeak(tag.trim()) === etag);
}

function toWeak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !/^content-(type|length|encoding)$/.test(headers[index - (index % 2)] ?? ''));
}

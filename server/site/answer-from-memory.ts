import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { isRefined } from '../../src/features/stock/model/seo/refined';

import type { ServedRelease } from './current-release';
import { parseHttpDate } from './http-date';
import { chooseEncoding, type Form, type RememberedFile } from './memory';

/** Headers that ask for more than a whole file or the news of one; the library answers those. */
const special = ['range', 'if-match', 'if-unmodified-since'] as const;

/** Answers what is remembered, without a look at the disk. False: nothing was answered. */
export function answerFromMemory(release: ServedRelease, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const queryAt = url.indexOf('?');
  const file = release.memory.get(queryAt === -1 ? url : url.slice(0, queryAt));
  if (file === undefined || isSpecial(request)) return false;
  answerWith(file, request, response);
  return true;
}

/** Whether a request wants what only the library gives. */
export function isSpecial({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return special.some((name) => headers[name] !== undefined);
}

/** Answers a request that is not special with a file, in the form that is wanted most. */
export function answerWith(file: RememberedFile, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const form = file[chooseEncoding(file, headers['accept-encoding'])] ?? file.identity;
  // The same page as the list that it narrows, which is the one to be found.
  const told = url.includes('?') && isRefined(url) ? [...form.headers, 'x-robots-tag', 'noindex'] : form.headers;
  if (isAtHand(headers, form)) response.writeHead(304, withoutBody(told)).end();
  else if (method === 'HEAD') response.writeHead(200, told).end();
  else response.writeHead(200, told).end(form.body);
}

/** Whether a browser has the form already. Where it names an entity tag the date says nothing, nor does one that is none (RFC 9110, 13.1.3). */
function isAtHand(headers: IncomingHttpHeaders, { etag, modified }: Form): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return isKnown(known, etag);
  const since = parseHttpDate(headers['if-modified-since'] ?? '');
  return since !== null && modified <= since;
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

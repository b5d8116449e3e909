import type { IncomingMessage } from 'node:http';

import { readAcceptEncoding } from './accept-encoding';
import { parseHttpDate } from './http-date';

/** Why a request is rejected, or the response to OPTIONS for the whole server. */
export type Refusal = { status: 204 | 400 | 406 | 414; headers?: Readonly<Record<string, string>> };

/** Servers should accept 8,000 octets (RFC 9110, 4.1); no URL of the site is as long. */
const maxLength = 8000;

/** A host with or without a port (RFC 3986, 3.2.2): a name or an address, without user information. */
const validHost = /^(?:\[[\da-f:.]+(?:%25[\w.~-]+)?\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/** The methods of the whole server: pages, hooks, and this OPTIONS request. */
const methodsOfServer = 'GET, HEAD, POST, OPTIONS';

/**
 * Normalizes a request: its target becomes a path, and headers that HTTP says to ignore are removed. Returns a refusal
 * for requests that HTTP says to reject (RFC 9112, 3.2; RFC 9110, 12 to 14).
 */
export function readRequest(request: IncomingMessage): Refusal | null {
  return readHost(request) ?? readTarget(request) ?? readHeaders(request);
}

/** Rejects several hosts, and an invalid one. Node itself rejects a request without a host. */
function readHost({ rawHeaders, headers: { host } }: IncomingMessage): Refusal | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 || (host !== undefined && !validHost.test(host)) ? { status: 400 } : null;
}

/** The target is a path, an absolute URL as sent to proxies, or `*` for OPTIONS (RFC 9112, 3.2). */
function readTarget(request: IncomingMessage): Refusal | null {
  const { method, url = '' } = request;
  if (url.length > maxLength) return { status: 414 };
  const absolute = absoluteForm.exec(url);
  if (url === '*' || (absolute !== null && absolute[2] === ''))
    if (method === 'OPTIONS') return { status: 204, headers: { allow: methodsOfServer } };
  if (absolute !== null) {
    const [, host = '', rest = ''] = absolute;
    if (!validHost.test(host)) return { status: 400 };
    // The target's host replaces the Host header (3.2.2).
    request.headers.host = host;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  // The fragment only concerns the browser.
  request.url = request.url?.replace(/#.*$/, '');
  return request.url?.startsWith('/') === true ? null : { status: 400 };
}

function readHeaders({ method, headers }: IncomingMessage): Refusal | null {
  const [range = '', ifRange] = [headers.range, headers['if-range']];
  // Ranges apply to GET only, in bytes (14.2). All our tags are weak, and a weak tag is no valid condition for a range
  // (13.1.5).
  const isPart = method === 'GET' && /^bytes=/i.test(range);
  if (!isPart || (ifRange !== undefined && parseHttpDate(String(ifRange)) === null)) delete headers.range;
  // A date in an invalid form is ignored (13.1.3).
  const since = headers['if-modified-since'];
  if (since !== undefined && parseHttpDate(since) === null) delete headers['if-modified-since'];
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  const encodings = readAcceptEncoding(accepted);
  if (encodings.length === 0) return { status: 406, headers: { vary: 'accept-encoding' } };
  // An uncompressed form always exists, so encodings after `identity` are dropped. @fastify/static supports weights,
  // but not `identity`.
  const wanted = encodings.slice(0, encodings.indexOf('identity') + 1 || undefined);
  headers['accept-encoding'] = wanted.map((name, index) => `${name};q=${String(1 - index / 10)}`).join(', ');
  return null;
}

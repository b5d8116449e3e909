import type { IncomingMessage } from 'node:http';

import { readAcceptEncoding } from './accept-encoding';
import { parseHttpDate } from './http-date';

/** Why a request is not looked at any further, or what is said to a question about the server as a whole. */
export type Refusal = { status: 204 | 400 | 406 | 414; headers?: Readonly<Record<string, string>> };

/** Servers should take 8,000 octets (RFC 9110, 4.1); no address of the site has as many. */
const mostLetters = 8000;

/** A host with or without a port (RFC 3986, 3.2.2): a name or an address; never a user's name. */
const validHost = /^(?:\[[\da-f:.]+(?:%25[\w.~-]+)?\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/** What the server as a whole can be asked by: pages, hooks, and this question. */
const methodsOfServer = 'GET, HEAD, POST, OPTIONS';

/**
 * Normalizes a request: its target is a path, and headers that HTTP says to ignore are removed. What HTTP says to
 * refuse is returned as a refusal (RFC 9112, 3.2; RFC 9110, 12 to 14).
 */
export function readRequest(request: IncomingMessage): Refusal | null {
  return readHost(request) ?? readTarget(request) ?? readHeaders(request);
}

/** One host, and a valid one. That there is one is what Node looks at itself. */
function readHost({ rawHeaders, headers: { host } }: IncomingMessage): Refusal | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 || (host !== undefined && !validHost.test(host)) ? { status: 400 } : null;
}

/** An address can be a path, a whole address as proxies are asked for it, or for OPTIONS a star (RFC 9112, 3.2). */
function readTarget(request: IncomingMessage): Refusal | null {
  const { method, url = '' } = request;
  if (url.length > mostLetters) return { status: 414 };
  const whole = absoluteForm.exec(url);
  if (url === '*' || (whole !== null && whole[2] === ''))
    if (method === 'OPTIONS') return { status: 204, headers: { allow: methodsOfServer } };
  if (whole !== null) {
    const [, host = '', rest = ''] = whole;
    if (!validHost.test(host)) return { status: 400 };
    // It counts whatever the header of this name says (3.2.2).
    request.headers.host = host;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  // Where in a page somebody wants to be is the browser's own affair.
  request.url = request.url?.replace(/#.*$/, '');
  return request.url?.startsWith('/') === true ? null : { status: 400 };
}

function readHeaders({ method, headers }: IncomingMessage): Refusal | null {
  const [range = '', ifRange] = [headers.range, headers['if-range']];
  // Ranges count for GET only, in bytes (14.2). All our tags are weak, and a weak one is no condition for a range
  // (13.1.5).
  const isPart = method === 'GET' && /^bytes=/i.test(range);
  if (!isPart || (ifRange !== undefined && parseHttpDate(String(ifRange)) === null)) delete headers.range;
  // A date in no known form says nothing (13.1.3).
  const since = headers['if-modified-since'];
  if (since !== undefined && parseHttpDate(since) === null) delete headers['if-modified-since'];
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  const encodings = readAcceptEncoding(accepted);
  if (encodings.length === 0) return { status: 406, headers: { vary: 'accept-encoding' } };
  // A plain form always exists, so encodings wanted less are dropped. The static library knows weights, but not
  // `identity`.
  const wanted = encodings.slice(0, encodings.indexOf('identity') + 1 || undefined);
  headers['accept-encoding'] = wanted.map((name, index) => `${name};q=${String(1 - index / 10)}`).join(', ');
  return null;
}

import { createServer, STATUS_CODES, type Server, type ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';

import { commonHeaders } from '../../src/config/headers';

import { readRequest, type Refusal } from './read-request';

/** A request's line and headers may have so many bytes: an address of the greatest length, and cookies. */
const mostHeaderBytes = 32 * 1024;
/** Node's own: how long a whole request may take to come. */
const requestTimeoutMs = 300_000;
/**
 * How much longer a connection takes headers than it may be idle: they must not be late on one that is just used again.
 */
const headersLaterMs = 5_000;

/**
 * The server that HTTP is spoken with. It takes requests as RFC 9112 has them, and hands them on in one form
 * (`readRequest`).
 * @param keepAliveMs how long a connection stays open without a request. A proxy in front must close it earlier than
 *   this side does: a request that crosses the closing is lost, and one with a body must not be sent again.
 */
export function createHttpServer({ keepAliveMs, handle }: { keepAliveMs: number; handle: RequestListener }): Server {
  const headersTimeout = keepAliveMs + headersLaterMs;
  const server = createServer(
    {
      maxHeaderSize: mostHeaderBytes,
      keepAliveTimeout: keepAliveMs,
      headersTimeout,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeout),
    },
    (request, response) => {
      follow(request.socket, response);
      const refusal = readRequest(request);
      if (refusal === null) handle(request, response);
      else refuse(response, refusal);
    },
  );
  // This server is nobody's way to another one.
  server.on('connect', (_request, socket: Socket) => {
    endWith(socket, 405, { allow: 'GET, HEAD' });
  });
  return server;
}

function refuse(response: ServerResponse, { status, headers }: Refusal): void {
  const text = status === 204 ? undefined : STATUS_CODES[status];
  const about = text === undefined ? {} : { 'content-type': 'text/plain', 'content-length': String(text.length) };
  response.writeHead(status, { ...commonHeaders, 'cache-control': 'no-store', ...about, ...headers }).end(text);
}

/** The answers that are still to be given on a connection, where requests may come one behind the other. */
const underWay = new WeakMap<Socket, Set<ServerResponse>>();

function follow(socket: Socket, response: ServerResponse): void {
  const answers = underWay.get(socket) ?? new Set();
  underWay.set(socket, answers.add(response));
  response.once('close', () => answers.delete(response));
}

type ClientError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number };

/**
 * Answers what cannot be read as a request, after those that came before it. Nothing that comes behind it can be,
 * either.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  const last = Array.from(underWay.get(socket) ?? []).at(-1);
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (last === undefined) endWith(socket, toStatus(error));
  else last.once('close', () => endWith(socket, toStatus(error)));
}

function toStatus({ code, rawPacket, bytesParsed = 0 }: ClientError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket : Buffer.alloc(0);
  // An address that goes on and on, or headers that do.
  if (code === 'HPE_HEADER_OVERFLOW')
    return /^[A-Z]+ [^\r\n]*$/.test(packet.toString('latin1', 0, mostHeaderBytes)) ? 414 : 431;
  // Behind a line end without its carriage return the parser finds no version, though there is one.
  if (code === 'HPE_INVALID_VERSION') return /HTTP\/1\.[01]\n/.test(packet.toString('latin1')) ? 400 : 505;
  // A method that nobody knows is one all the same. Requests that were answered may stand in front of it.
  const line = packet.toString('latin1', packet.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1);
  return /^[!#$%&'*+.^`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/.test(line) && code === 'HPE_INVALID_METHOD' ? 501 : 400;
}

function endWith(socket: Socket, status: number, headers: Record<string, string> = {}): void {
  const text = STATUS_CODES[status] ?? '';
  const all = { ...commonHeaders, ...headers, 'content-type': 'text/plain', 'content-length': String(text.length) };
  const lines = Object.entries({ ...all, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${String(status)} ${text}`, ...lines, '', text].join('\r\n'));
}

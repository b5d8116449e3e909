import { createServer, STATUS_CODES, type Server, type ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';

import { commonHeaders } from '../../src/config/headers';

import { readRequest, type Refusal } from './read-request';

/** The limit for the request line and the headers: a URL of the maximum length, and cookies. */
const maxHeaderBytes = 32 * 1024;
/** Node's default limit for the time to receive a request. */
const requestTimeoutMs = 300_000;
/**
 * How much longer headers may take than a connection may be idle, so that they are not too late on a connection that is
 * reused at the last moment.
 */
const headersLaterMs = 5_000;

/**
 * Creates the HTTP server. It accepts requests as RFC 9112 defines them, and normalizes them (`readRequest`).
 * @param keepAliveMs how long a connection stays open without a request. A proxy in front must close it before this
 * server does: otherwise a request can meet the closing connection and be lost, and one with a body must not be sent
 * again.
 */
export function createHttpServer({ keepAliveMs, handle }: { keepAliveMs: number; handle: RequestListener }): Server {
  const headersTimeout = keepAliveMs + headersLaterMs;
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      keepAliveTimeout: keepAliveMs,
      headersTimeout,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeout),
    },
    (request, response) => {
      trackResponse(request.socket, response);
      const refusal = readRequest(request);
      if (refusal === null) handle(request, response);
      else refuse(response, refusal);
    },
  );
  // This server is not a forward proxy.
  server.on('connect', (_request, socket: Socket) => {
    endWith(socket, 405, { allow: 'GET, HEAD' });
  });
  return server;
}

function refuse(response: ServerResponse, { status, headers }: Refusal): void {
  const text = status === 204 ? undefined : STATUS_CODES[status];
  const contentHeaders =
    text === undefined ? {} : { 'content-type': 'text/plain', 'content-length': String(text.length) };
  response
    .writeHead(status, { ...commonHeaders, 'cache-control': 'no-store', ...contentHeaders, ...headers })
    .end(text);
}

/** The pending responses of each connection, because requests may be pipelined. */
const pending = new WeakMap<Socket, Set<ServerResponse>>();

function trackResponse(socket: Socket, response: ServerResponse): void {
  const responses = pending.get(socket) ?? new Set();
  pending.set(socket, responses.add(response));
  response.once('close', () => responses.delete(response));
}

type ClientError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number };

/**
 * Answers input that cannot be parsed as a request, after the responses to the requests before it. Anything after it
 * cannot be parsed either.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  const last = Array.from(pending.get(socket) ?? []).at(-1);
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (last === undefined) endWith(socket, toStatus(error));
  else last.once('close', () => endWith(socket, toStatus(error)));
}

function toStatus({ code, rawPacket, bytesParsed = 0 }: ClientError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket : Buffer.alloc(0);
  // The URL is too long, or the headers are.
  if (code === 'HPE_HEADER_OVERFLOW')
    return /^[A-Z]+ [^\r\n]*$/.test(packet.toString('latin1', 0, maxHeaderBytes)) ? 414 : 431;
  // After a line end without a carriage return the parser finds no version, although there is one.
  if (code === 'HPE_INVALID_VERSION') return /HTTP\/1\.[01]\n/.test(packet.toString('latin1')) ? 400 : 505;
  // An unknown method is valid syntax (501). Requests that were answered may precede it in the packet.
  const line = packet.toString('latin1', packet.lastIndexOf('\n', Math.max(0, bytesParsed - 1)) + 1);
  return /^[!#$%&'*+.^`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/.test(line) && code === 'HPE_INVALID_METHOD' ? 501 : 400;
}

function endWith(socket: Socket, status: number, headers: Record<string, string> = {}): void {
  const text = STATUS_CODES[status] ?? '';
  const all = { ...commonHeaders, ...headers, 'content-type': 'text/plain', 'content-length': String(text.length) };
  const lines = Object.entries({ ...all, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${String(status)} ${text}`, ...lines, '', text].join('\r\n'));
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { addHooks } from '../hooks/add-hooks';
import { publishRelease } from '../releases/publish-release';

import { createSiteServer, type SiteOptions } from './create-site-server';

/** For tests that need a connection: a small site, and raw requests to its server. */

export const contact = 'contact '.repeat(500);
export const hookToken = 'a-token-of-the-hooks-that-nobody-guesses';
const files = {
  'index.html': 'start',
  'contact/index.html': contact,
  '404/index.html': 'niet gevonden',
  'static/a.png': 'picture',
  'release.json': JSON.stringify({
    contentSecurityPolicy: "default-src 'none'",
    stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' },
    machines: [],
  }),
};

export type TestSite = {
  /** Starts another server. */
  start: (options?: Partial<SiteOptions>) => Promise<FastifyInstance>;
  close: () => Promise<void>;
};

export async function createTestSite(): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'http-'));
  const releasesDir = path.join(folder, 'releases');
  const servers: FastifyInstance[] = [];
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'build', name)), { recursive: true });
    writeFileSync(path.join(folder, 'build', name), text);
  }
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 3, now: new Date() });
  return {
    async start(options = {}) {
      const server = await createSiteServer({ releasesDir, ...options });
      servers.push(server);
      await addHooks(server, {
        ...{ contentfulSecret: null, hookToken, statusToken: null },
        requestBuild: () => undefined,
        getStatus: () => Promise.resolve({}),
      });
      await server.listen({ port: 0, host: '127.0.0.1' });
      return server;
    },
    async close() {
      for (const server of servers) await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function toPort(server: FastifyInstance): number {
  return (server.server.address() as AddressInfo).port;
}

/** Collects the response until the connection closes. */
export async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  await new Promise((resolve) => socket.once('close', resolve).on('error', resolve));
  return text;
}

/** Sends a raw request and returns the raw response. */
export function say(text: string, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text, 'latin1');
  return readAll(socket);
}

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends a request with headers on its own connection. @param line the request line */
export async function ask(
  port: number,
  line: string,
  headers: readonly string[] = ['Host: localhost'],
): Promise<Answer> {
  return parse(await say([line, ...headers, 'Connection: close', '', ''].join('\r\n'), port));
}

function parse(answer: string): Answer {
  const at = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, at).split('\r\n');
  const headers = lines.map((line) => [line.replace(/:.*/, '').toLowerCase(), line.replace(/^[^:]*: */, '')] as const);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: answer.slice(at + 4) };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';

import { publishRelease } from '../releases/publish-release';

import { createAnnouncer, type Announcer } from './announcer';

/** For tests of announcing: a search engine that speaks the protocol, a site that publishes, and a clock. */

export const siteUrl = 'https://www.dealer.example';
export const key = '6f1c0d6e-2b3a';

type Body = { host: string; key: string; keyLocation: string; urlList: string[] };
type Answer = { status: number; headers?: Record<string, string> };

export type TestEngine = {
  /** The paths of each post. */
  posts: string[][];
  /** What it answers next, before it answers by the protocol. */
  answers: Answer[];
  acceptedKey: string;
  endpoint: string;
  /** In milliseconds since 1970. */
  now: number;
  releasesDir: string;
  /** Starts an announcer in place of the one before. It checks when it is told to, or as often as it does by itself. */
  start: (endpoint?: string, isAlone?: boolean) => Announcer;
  /** Publishes pages by their paths and texts; all but `/hidden` are in the sitemap. */
  publish: (pages: Readonly<Record<string, string>>, script?: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Two states of a site, from the one to the other of which three addresses of the sitemap change. */
export const before = { '/': 'home', '/same': 'same', '/changed': 'old', '/gone': 'gone', '/hidden': 'old' };
export const after = { '/': 'home', '/same': 'same', '/changed': 'new', '/new': 'new', '/hidden': 'new' };
export const changed = ['/changed', '/gone', '/new'];

export async function createTestEngine(): Promise<TestEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'announce-'));
  const releasesDir = path.join(folder, 'releases');
  let announcer: Announcer | null = null;
  let seconds = 0;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const isPost = request.method === 'POST' && request.headers['content-type'] === 'application/json; charset=utf-8';
      const { status, headers = {} } = engine.answers.shift() ?? { status: judge(body as Body, engine.acceptedKey) };
      engine.posts.push((body as Body).urlList.map((address) => address.replace(siteUrl, '')));
      response.writeHead(isPost ? status : 400, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const engine: TestEngine = {
    ...{ posts: [], answers: [], acceptedKey: key, releasesDir, now: Date.parse('2026-11-30T12:00:00Z') },
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/indexnow`,
    start(endpoint = engine.endpoint, isAlone = false) {
      announcer?.stop();
      const often = isAlone ? {} : { everyMs: 3_600_000 };
      announcer = createAnnouncer({
        settings: { key, endpoint },
        releasesDir,
        siteUrl,
        now: () => engine.now,
        ...often,
      });
      return announcer;
    },
    async publish(pages, script = 'app-1.js') {
      const from = path.join(folder, 'build');
      writeBuild(from, pages, script);
      seconds += 1;
      await publishRelease({ from, releasesDir, keep: 2, now: new Date(seconds * 1000) });
    },
    async close() {
      announcer?.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
  return engine;
}

/** The statuses of https://www.indexnow.org/documentation. */
function judge({ host, key: given, keyLocation, urlList }: Body, acceptedKey: string): number {
  if (!Array.isArray(urlList) || urlList.length === 0 || urlList.length > 10_000) return 400;
  if (given !== acceptedKey || keyLocation !== `https://${host}/${given}.txt`) return 403;
  return urlList.every((address) => new URL(address).host === host) ? 200 : 422;
}

function writeBuild(folder: string, pages: Readonly<Record<string, string>>, script: string): void {
  rmSync(folder, { recursive: true, force: true });
  const toLocation = (address: string) => `<url><loc>${siteUrl}${address}</loc></url>`;
  const listed = Object.keys(pages).filter((page) => page !== '/hidden');
  const files: Record<string, string> = {
    'sitemap.xml': toLocation('/sitemaps/nl-1.xml'),
    'sitemaps/nl-1.xml': listed.map(toLocation).join(''),
  };
  for (const [page, text] of Object.entries(pages))
    files[path.join('.', page, 'index.html')] = `<main>${text}</main><script src="/${script}"></script>`;
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** @size large */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import { findFreePort } from '../scripts/lib/free-port';
import { rollBack } from '../server/releases/roll-back';

import { loadPages, publishNumbered, toData, toOrigin, toScript, toTexts } from './lib/load-releases';
import { startProduction, type Production } from './lib/production';

const requests = 100_000;
const visitors = 24;
/** After how many requests what is served changes: three releases come, and the last one is taken back. */
const changes = [20_000, 40_000, 60_000, 80_000];
const numbers = [0, 1, 2, 3] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
const releasesDir = path.join(folder, 'releases');
const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
const texts = numbers.map(toTexts);
let production: Production;
/** What is served, and between which two moments it took the place of what was. */
const served: { release: number; begun: number; done: number }[] = [];
let made = 0;
const faults: string[] = [];
/** How many answers each release gave. */
const given = new Map<number, number>();

beforeAll(async () => {
  await change(0, () => publishNumbered(releasesDir, 0));
  production = await startProduction(await findFreePort(8500), {
    RELEASES_DIR: releasesDir,
    REBUILD_COMMAND: 'false',
    SITE_URL: 'https://dealer.example',
    GATSBY_STOCK_API_URL: 'http://127.0.0.1:1',
    GATSBY_STOCK_COMPANY_ID: 'demo-dealer',
  });
});
afterAll(async () => {
  agent.destroy();
  await production.kill();
  rmSync(folder, { recursive: true });
});

async function change(release: number, make: () => Promise<unknown>): Promise<void> {
  const row = { release, begun: performance.now(), done: Infinity };
  served.push(row);
  await make();
  row.done = performance.now();
}

/** The releases that a request of this time may be answered from. */
function listPossible(from: number, to: number): number[] {
  const isPossible = ({ begun }: { begun: number }, index: number) =>
    begun <= to && (served[index + 1]?.done ?? Infinity) >= from;
  return served.filter(isPossible).map(({ release }) => release);
}

type Answer = { status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer };

function get(url: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(production.url + url, { agent, headers }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    request.on('error', reject);
  });
}

/**
 * Requests a file, which is whole and of one release.
 * @param only of this one; otherwise of one that was served in the meantime
 * @returns which one that is
 */
async function read(url: string, only?: number): Promise<number | null> {
  made += 1;
  const encoding = made % 4 === 0 ? 'br' : 'identity';
  const from = performance.now();
  try {
    const { status, headers, body } = await get(url, { 'accept-encoding': encoding });
    const text = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
    const release = numbers.find((number) => texts[number]?.get(url) === text);
    const possible = only === undefined ? listPossible(from, performance.now()) : [only];
    const origins = /release-\d/g.exec(String(headers['content-security-policy'] ?? `release-${String(release)}`));
    const isRight =
      release !== undefined && possible.includes(release) && toOrigin(release).includes(origins?.[0] ?? '-');
    if (status !== 200 || !isRight)
      faults.push(`${url}: ${String(status)} of ${String(release)}, not of ${possible.join(' or ')}`);
    else given.set(release, (given.get(release) ?? 0) + 1);
    return release ?? null;
  } catch (error) {
    faults.push(`${url}: ${String(error)}`);
    return null;
  }
}

/** Opens pages with all that they load, as a browser does; some of it later, when another release may be served. */
async function visit(): Promise<void> {
  while (made < requests) {
    const page = loadPages[made % loadPages.length] ?? '/';
    const release = await read(page);
    if (made % 7 === 0) await wait(made % 200);
    if (release === null) continue;
    await Promise.all([read(toScript(release), release), read(toData(page)), read('/page-data/app-data.json')]);
    // A tab that was opened long ago.
    await read(toScript(0), 0);
  }
}

async function changeReleases(): Promise<void> {
  const makes = [1, 2, 3].map((release) => () => change(release, () => publishNumbered(releasesDir, release)));
  for (const [index, make] of [...makes, () => change(2, () => rollBack(releasesDir))].entries()) {
    while (made < (changes[index] ?? 0)) await wait(10);
    await make();
  }
}

test('of 100,000 requests, while three releases are published and one is taken back, none fails or mixes two', async () => {
  await Promise.all([changeReleases(), ...Array.from({ length: visitors }, visit)]);
  expect([faults.length, faults.slice(0, 5)]).toEqual([0, []]);
  const counts = numbers.map((number) => given.get(number) ?? 0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(made);
  expect(Math.min(...counts)).toBeGreaterThan(requests / 20);
  expect(made).toBeGreaterThanOrEqual(requests);
});

/** @size medium */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import fastify from 'fastify';

import { stateFiles } from '../../build/state';
import type * as Faults from '../../src/testing/faults/faults';
import { failEveryCall, failNetwork } from '../../src/testing/faults/faults';
import { addHooks } from '../hooks/add-hooks';
import { publishRelease } from '../releases/publish-release';
import { writeBuild } from '../watch/test-release';

import { createRebuilder, type Rebuilder } from './create-rebuilder';
import type * as RunCommand from './run-command';
import { readRebuildSettings } from './settings';

jest.mock('node:fs', () => jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingSync());
jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingPromises(),
);
/** A build in this process, whose files it has already, so that its calls fail as well. */
const mockBuild = jest.fn<ReturnType<typeof RunCommand.runCommand>, []>();
jest.mock('./run-command', () => ({ runCommand: () => mockBuild() }));

const folder = mkdtempSync(path.join(tmpdir(), 'hook-faults-'));
const toFolder = (name: string) => path.join(folder, name);
const [build, prepared, releasesDir] = ['build', 'prepared', 'releases'].map(toFolder) as [string, string, string];
const hookToken = 'a-token-of-hooks-that-nobody-can-guess';
const siteUrl = 'https://dealer.example';
let notices: string[] = [];
failNetwork((_url, body) => {
  notices.push((JSON.parse(body) as { event: string }).event);
  return new Response();
});

const publish = () => publishRelease({ from: build, releasesDir, keep: 3, now: new Date() });
const readServed = () =>
  /Before|After/.exec(readFileSync(path.join(releasesDir, 'current/contact/index.html'), 'utf8'))?.[0];
const readState = () => JSON.parse(readFileSync(path.join(releasesDir, stateFiles.rebuild), 'utf8')) as unknown;
const copy = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
};

beforeAll(async () => {
  const only = ['/contact'];
  await writeBuild(build, { only, words: 'Before' });
  await publish();
  // The build before failed, and somebody was told of it.
  const state = { isDue: false, lastBuild: null, lastPublishedAt: null, failuresInRow: 1, toldCause: 'No space.' };
  writeFileSync(path.join(releasesDir, stateFiles.rebuild), JSON.stringify(state));
  copy(releasesDir, prepared);
  await writeBuild(build, { only, words: 'After' });
});
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
  mockBuild.mockImplementation(() =>
    publish().then(
      () => ({ kind: 'published', reason: '' }),
      (error: unknown) => ({ kind: 'refused', reason: String(error) }),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

let rebuilder: Rebuilder | null = null;

/** A process that begins. */
async function start(): Promise<void> {
  rebuilder = createRebuilder({
    settings: readRebuildSettings({ REBUILD_DEBOUNCE_SECONDS: '0', REBUILD_NOTIFY_URL: 'https://chat.example/' }),
    ...{ releasesDir, siteUrl },
  });
  await settle(() => rebuilder?.start());
}

/** Calls the hook, and waits until what it leads to is done. */
async function callHook(): Promise<void> {
  const server = fastify();
  const requestBuild = (cause: string) => rebuilder?.request(cause);
  const secrets = { contentfulSecret: null, hookToken, statusToken: null };
  await addHooks(server, { ...secrets, requestBuild, getStatus: () => Promise.resolve(null) });
  await settle(async () => {
    const headers = { authorization: `Bearer ${hookToken}` };
    const { statusCode } = await server.inject({ method: 'POST', url: '/hooks/rebuild', headers });
    expect(statusCode).toBe(202);
  });
  await server.close();
}

async function settle(begin: () => unknown): Promise<void> {
  await begin();
  while (rebuilder?.getState().isBuilding === true) await wait(1);
}

test('whichever call of a hook’s run fails, a whole release is served, and no change and no notice is lost', async () => {
  const calls = await failEveryCall({
    reset() {
      copy(prepared, releasesDir);
      notices = [];
      rebuilder = null;
    },
    async run() {
      await start();
      await callHook();
      // It ends when all is told.
      await rebuilder?.stop();
    },
    check(at) {
      const served = readServed();
      const isOpen = rebuilder === null || rebuilder.getState().isDue;
      expect([at, served, isOpen]).toEqual([at, expect.any(String), served === 'After' ? expect.any(Boolean) : true]);
    },
    async heal(at) {
      // The service starts the process again, which builds what is due. One that did not start took no call.
      const wasCalled = rebuilder !== null;
      await start();
      if (wasCalled) expect([at, readServed()]).toEqual([at, 'After']);
      await callHook();
      await rebuilder?.stop();
      expect([at, readServed()]).toEqual([at, 'After']);
      expect([at, notices.at(-1)]).toEqual([at, 'recovered']);
      expect([at, readState()]).toEqual([at, expect.objectContaining({ isDue: false, toldCause: null })]);
    },
  });
  expect(calls).toBeGreaterThan(50);
});

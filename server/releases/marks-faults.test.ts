/** @size medium */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentReportFile } from '../../content-model/content-report';
import { locales } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';
import type * as Faults from '../../src/testing/faults/faults';
import { failEveryCall } from '../../src/testing/faults/faults';
import { stockItemPath, writeBuild, type TestBuild } from '../watch/test-release';

import { checkRelease } from './check-release';
import { describeBuild, descriptionFile, getMarks, readDescription } from './description';
import { listFiles } from './list-files';
import { createContentReport } from './test-content-report';

jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingPromises(),
);

const folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
const [previous, build] = ['previous', '.20261102-000000'].map((name) => path.join(folder, name)) as [string, string];
const stock = { apiUrl: 'http://127.0.0.1:1/api', companyId: 'demo', imageTemplate: null };
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

/** The pages that a check requests of the server. */
const pages = locales.flatMap((locale) => [toStaticPath('home', locale), toStaticPath('stockOverview', locale)]);
const toItems = (count: number) => [
  ...pages,
  ...Array.from({ length: count }, (_, index) => `${stockItemPath.slice(0, -1)}${String(index)}`),
];
const toReport = (change: Parameters<typeof createContentReport>[0]) => ({
  [contentReportFile]: JSON.stringify(createContentReport(change)),
});

/** Describes the build and checks it as a build does (`build/build-site.ts`). */
async function describeAndCheck(maxFall = 0.3): Promise<void> {
  const before = await readDescription(previous);
  const files = await listFiles(build);
  const marks = before === null ? [] : getMarks(before, '2026-11-02');
  const allowed = { script: [], connect: [], img: [], frame: [] };
  const description = await describeBuild({ buildDir: build, files, stock, allowed, ownScripts: null, marks });
  writeFileSync(path.join(build, descriptionFile), JSON.stringify(description));
  await checkRelease({ folder: build, buildDir: build, written: [], previous, maxFall });
}

type Case = [what: string, before: TestBuild, after: TestBuild, sentence: string];
const cases: Case[] = [
  ['machines', { only: toItems(8) }, { only: toItems(2) }, 'The build has 2 machines where there were 8.'],
  [
    'entries of the CMS',
    { only: pages, files: toReport({ entries: 90 }) },
    { only: pages, files: toReport({ entries: 9 }) },
    'The build has 9 published entries of the CMS where there were 90.',
  ],
];

/** The pages of the route table are not what this is about. */
jest.mock('./missing-pages', () => ({ findMissingPages: () => Promise.resolve([]) }));

test.each(cases)('whichever file cannot be read, a fall of %s is not published', async (_, before, after, sentence) => {
  await writeBuild(previous, before);
  await writeBuild(build, after);
  let refused: string | null = null;
  const run = async () => {
    refused = null;
    await describeAndCheck().catch((error: unknown) => (refused = String(error)));
  };
  const calls = await failEveryCall({
    reset: () => undefined,
    run,
    check: (at) => expect([at, refused]).toEqual([at, expect.any(String)]),
    async heal(at) {
      await run();
      expect([at, refused]).toEqual([at, expect.stringContaining(sentence)]);
    },
  });
  expect(calls).toBeGreaterThan(8);
});

test('whichever file cannot be read, a smaller fall is published with what there was before, or not', async () => {
  await writeBuild(previous, { only: toItems(8) });
  await writeBuild(build, { only: toItems(7) });
  let isPublished = false;
  const run = async () => {
    isPublished = false;
    await describeAndCheck();
    isPublished = true;
  };
  const findMost = async () => Math.max(0, ...((await readDescription(build))?.marks ?? []).map(({ count }) => count));
  await failEveryCall({
    reset: () => writeBuild(build, { only: toItems(7) }),
    run,
    check: async (at) => {
      if (isPublished) expect([at, await findMost()]).toEqual([at, 8]);
    },
    async heal() {
      await run();
      expect(await findMost()).toBe(8);
    },
  });
});
